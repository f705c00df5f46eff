import { maxCents, negateCents, subtractCents, ZERO } from '../amounts';
import { refuse } from './answers';
import { enter, isAnswer, type Result } from './enter';
import type { EventOf } from './events';
import { approvedOf, figuresOf } from './figures';
import type { Context } from './guards';
import { ATTEMPT_MACHINE, NEW, PAYMENT_MACHINE, step } from './machines';
import type { Actor } from './statuses';
import type { CardAttempt, Payment, Purchase } from './types';

const withPayment = (purchase: Purchase, payment: Payment): Purchase => ({
  ...purchase,
  payments: [...purchase.payments, payment],
});

const withAttempt = (purchase: Purchase, attempt: CardAttempt): Purchase => ({
  ...purchase,
  attempts: purchase.attempts.map((known) => (known.id === attempt.id ? attempt : known)),
});

/** A successful create consumes the kept choice. */
const withoutChoice = ({ choice: _used, ...purchase }: Purchase): Purchase => purchase;

type NewRow = EventOf<'register' | 'reverse' | 'return'>;

/** A new row of payments; the same row again is known. */
function addRow(context: Context, event: NewRow, actor: Actor, row: Omit<Payment, 'id' | 'status'>): Result {
  const { purchase } = context;
  const known = purchase.payments.find(({ id }) => id === event.id);
  const taken = step(PAYMENT_MACHINE, NEW, event.type, actor);
  if (known && taken !== 'not-allowed') return known.kind === row.kind ? { kind: 'known' } : refuse('not now');
  const entered = enter(taken, context, refuse('not now'));
  return isAnswer(entered) ? entered : { next: withPayment(purchase, { ...row, id: event.id, status: entered.to }) };
}

/** A customer registers a transfer or a deposit. */
export function register(context: Context, event: EventOf<'register'>, actor: Actor): Result {
  const { type: _type, id: _id, ...row } = event;
  const result = addRow(context, event, actor, { kind: 'payment', ...row });
  return isAnswer(result) ? result : { next: withoutChoice(result.next) };
}

/** Staff approves or rejects a transfer or deposit, or the customer withdraws it: the first under the row lock wins. */
export function moveTransfer(
  context: Context,
  event: EventOf<'approve-transfer' | 'reject-transfer' | 'withdraw'>,
  actor: Actor,
): Result {
  const { purchase } = context;
  const payment = purchase.payments.find(({ id, method }) => id === event.id && method && method !== 'card');
  if (!payment) return refuse('not found');
  const taken = step(PAYMENT_MACHINE, payment.status, event.type, actor);
  const entered = enter(taken, context, refuse('not pending'));
  if (isAnswer(entered)) return entered;
  const moved = { ...payment, status: entered.to };
  return { next: { ...purchase, payments: purchase.payments.map((row) => (row === payment ? moved : row)) } };
}

/** A customer opens a card session. A known attempt id opens no second one. */
export function openAttempt(context: Context, event: EventOf<'open-attempt'>, actor: Actor): Result {
  const { purchase } = context;
  const taken = step(ATTEMPT_MACHINE, NEW, event.type, actor);
  if (taken !== 'not-allowed' && purchase.attempts.some(({ id }) => id === event.id)) return { kind: 'known' };
  const entered = enter(taken, context, refuse('not now'));
  if (isAnswer(entered)) return entered;
  const { type: _type, ...opened } = event;
  const attempt = { ...opened, status: entered.to };
  return { next: withoutChoice({ ...purchase, attempts: [...purchase.attempts, attempt] }) };
}

type AttemptEvent = EventOf<
  'approve-attempt' | 'approve-part' | 'reject-attempt' | 'cancel-attempt' | 'expire-attempt'
>;

/** The charge of an event: none unless it is an approval. */
function chargeOf(event: AttemptEvent, attempt: CardAttempt, purchase: Purchase): Payment | undefined {
  if (event.type !== 'approve-attempt' && event.type !== 'approve-part') return undefined;
  const { reference } = event;
  const rest = maxCents(ZERO, subtractCents(attempt.amount, approvedOf(attempt, purchase.payments)));
  return {
    id: `card/${attempt.id}${reference === undefined ? '' : `/${reference}`}`,
    kind: 'payment',
    method: 'card',
    amount: event.amount ?? rest,
    status: 'PROCESADO',
    attempt: attempt.id,
    reference,
  };
}

/**
 * The provider's answer about an attempt, or the server's for one that payme has not ended. An approval counts from any
 * state.
 */
export function moveAttempt(context: Context, event: AttemptEvent, actor: Actor): Result {
  const { purchase } = context;
  const attempt = purchase.attempts.find(({ id }) => id === event.id);
  if (!attempt) return refuse('not found');
  const charge = chargeOf(event, attempt, purchase);
  const judged = { ...context, attempt, amount: charge?.amount };
  const entered = enter(step(ATTEMPT_MACHINE, attempt.status, event.type, actor), judged, { kind: 'unchanged' });
  if (isAnswer(entered)) return entered;
  const moved = withAttempt(purchase, { ...attempt, status: entered.to });
  if (!charge) return { next: moved };
  if (purchase.payments.some(({ id }) => id === charge.id) || charge.amount <= ZERO) {
    // The money is known already; the attempt's state may still be news (the session ended after its last part).
    return entered.to === attempt.status ? { kind: 'known' } : { next: moved };
  }
  return { next: withPayment(moved, charge) };
}

/** A payment is reversed, wholly or partly, as a row of its own; after the invoice the status stays. */
export function reverse(context: Context, event: EventOf<'reverse'>, actor: Actor): Result {
  const { purchase } = context;
  const row = { kind: 'reversal', amount: negateCents(event.amount), of: event.of } as const;
  const payment = purchase.payments.find(({ id }) => id === event.of);
  const result = addRow({ ...context, payment }, event, actor, row);
  if (isAnswer(result)) return result;
  const invoiced = ['FACTURADA', 'ENTREGADA', 'APROBADO FACTURAR'].includes(purchase.status);
  const reopened = (figuresOf(result.next).balance ?? ZERO) > (figuresOf(purchase).balance ?? ZERO);
  return {
    ...result,
    effects: [
      ...(reopened ? ['tell balance reopened' as const] : []),
      ...(invoiced ? ['alert back office' as const] : []),
    ],
  };
}

/** Staff returns what was paid above the total. */
export const giveBack = (context: Context, event: EventOf<'return'>, actor: Actor): Result =>
  addRow(context, event, actor, { kind: 'return', amount: negateCents(event.amount) });
