import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { orNotFound } from '../../platform/http/errors';
import { ownRows } from '../own-rows';
import { NO_PURCHASE } from '../purchases/list';

/** A negotiation of a customer, with the company that is paid. @throws NotFound, for another customer's too */
export async function findPaid(database: Kysely<Database>, accountId: number, negotiationId: number) {
  const row = await ownRows(database, accountId)
    .selectFrom('negotiation')
    .innerJoin('quotation', 'quotation.id', 'negotiation.quotation_id')
    .select(['decided_at', 'kind', 'total_cents', 'configuration'])
    .where('negotiation.id', '=', negotiationId)
    .executeTakeFirst();
  const { decided_at, kind, total_cents, configuration } = orNotFound(row, NO_PURCHASE);
  const { company } = configuration.dealership;
  return { isDecided: decided_at !== null, kind, total: total_cents, company };
}
