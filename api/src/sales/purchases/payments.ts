import type { PaymentRecord, payments, RequestOf } from '@vitrina/contract';
import { METHOD_WORDS, noteOf, PAYMENT_KIND_WORDS } from '@vitrina/rules';
import { orNotFound } from '../../platform/http/errors';
import type { OwnRows } from '../own-rows';
import { pageOf } from '../page';
import { NO_PURCHASE } from './list';
import { loadPurchases } from './load';

const NO_PAYMENT = 'No encontramos ese pago';

const withFile = (own: OwnRows, negotiationId: number) =>
  own
    .selectFrom('negotiation')
    .innerJoin('payment', 'payment.negotiation_id', 'negotiation.id')
    .leftJoin('stored_file', 'stored_file.id', 'payment.file_id')
    .select(['payment.id', 'payment.kind', 'method', 'amount_cents', 'payment.status', 'paid_on', 'receipt_number'])
    .select(['file_id', 'stored_file.name as file_name', 'media_type'])
    .where('negotiation.id', '=', negotiationId);

type Row = Awaited<ReturnType<ReturnType<typeof withFile>['execute']>>[number];

const wordsOf = (row: Row, note: string | undefined): PaymentRecord => ({
  ...{ id: row.id, date: row.paid_on, amount: row.amount_cents, status: row.status, note },
  type: PAYMENT_KIND_WORDS[row.kind],
  method: METHOD_WORDS[row.method],
  [row.method === 'card' ? 'cardReference' : 'receiptNumber']: row.receipt_number ?? undefined,
  fileId: row.file_id ?? undefined,
  fileName: row.file_name ?? undefined,
  fileType: row.media_type ?? undefined,
});

/**
 * What was paid for a negotiation of a customer, reversals and returns included, in order of date and id.
 * @throws NotFound when it is not theirs, or the page follows no payment of it
 */
export async function listPayments(
  own: OwnRows,
  { id, ...page }: RequestOf<typeof payments>,
): Promise<PaymentRecord[]> {
  orNotFound(await own.selectFrom('negotiation').select('id').where('id', '=', id).executeTakeFirst(), NO_PURCHASE);
  const order = { date: 'payment.paid_on', id: 'payment.id', direction: 'asc', missing: NO_PAYMENT } as const;
  const rows = await pageOf(withFile(own, id), order, page);
  const all = (await loadPurchases(own, [id])).get(id)?.purchase.payments ?? [];
  const notes = new Map(all.map((payment) => [payment.id, noteOf(payment, all)]));
  return rows.map((row) => wordsOf(row, notes.get(String(row.id))));
}
