import type { LeadRequest } from '@vitrina/contract';
import { formatMoney } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { Conflict } from '../../platform/http/errors';
import { type ResolvedConfiguration, resolveConfiguration } from './configuration';
import type { KeptConfiguration } from './kept-configuration';
import { snapshotOf, totalOf } from './snapshot';

/** A choice with the total that the buyer saw. */
export type SeenChoice = Parameters<typeof resolveConfiguration>[1] & Pick<LeadRequest, 'total'>;

/**
 * What a choice is sold as now: its rows of the catalogue, and what a lead or quotation keeps of them.
 * @throws Refused for a choice that is not sold, Conflict when the buyer has seen another total
 */
export async function soldAsSeen(
  database: Kysely<Database>,
  choice: SeenChoice,
): Promise<{ resolved: ResolvedConfiguration; configuration: KeptConfiguration }> {
  const resolved = await resolveConfiguration(database, choice);
  const total = totalOf(resolved);
  if (total !== choice.total) {
    throw new Conflict(`El precio ha cambiado: el total es ${formatMoney(total)}. Revisa tu cotización`);
  }
  return { resolved, configuration: snapshotOf(resolved) };
}
