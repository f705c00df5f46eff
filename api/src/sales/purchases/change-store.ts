import { type Actor, type Payment, type Purchase, type PurchaseEvent, todayInEcuador } from '@vitrina/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { Applied } from './change-event';

/** Something that happened to a negotiation, and when. */
type Happening = Applied & {
  readonly negotiationId: number;
  readonly actor: Actor;
  readonly at: Date;
};

/** A charge, a reversal or a return. @returns the row's id */
async function storePayment(transaction: Transaction<Database>, happening: Happening, row: Payment, before: Purchase) {
  const { negotiationId, at, charge } = happening;
  const { id, kind, method, amount, status, of, attempt, reference } = row;
  const reversed = before.payments.find((payment) => payment.id === of);
  const details =
    kind === 'payment'
      ? {
          card_attempt_id: Number(attempt),
          provider_reference: reference ?? id,
          receipt_number: reference ?? id,
          ...(charge && { paid_on: charge.paidOn, provider_details: JSON.stringify(charge.details) }),
        }
      : { attempt: id, of_payment_id: of === undefined ? null : Number(of) };
  const added = await transaction
    .insertInto('payment')
    .values({
      negotiation_id: negotiationId,
      ...{ kind, status, amount_cents: amount, method: method ?? reversed?.method ?? 'bankTransfer' },
      ...{ paid_on: todayInEcuador(at), created_at: at, settled_at: status === 'PE' ? null : at },
      ...details,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return added.id;
}

/** The row of an event that the rules do not know all of. @returns its id, and which kind of row it is */
async function storeOwnRow(transaction: Transaction<Database>, { event, writeRow, at }: Happening): Promise<Subject> {
  if (writeRow === undefined) return {};
  const id = await writeRow(transaction, at);
  if (event.type === 'register') return { paymentId: id };
  return event.type === 'open-attempt' ? { attemptId: id } : {};
}

/** What an event is about: the row that it made or moved. */
interface Subject {
  readonly paymentId?: number;
  readonly attemptId?: number;
}

const rejectionOf = (event: PurchaseEvent) =>
  event.type === 'reject-transfer' && event.reason !== undefined ? { rejection_reason: event.reason } : {};

/** Payments that the event makes by itself, or moves. @returns the id of the one that it is about */
async function storePayments(
  transaction: Transaction<Database>,
  happening: Happening,
  before: Purchase,
  after: Purchase,
): Promise<Subject> {
  const { event, at } = happening;
  if (event.type === 'register') return {};
  let paymentId: number | undefined;
  for (const payment of after.payments) {
    const was = before.payments.find(({ id }) => id === payment.id);
    if (was?.status === payment.status) continue;
    if (was) {
      paymentId = Number(payment.id);
      await transaction
        .updateTable('payment')
        .set({ status: payment.status, settled_at: at, ...rejectionOf(event) })
        .where('id', '=', paymentId)
        .execute();
    } else {
      paymentId = await storePayment(transaction, happening, payment, before);
    }
  }
  return paymentId === undefined ? {} : { paymentId };
}

/** Card attempts that the event moves. */
async function storeAttempts(
  transaction: Transaction<Database>,
  { event, at, actor }: Happening,
  before: Purchase,
  after: Purchase,
): Promise<Subject> {
  if (event.type === 'open-attempt') return {};
  for (const { id, status } of after.attempts) {
    if (before.attempts.find((attempt) => attempt.id === id)?.status === status) continue;
    await transaction
      .updateTable('card_attempt')
      .set({
        state: status,
        ended_at: status === 'PENDIENTE' ? null : at,
        ...(actor === 'provider' && { asked_at: at }),
      })
      .where('id', '=', Number(id))
      .execute();
  }
  const isAboutAttempt = event.type.endsWith('-attempt') || event.type === 'approve-part';
  return isAboutAttempt && 'id' in event ? { attemptId: Number(event.id) } : {};
}

/** A kept choice goes with the payment that is made of it. */
async function dropUsedChoice(
  transaction: Transaction<Database>,
  negotiationId: number,
  before: Purchase,
  after: Purchase,
) {
  if (before.choice === undefined || after.choice !== undefined) return;
  await transaction.deleteFrom('payment_choice').where('negotiation_id', '=', negotiationId).execute();
}

/** What the lender and the customer have said to a request. */
async function storeAnswers(transaction: Transaction<Database>, { negotiationId, event, at }: Happening) {
  const answers = {
    'approve-request': { approved_at: at },
    accept: { answered_at: at, accepted: true },
    decline: { answered_at: at, accepted: false },
  } as const;
  if (!(event.type in answers)) return;
  await transaction
    .updateTable('financing')
    .set(answers[event.type as keyof typeof answers])
    .where('negotiation_id', '=', negotiationId)
    .execute();
}

/** Adds a change to the timeline; where the status followed the money, that is an event of the server's. */
async function storeEvents(
  transaction: Transaction<Database>,
  { negotiationId, event, actor, at }: Happening,
  { kind, status, subject }: { kind: Purchase['kind']; status: Purchase['status'] | null; subject: Subject },
): Promise<number> {
  const followedMoney = kind === 'cash' && 'id' in event;
  // The end of an attempt whose charges were known moves no money.
  const movesNothing = event.type === 'approve-attempt' && subject.paymentId === undefined;
  const { id } = await transaction
    .insertInto('purchase_event')
    .values({
      ...{ negotiation_id: negotiationId, at, actor, name: event.type, status: followedMoney ? null : status },
      payment_id: subject.paymentId ?? null,
      card_attempt_id: subject.attemptId ?? null,
      amount_cents: 'amount' in event && !movesNothing ? (event.amount ?? null) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (followedMoney && status !== null) {
    await transaction
      .insertInto('purchase_event')
      .values({
        ...{ negotiation_id: negotiationId, at, actor: 'server', status },
        name: status === 'PAGADA' ? 'settle' : 'reopen',
      })
      .execute();
  }
  return id;
}

/** What a change has written: its event in the timeline, and the row that it made or moved. */
export interface Stored extends Subject {
  readonly eventId: number;
}

/**
 * Writes what an event has made of a purchase, in the transaction that holds its row: the rows that are new or have moved,
 * the status, the answers, and the timeline as the seed writes it (api/src/seed/customers/replay.ts).
 */
export async function storeChange(
  transaction: Transaction<Database>,
  happening: Happening,
  before: Purchase,
  after: Purchase,
): Promise<Stored> {
  const { negotiationId } = happening;
  const subject = {
    ...(await storeOwnRow(transaction, happening)),
    ...(await storeAttempts(transaction, happening, before, after)),
    ...(await storePayments(transaction, happening, before, after)),
  };
  await dropUsedChoice(transaction, negotiationId, before, after);
  const status = after.status === before.status ? null : after.status;
  if (status !== null) {
    await transaction.updateTable('negotiation').set({ status }).where('id', '=', negotiationId).execute();
  }
  await storeAnswers(transaction, happening);
  return { ...subject, eventId: await storeEvents(transaction, happening, { kind: after.kind, status, subject }) };
}
