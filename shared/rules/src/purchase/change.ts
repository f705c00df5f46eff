import type { Answer, Outcome } from './answers';
import { refuse } from './answers';
import { giveBack, moveAttempt, moveTransfer, openAttempt, register, reverse } from './change-money';
import { enter, isAnswer, type Result } from './enter';
import type { EventOf, PurchaseEvent } from './events';
import type { Context } from './guards';
import { PURCHASE_MACHINE, REQUEST_MACHINE, step } from './machines';
import { type Actor, endedWithoutSale, hasEnded, type RequestStatus } from './statuses';
import type { KeptChoice, Purchase, TransferReceipt } from './types';

const answeredAfter = (answered: boolean, to: RequestStatus) => answered || to === 'ACEPTADA' || to === 'RECHAZADA';

type StatusEvent = EventOf<
  | 'invoice'
  | 'deliver'
  | 'cancel'
  | 'analyse'
  | 'approve-request'
  | 'deny-request'
  | 'accept'
  | 'decline'
  | 'clear-for-invoice'
>;

function moveStatus(context: Context, event: StatusEvent, actor: Actor): Result {
  const { purchase } = context;
  const moved = (): { next: Purchase } | Answer => {
    if (purchase.kind === 'cash') {
      const entered = enter(step(PURCHASE_MACHINE, purchase.status, event.type, actor), context, refuse('not now'));
      return isAnswer(entered) ? entered : { next: { ...purchase, status: entered.to } };
    }
    const entered = enter(step(REQUEST_MACHINE, purchase.status, event.type, actor), context, refuse('not now'));
    if (isAnswer(entered)) return entered;
    const answered = answeredAfter(purchase.answered, entered.to);
    return { next: { ...purchase, status: entered.to, answered } };
  };
  const result = moved();
  if (isAnswer(result) || !endedWithoutSale(result.next.status)) return result;
  return { ...result, effects: ['free quotation'] };
}

const CHOICE_PARTS = ['method', 'provider', 'amount', 'payer', 'attempt'] as const satisfies (keyof KeptChoice)[];

/** The newest choice wins; the same one again is known. Nothing is chosen for what has ended. */
function keepChoice({ purchase }: Context, { choice }: EventOf<'keep-choice'>, actor: Actor): Result {
  if (actor !== 'customer') return refuse('not allowed');
  if (hasEnded(purchase.status)) return refuse('not now');
  const { choice: kept } = purchase;
  const isSame = kept !== undefined && CHOICE_PARTS.every((part) => kept[part] === choice[part]);
  return isSame ? { kind: 'known' } : { next: { ...purchase, choice } };
}

function dispatch(context: Context, event: PurchaseEvent, actor: Actor): Result {
  switch (event.type) {
    case 'register':
      return register({ ...context, ...event }, event, actor);
    case 'approve-transfer':
    case 'reject-transfer':
    case 'withdraw':
      return moveTransfer(context, event, actor);
    case 'open-attempt':
      return openAttempt({ ...context, amount: event.amount, day: event.day }, event, actor);
    case 'approve-attempt':
    case 'approve-part':
    case 'reject-attempt':
    case 'cancel-attempt':
    case 'expire-attempt':
      return moveAttempt(context, event, actor);
    case 'reverse':
      return reverse({ ...context, amount: event.amount }, event, actor);
    case 'return':
      return giveBack({ ...context, amount: event.amount }, event, actor);
    case 'keep-choice':
      return keepChoice(context, event, actor);
    default:
      return moveStatus(context, event, actor);
  }
}

/** A cash purchase is PAGADA while it is settled: set and unset in the transaction that changes the money. */
function followMoney(purchase: Purchase, context: Context): Purchase {
  if (purchase.kind !== 'cash') return purchase;
  for (const event of ['settle', 'reopen']) {
    const entered = enter(
      step(PURCHASE_MACHINE, purchase.status, event, 'server'),
      { ...context, purchase },
      refuse('not now'),
    );
    if (!isAnswer(entered)) return { ...purchase, status: entered.to };
  }
  return purchase;
}

/**
 * Applies an event to a purchase, by the tables in machines.ts (docs/spec/3-purchase.md, sections 1 to 4). The server
 * calls it while holding the purchase's row lock; screens call it to find out what is possible. It never throws: the
 * answer is the result.
 * @param isReceiptTaken whether another purchase, of any customer, has a receipt (see `holdsReceipt`)
 */
export function changePurchase(
  purchase: Purchase,
  event: PurchaseEvent,
  actor: Actor,
  isReceiptTaken: (receipt: TransferReceipt) => boolean = () => false,
): Outcome {
  const context = { purchase, isReceiptTaken };
  const result = dispatch(context, event, actor);
  if (isAnswer(result)) return { purchase, answer: result, effects: [] };
  return { purchase: followMoney(result.next, context), answer: { kind: 'applied' }, effects: result.effects ?? [] };
}
