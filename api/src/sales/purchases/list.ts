import { type Purchase, type purchases, QUOTATION_KINDS, type RequestOf } from '@vitrina/contract';
import { hasEnded, PURCHASE_STATUSES, REQUEST_STATUSES } from '@vitrina/rules';
import type { OwnRows } from '../own-rows';
import { pageOf } from '../page';
import { loadPurchases } from './load';
import { purchaseWords } from './words';

/** What a person reads of an id that is no purchase of theirs. */
export const NO_PURCHASE = 'No encontramos esta compra';

const ENDED = [...new Set([...PURCHASE_STATUSES, ...REQUEST_STATUSES].filter(hasEnded))];

/** Negotiations with what a list or a detail shows of each. */
export const withFinancing = (own: OwnRows) =>
  own
    .selectFrom('negotiation')
    .innerJoin('quotation', 'quotation.id', 'negotiation.quotation_id')
    .leftJoin('financing', 'financing.negotiation_id', 'negotiation.id')
    .select(['negotiation.id', 'total_cents', 'configuration'])
    .select(['financed_cents', 'term_months', 'financing.bank_id', 'monthly_cents']);

/**
 * A customer's cash purchases or financing requests, newest first.
 * @throws NotFound when the page follows no purchase of theirs
 */
export async function listPurchases(
  own: OwnRows,
  { kind, hasEnded: ended, ...page }: RequestOf<typeof purchases>,
): Promise<Purchase[]> {
  const rows = await pageOf(
    withFinancing(own).where('decided_at', 'is not', null),
    { ...{ date: 'negotiation.decided_at', id: 'negotiation.id', direction: 'desc' }, missing: NO_PURCHASE },
    page,
    (all) => {
      const ofKind = all.where('kind', '=', kind === QUOTATION_KINDS.cash ? 'cash' : 'credit');
      return ended === undefined ? ofKind : ofKind.where('status', ended ? 'in' : 'not in', ENDED);
    },
  );
  const loaded = await loadPurchases(
    own,
    rows.map(({ id }) => id),
  );
  const now = Date.now();
  return rows.flatMap((row) => {
    const purchase = loaded.get(row.id);
    return purchase ? [purchaseWords(row, purchase, now)] : [];
  });
}
