import {
  type Actor,
  type CardAttempt,
  type Payment,
  type Purchase,
  type PurchaseEvent,
  todayInEcuador,
} from '@vitrina/rules';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';

/**
 * Events that say all of the rows that they make. A transfer, a card session and a kept choice come with data of their own,
 * and are stored where those are known.
 */
export type StoredEvent = Exclude<PurchaseEvent, { type: 'register' | 'open-attempt' | 'keep-choice' }>;

/** Something that happened to a negotiation, and when. */
interface Happening {
  negotiationId: number;
  event: StoredEvent;
  actor: Actor;
  at: Date;
}

/** A row of payments that an event has made before: its id, and what the rules call the row that the event makes. */
export interface KnownRow {
  id: string;
  name: string;
}

/** What stands for the provider's reference of a charge that has none. */
const chargeName = (attempt: string, reference: string | undefined) =>
  reference === undefined ? `card/${attempt}` : `card/${attempt}/${reference}`;

/** The row that this event has made before, if any: of a submit by its id, of a charge by attempt and reference. */
export async function knownRowOf(
  database: Kysely<Database>,
  negotiationId: number,
  event: StoredEvent,
  { payments }: Purchase,
): Promise<KnownRow | undefined> {
  if (event.type === 'reverse' || event.type === 'return') {
    const row = await database
      .selectFrom('payment')
      .select('id')
      .where('negotiation_id', '=', negotiationId)
      .where('attempt', '=', event.id)
      .executeTakeFirst();
    return row && { id: String(row.id), name: event.id };
  }
  if (event.type !== 'approve-attempt' && event.type !== 'approve-part') return undefined;
  const name = chargeName(event.id, event.reference);
  const charge = payments.find(
    ({ attempt, reference }) => attempt === event.id && reference === (event.reference ?? name),
  );
  return charge && { id: charge.id, name };
}

/** A charge, a reversal or a return. @returns the row's id */
async function addPayment(transaction: Transaction<Database>, happening: Happening, row: Payment, before: Purchase) {
  const { negotiationId, at } = happening;
  const { id, kind, method, amount, status, of, attempt, reference } = row;
  const reversed = before.payments.find((payment) => payment.id === of);
  const details =
    kind === 'payment'
      ? {
          card_attempt_id: Number(attempt),
          provider_reference: reference ?? id,
          receipt_number: reference ?? id,
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

/** @returns the id of the payment that the event is about: the new one, or the one that it moved */
async function storePayments(
  transaction: Transaction<Database>,
  happening: Happening,
  before: Purchase,
  after: Purchase,
): Promise<number | null> {
  let subject: number | null = null;
  for (const payment of after.payments) {
    const was = before.payments.find(({ id }) => id === payment.id);
    if (was?.status === payment.status) continue;
    if (was) {
      subject = Number(payment.id);
      await transaction
        .updateTable('payment')
        .set({ status: payment.status, settled_at: happening.at })
        .where('id', '=', subject)
        .execute();
    } else {
      subject = await addPayment(transaction, happening, payment, before);
    }
  }
  return subject;
}

async function storeAttempts(
  transaction: Transaction<Database>,
  { at, actor }: Happening,
  before: readonly CardAttempt[],
  after: readonly CardAttempt[],
) {
  for (const { id, status } of after) {
    if (before.find((attempt) => attempt.id === id)?.status === status) continue;
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
  {
    status,
    subject,
  }: { status: Purchase['status'] | null; subject: { kind: Purchase['kind']; paymentId: number | null } },
): Promise<number> {
  const isAboutAttempt = event.type.endsWith('-attempt') || event.type === 'approve-part';
  const followedMoney = subject.kind === 'cash' && 'id' in event;
  const { id } = await transaction
    .insertInto('purchase_event')
    .values({
      ...{ negotiation_id: negotiationId, at, actor, name: event.type, status: followedMoney ? null : status },
      payment_id: subject.paymentId,
      card_attempt_id: isAboutAttempt && 'id' in event ? Number(event.id) : null,
      amount_cents: 'amount' in event && event.amount !== undefined ? event.amount : null,
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

/**
 * Writes what an event has made of a purchase, in the transaction that holds its row: the rows that are new or have moved,
 * the status, the answers, and the timeline as the seed writes it (api/src/seed/customers/replay.ts).
 * @returns the event's id in the timeline
 */
export async function storeChange(
  transaction: Transaction<Database>,
  happening: Happening,
  before: Purchase,
  after: Purchase,
): Promise<number> {
  await storeAttempts(transaction, happening, before.attempts, after.attempts);
  const paymentId = await storePayments(transaction, happening, before, after);
  const status = after.status === before.status ? null : after.status;
  if (status !== null) {
    await transaction.updateTable('negotiation').set({ status }).where('id', '=', happening.negotiationId).execute();
  }
  await storeAnswers(transaction, happening);
  return storeEvents(transaction, happening, { status, subject: { kind: after.kind, paymentId } });
}
