import { cents } from '@vitrina/contract';
import {
  type Actor,
  changePurchase,
  figuresOf,
  newCashPurchase,
  newFinancingRequest,
  type Purchase,
  type PurchaseEvent,
} from './index';
import { ACTORS, usualActor } from './machine.fixture';
import { ATTEMPT_MACHINE, type Machine, NEW, PAYMENT_MACHINE, PURCHASE_MACHINE, REQUEST_MACHINE } from './machines';

/**
 * A model checker: every state that a purchase of two cents can get into with one transfer, one attempt at payme, a
 * reversal and a return is visited, and in each one every event of every actor is compared with the tables, both ways.
 */
const [ONE, TWO] = [cents(1), cents(2)];
const MONEY: readonly PurchaseEvent[] = [
  { type: 'register', id: 't', method: 'bankTransfer', amount: TWO },
  { type: 'approve-transfer', id: 't' },
  { type: 'reject-transfer', id: 't' },
  { type: 'withdraw', id: 't' },
  { type: 'open-attempt', id: 'q', provider: 'payme', amount: TWO },
  { type: 'reverse', id: 'v', of: 't', amount: TWO },
  { type: 'return', id: 'r', amount: ONE },
  { type: 'approve-attempt', id: 'q' },
  { type: 'approve-part', id: 'q', reference: 'x', amount: ONE },
  { type: 'reject-attempt', id: 'q' },
  { type: 'cancel-attempt', id: 'q' },
  { type: 'expire-attempt', id: 'q' },
];
const ofTypes = <Type extends PurchaseEvent['type']>(...types: Type[]) => types.map((type) => ({ type }));
const CASH = [...MONEY, ...ofTypes('invoice', 'deliver', 'cancel')] as PurchaseEvent[];
const CREDIT = [
  ...MONEY,
  ...ofTypes('analyse', 'approve-request', 'deny-request', 'accept', 'decline', 'clear-for-invoice', 'cancel'),
] as PurchaseEvent[];

/** Every purchase that can come of the first one. */
function reachable(first: Purchase, events: readonly PurchaseEvent[]): Purchase[] {
  const seen = new Map([[JSON.stringify(first), first]]);
  for (const purchase of seen.values()) {
    for (const event of events) {
      const next = changePurchase(purchase, event, usualActor(event)).purchase;
      const key = JSON.stringify(next);
      if (!seen.has(key)) seen.set(key, next);
    }
  }
  return [...seen.values()];
}

/** The table that an event moves in, and the state that it starts from; undefined when there is nothing to move. */
function placeOf(purchase: Purchase, event: PurchaseEvent): { machine: Machine<string>; from: string } | undefined {
  const { payments, attempts } = purchase;
  switch (event.type) {
    case 'register':
    case 'reverse':
    case 'return':
      return { machine: PAYMENT_MACHINE, from: payments.some(({ id }) => id === event.id) ? 'there' : NEW };
    case 'approve-transfer':
    case 'reject-transfer':
    case 'withdraw': {
      const payment = payments.find(({ id }) => id === event.id);
      return payment && { machine: PAYMENT_MACHINE, from: payment.status };
    }
    case 'open-attempt':
      return { machine: ATTEMPT_MACHINE, from: attempts.some(({ id }) => id === event.id) ? 'there' : NEW };
    case 'approve-attempt':
    case 'approve-part':
    case 'reject-attempt':
    case 'cancel-attempt':
    case 'expire-attempt': {
      const attempt = attempts.find(({ id }) => id === event.id);
      return attempt && { machine: ATTEMPT_MACHINE, from: attempt.status };
    }
    default:
      return { machine: purchase.kind === 'cash' ? PURCHASE_MACHINE : REQUEST_MACHINE, from: purchase.status };
  }
}

/** The state of what an event moved, afterwards. */
function stateAfter(purchase: Purchase, event: PurchaseEvent): string | undefined {
  if (event.type === 'keep-choice') return undefined;
  if (!('id' in event)) return purchase.status;
  const rows = event.type.endsWith('attempt') || event.type === 'approve-part' ? purchase.attempts : purchase.payments;
  return rows.find(({ id }) => id === event.id)?.status;
}

/** The arrow taken, as text; what the tables and the outcome disagree about is thrown. */
function compare(before: Purchase, event: PurchaseEvent, actor: Actor): string | undefined {
  const { purchase, answer } = changePurchase(before, event, actor);
  const place = placeOf(before, event);
  const told = `${JSON.stringify([before, event, actor, answer])}`;
  if (!place) {
    if (answer.kind !== 'refused') throw new Error(`Moved what is not there: ${told}`);
    return undefined;
  }
  const arrow = place.machine.find(
    ({ from, event: on, by }) => on === event.type && by.includes(actor) && from.some((state) => state === place.from),
  );
  if (!arrow) {
    if (answer.kind === 'applied') throw new Error(`No arrow: ${told}`);
    return undefined;
  }
  if (answer.kind !== 'applied') {
    // An approval whose money is known is no change; any other arrow without a guard has to be taken.
    if (!arrow.guards && answer.kind !== 'known') throw new Error(`The arrow was not taken: ${told}`);
    return undefined;
  }
  if (stateAfter(purchase, event) !== arrow.to) throw new Error(`Led elsewhere than to ${arrow.to}: ${told}`);
  return `${place.from} ${event.type} ${arrow.to}`;
}

test.each([
  ['cash', newCashPurchase(TWO), CASH, PURCHASE_MACHINE],
  ['credit', newFinancingRequest(TWO), CREDIT, REQUEST_MACHINE],
] as const)(
  '%s: in every state that can be reached, the code does what the tables say',
  (_kind, first, events, machine) => {
    const purchases = reachable(first, events);
    const taken = new Set(
      purchases.flatMap((purchase) =>
        events.flatMap((event) =>
          ACTORS.map((actor) => compare(purchase, event, actor)).filter((arrow) => arrow !== undefined),
        ),
      ),
    );
    const missing = [machine, PAYMENT_MACHINE, ATTEMPT_MACHINE].flatMap((table: Machine<string>) =>
      table.flatMap(({ from, event, to }) =>
        from.map((state) => `${state} ${event} ${to}`).filter((arrow) => !taken.has(arrow)),
      ),
    );
    // What is not an event of its own: the decision, the charge that an approval makes, and the server's following of the money.
    const implied = missing.filter((arrow) => !/ (decide|charge|settle|reopen) /.test(arrow));
    expect(implied).toEqual([]);
    expect(new Set(purchases.map(({ status }) => status))).toEqual(new Set(machine.map(({ to }) => to)));
    // Nobody gets more than the car costs unless it says so: what is above is to be returned.
    for (const purchase of purchases) {
      const { paid, pending, balance, toReturn } = figuresOf(purchase);
      if (balance !== undefined && purchase.status !== 'CANCELADO')
        expect(balance - toReturn).toBeLessThanOrEqual(TWO - paid);
      expect(pending).toBeGreaterThanOrEqual(0);
    }
  },
);
