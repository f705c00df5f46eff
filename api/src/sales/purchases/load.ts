import {
  type AttemptStatus,
  type CardAttempt,
  type Payment,
  type Purchase,
  type PurchaseMoments,
  type PurchaseStatus,
  type RequestStatus,
  todayInEcuador,
} from '@vitrina/rules';
import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Negotiations } from '../own-rows';
import { choiceOf } from './choice';

/** A decided negotiation as @vitrina/rules knows it. */
export interface LoadedPurchase {
  readonly id: number;
  readonly quotationId: number;
  readonly accountId: number;
  /** Of the order or the request. */
  readonly number: number;
  readonly decidedAt: Date;
  readonly purchase: Purchase;
  readonly moments: PurchaseMoments;
}

/** A moment inside JSON, where a Date would become a text of the database's own format. */
const millis = (column: string): RawBuilder<number> =>
  sql`(extract(epoch from ${sql.ref(column)}) * 1000)::double precision`;

const select = (database: Negotiations, negotiationIds: readonly number[]) =>
  database
    .selectFrom('negotiation')
    .innerJoin('quotation', 'quotation.id', 'negotiation.quotation_id')
    .leftJoin('financing', 'financing.negotiation_id', 'negotiation.id')
    .select(['negotiation.id', 'quotation_id', 'account_id', 'negotiation.number', 'decided_at'])
    .select(['negotiation.kind', 'status', 'total_cents', 'down_payment_cents', 'answered_at'])
    .select((of) => [
      jsonArrayFrom(
        of
          .selectFrom('payment')
          .select(['payment.id', 'payment.kind', 'payment.method', 'payment.amount_cents', 'payment.status'])
          .select([
            'paid_in_cash',
            'corrected_id',
            'payment.bank_id',
            'receipt_number',
            'card_attempt_id',
            'provider_reference',
            'of_payment_id',
          ])
          .select([
            millis('payment.created_at').as('createdAt'),
            millis('settled_at').$castTo<number | null>().as('settledAt'),
          ])
          .whereRef('payment.negotiation_id', '=', 'negotiation.id')
          .orderBy('payment.created_at')
          .orderBy('payment.id'),
      ).as('payments'),
      jsonArrayFrom(
        of
          .selectFrom('card_attempt')
          .select(['card_attempt.id', 'provider', 'amount_cents', 'state', 'card_attempt.provider_reference'])
          .select([millis('card_attempt.created_at').as('openedAt'), millis('expires_at').as('expiresAt')])
          .whereRef('card_attempt.negotiation_id', '=', 'negotiation.id')
          .orderBy('card_attempt.created_at')
          .orderBy('card_attempt.id'),
      ).as('attempts'),
      jsonObjectFrom(
        of
          .selectFrom('payment_choice')
          .select(['method', 'provider', 'amount_cents', 'attempt', 'payer'])
          .whereRef('payment_choice.negotiation_id', '=', 'negotiation.id'),
      ).as('choice'),
      of
        .selectFrom('purchase_event')
        .select('at')
        .whereRef('purchase_event.negotiation_id', '=', 'negotiation.id')
        .where('purchase_event.status', 'is not', null)
        .orderBy('at', 'desc')
        .orderBy('purchase_event.id', 'desc')
        .limit(1)
        .as('status_since'),
    ])
    .where('negotiation.id', '=', sql<number>`any(${negotiationIds}::integer[])`);

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function paymentOf(row: Row['payments'][number]): Payment {
  const { id, kind, method, amount_cents, status, bank_id, receipt_number } = row;
  const { paid_in_cash, corrected_id, card_attempt_id, provider_reference, of_payment_id } = row;
  const hasReceipt = kind === 'payment' && method !== 'card' && bank_id !== null && receipt_number !== null;
  return {
    ...{ id: String(id), kind, method, amount: amount_cents, status },
    ...(hasReceipt && { receipt: { bankId: bank_id, number: receipt_number } }),
    ...(paid_in_cash !== null && { paidInCash: paid_in_cash }),
    ...(corrected_id !== null && { corrects: String(corrected_id) }),
    ...(card_attempt_id !== null && { attempt: String(card_attempt_id) }),
    ...(provider_reference !== null && { reference: provider_reference }),
    // A return may name a payment too, but takes nothing of it back.
    ...(kind === 'reversal' && of_payment_id !== null && { of: String(of_payment_id) }),
  };
}

const attemptOf = ({ id, provider, amount_cents, state, ...row }: Row['attempts'][number]): CardAttempt => ({
  ...{ id: String(id), provider, amount: amount_cents, status: state satisfies AttemptStatus },
  // One that its provider did not open was no payment of that day.
  ...((state === 'PENDIENTE' || row.provider_reference !== null) && { day: todayInEcuador(new Date(row.openedAt)) }),
});

function purchaseOf({ id, kind, status, total_cents, down_payment_cents, answered_at, ...row }: Row): Purchase {
  const made = {
    payments: row.payments.map(paymentOf),
    attempts: row.attempts.map(attemptOf),
    ...(row.choice && { choice: choiceOf(row.choice) }),
  };
  if (kind === 'cash') return { kind, total: total_cents, status: status as PurchaseStatus, ...made };
  if (down_payment_cents === null) throw new Error(`request ${id} has no financing`);
  const answered = answered_at !== null;
  return { kind, downPayment: down_payment_cents, status: status as RequestStatus, answered, ...made };
}

const momentsOf = ({ payments, attempts, status_since }: Row, decidedAt: Date): PurchaseMoments => ({
  decidedAt: decidedAt.getTime(),
  statusSince: (status_since ?? decidedAt).getTime(),
  payments: new Map(
    payments.map(({ id, createdAt, settledAt }) => [
      String(id),
      { createdAt, ...(settledAt !== null && { settledAt }) },
    ]),
  ),
  attempts: new Map(attempts.map(({ id, openedAt, expiresAt }) => [String(id), { openedAt, expiresAt }])),
});

/**
 * The purchases and requests of some negotiations, by the negotiation's id, with ids of payments and attempts as text; those
 * that are undecided, or are not there, are missing. One statement, however many they are, so that all of a purchase is seen
 * at one moment.
 */
export async function loadPurchases(
  database: Negotiations,
  negotiationIds: readonly number[],
): Promise<Map<number, LoadedPurchase>> {
  const rows = await select(database, negotiationIds).execute();
  const loaded = new Map<number, LoadedPurchase>();
  for (const row of rows) {
    const { id, quotation_id: quotationId, account_id: accountId, number, decided_at: decidedAt } = row;
    if (decidedAt === null || number === null) continue;
    const purchase = purchaseOf(row);
    loaded.set(id, { id, quotationId, accountId, number, decidedAt, purchase, moments: momentsOf(row, decidedAt) });
  }
  return loaded;
}

/** One of them. @throws Error when it is undecided or not there */
export async function loadPurchase(database: Negotiations, negotiationId: number): Promise<LoadedPurchase> {
  const loaded = (await loadPurchases(database, [negotiationId])).get(negotiationId);
  if (!loaded) throw new Error(`negotiation ${negotiationId} is no purchase`);
  return loaded;
}
