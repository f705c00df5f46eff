import type { PaymentRecord, payments, RequestOf } from '@vitrina/contract';
import { isCorrected, METHOD_WORDS, noteOf, PAYMENT_KIND_WORDS, todayInEcuador } from '@vitrina/rules';
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
    .leftJoin('card_attempt', 'card_attempt.id', 'payment.card_attempt_id')
    .select([
      'payment.id',
      'payment.kind',
      'method',
      'payment.amount_cents',
      'payment.status',
      'paid_on',
      'settled_at',
      'receipt_number',
    ])
    .select(['file_id', 'stored_file.name as file_name', 'media_type', 'payer'])
    .select(['agency_bank_account_id', 'beneficiary', 'beneficiary_email', 'paid_in_cash', 'rejection_reason'])
    .where('negotiation.id', '=', negotiationId);

/** What the other rows say of one. */
interface Told {
  note: string | undefined;
  corrected: boolean;
}

type Row = Awaited<ReturnType<ReturnType<typeof withFile>['execute']>>[number];

/** What a transfer or deposit was registered with, so that a rejected one is corrected without typing it again. */
const registeredWords = (row: Row) => ({
  accountId: row.agency_bank_account_id ?? undefined,
  beneficiary: row.beneficiary ?? undefined,
  beneficiaryEmail: row.beneficiary_email ?? undefined,
  paidInCash: row.paid_in_cash ?? undefined,
  rejectionReason: row.rejection_reason ?? undefined,
});

/**
 * Whether the day alone is known on which a row was paid, and not the moment: of a transfer or deposit, and of a charge that was
 * told on a later day.
 */
export const isDayAlone = ({
  kind,
  method,
  paid_on,
  settled_at,
}: Pick<Row, 'kind' | 'method' | 'paid_on' | 'settled_at'>) =>
  settled_at === null || (kind === 'payment' && (method !== 'card' || paid_on !== todayInEcuador(settled_at)));

/** There is a receipt of what was paid, taken back or returned; none of what is pending, rejected or withdrawn. */
const hasReceipt = ({ kind, status }: Row) => kind !== 'payment' || status === 'PROCESADO';

const wordsOf = (row: Row, { note, corrected }: Told): PaymentRecord => ({
  ...{ id: row.id, date: row.paid_on, amount: row.amount_cents, status: row.status, note },
  ...registeredWords(row),
  isCorrected: corrected || undefined,
  hasReceipt: hasReceipt(row) || undefined,
  moment: isDayAlone(row) ? undefined : row.settled_at?.toISOString(),
  payer: row.payer && !row.payer.isHolder ? `${row.payer.firstNames} ${row.payer.surnames}` : undefined,
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
  const told = new Map(
    all.map((payment) => [payment.id, { note: noteOf(payment, all), corrected: isCorrected(payment, all) }]),
  );
  return rows.map((row) => wordsOf(row, told.get(String(row.id)) ?? { note: undefined, corrected: false }));
}
