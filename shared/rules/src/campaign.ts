import { CAMPAIGNS } from '@vitrina/contract';

const known = new Set<number>(Object.values(CAMPAIGNS));

/** The campaign that the query value `source` names, when it is the id of a known one; 0 otherwise. */
export function campaignFromSource(source: string | null | undefined): number {
  const id = /^\d{1,4}$/.test(source ?? '') ? Number(source) : 0;
  return known.has(id) ? id : 0;
}
