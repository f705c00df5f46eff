import { CAMPAIGNS } from '@vitrina/contract';

const known = new Set<number>(Object.values(CAMPAIGNS));

/** The campaign id in the query value `source`, if it is a known one; otherwise 0. */
export function campaignFromSource(source: string | null | undefined): number {
  const id = /^\d{1,4}$/.test(source ?? '') ? Number(source) : 0;
  return known.has(id) ? id : 0;
}
