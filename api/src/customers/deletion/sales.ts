import { figuresOf, hasEnded, ZERO } from '@vitrina/rules';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { type LoadedPurchase, loadPurchases } from '../../sales/purchases/load';

/**
 * After how many days without an event a request counts as ended: the bank pays for a financed car, and its invoice and
 * delivery are not recorded here.
 */
const REQUEST_ENDS_DAYS = 365;

/** When something last happened to a row of `negotiation`; null before it is decided. */
export const LAST_EVENT: RawBuilder<Date | null> = sql`greatest(
  decided_at, (select max(at) from purchase_event where negotiation_id = negotiation.id and decided_at is not null)
)`;

/** A negotiation of an account that is deleted. */
export interface Sale {
  negotiationId: number;
  isDecided: boolean;
  /** Staff still has to reach its buyer: it has not ended, money is on its way, or some has to go back. */
  isUnderWay: boolean;
}

function isUnderWay({ purchase }: LoadedPurchase, lastEvent: Date): boolean {
  const { toReturn, pending } = figuresOf(purchase);
  const isOpen = purchase.attempts.some(({ status }) => status === 'PENDIENTE');
  if (toReturn > ZERO || pending > ZERO || isOpen) return true;
  if (hasEnded(purchase.status)) return false;
  return purchase.kind === 'cash' || lastEvent.getTime() > Date.now() - REQUEST_ENDS_DAYS * 24 * 60 * 60_000;
}

/** The negotiations of an account. */
export async function salesOf(database: Kysely<Database>, accountId: number): Promise<Sale[]> {
  const rows = await database
    .selectFrom('negotiation')
    .innerJoin('quotation', 'quotation.id', 'quotation_id')
    .select(['negotiation.id', LAST_EVENT.as('lastEvent')])
    .where('account_id', '=', accountId)
    .execute();
  const decided = await loadPurchases(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, lastEvent }) => {
    const purchase = decided.get(id);
    return {
      negotiationId: id,
      isDecided: purchase !== undefined,
      isUnderWay: purchase !== undefined && lastEvent !== null && isUnderWay(purchase, lastEvent),
    };
  });
}
