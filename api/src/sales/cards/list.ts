import {
  type CardPayment,
  type CardPaymentState,
  type cardPayments,
  QUOTATION_KINDS,
  type RequestOf,
} from '@vitrina/contract';
import { approvedOf, isUnderReview, leftOf, reservedUntil, subtractCents, sumCents, ZERO } from '@vitrina/rules';
import { orNotFound } from '../../platform/http/errors';
import type { OwnRows } from '../own-rows';
import { NO_PURCHASE } from '../purchases/list';
import { type LoadedPurchase, loadPurchases } from '../purchases/load';
import { type AttemptRow, timed } from './attempts';

function wordsOf(row: AttemptRow, now: number): CardPayment {
  const until = reservedUntil(timed(row), now);
  return {
    ...{ reference: row.reference, date: row.created_at.toISOString(), amount: row.amount_cents, status: row.state },
    ...{ attempt: row.attempt, provider: row.provider, isUnderReview: isUnderReview(timed(row), now) },
    ...(until !== undefined && { reservedUntil: new Date(until).toISOString() }),
  };
}

/** The attempts of one negotiation of a customer. */
export const ownAttempts = (own: OwnRows, negotiationId: number) =>
  own
    .selectFrom('negotiation')
    .innerJoin('card_attempt', 'card_attempt.negotiation_id', 'negotiation.id')
    .selectAll('card_attempt')
    .where('negotiation.id', '=', negotiationId);

/** Checks whose a negotiation is. @throws NotFound */
export async function needOwn(own: OwnRows, id: number): Promise<void> {
  orNotFound(await own.selectFrom('negotiation').select('id').where('id', '=', id).executeTakeFirst(), NO_PURCHASE);
}

/** The card payments of a negotiation of a customer, newest first. @throws NotFound */
export async function listCardPayments(own: OwnRows, { id }: RequestOf<typeof cardPayments>): Promise<CardPayment[]> {
  await needOwn(own, id);
  const rows = await ownAttempts(own, id)
    .orderBy('card_attempt.created_at', 'desc')
    .orderBy('card_attempt.id', 'desc')
    .execute();
  const now = Date.now();
  return rows.map((row) => wordsOf(row, now));
}

/** How a card payment stands, with what it became. */
function stateWords(row: AttemptRow, { purchase }: LoadedPurchase, now: number): CardPaymentState {
  const id = String(row.id);
  const charges = purchase.payments.filter(({ attempt }) => attempt === id);
  const newest = charges.at(-1);
  const approved = approvedOf({ id }, purchase.payments);
  const reversed = subtractCents(approved, sumCents(charges.map((charge) => leftOf(charge, purchase.payments))));
  return {
    ...wordsOf(row, now),
    kind: QUOTATION_KINDS[purchase.kind],
    approved,
    ...(reversed > ZERO && { reversed }),
    ...(newest && { paymentId: Number(newest.id) }),
    ...(row.reason !== null && row.state !== 'PROCESADO' && row.state !== 'PENDIENTE' && { reason: row.reason }),
    ...(row.state === 'PENDIENTE' && row.address !== null && { address: row.address }),
  };
}

/** A card payment of a customer as it is stored. @throws NotFound */
export async function findCardPayment(own: OwnRows, id: number, attempt: string): Promise<CardPaymentState> {
  const row = await ownAttempts(own, id).where('card_attempt.attempt', '=', attempt).executeTakeFirst();
  const loaded = (await loadPurchases(own, [id])).get(id);
  return stateWords(
    orNotFound(row, 'No encontramos este pago con tarjeta'),
    orNotFound(loaded, NO_PURCHASE),
    Date.now(),
  );
}
