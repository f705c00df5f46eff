import { type Cents, toCents } from '@vitrina/contract';
import {
  type Actor,
  type Answer,
  changePurchase,
  figuresOf,
  newCashPurchase,
  newFinancingRequest,
  type Purchase,
  type PurchaseEvent,
  type Refusal,
} from './index';
import file from './scenarios.json';

/** The 15 scenarios of the requirement. Each key of each object is taken out and used; one that is left over fails. */
type Fields = Record<string, unknown>;

/** Takes the fields of an object one by one. */
function reader(from: Fields) {
  const left = new Map(Object.entries(from));
  const take = (key: string): unknown => {
    const value = left.get(key);
    left.delete(key);
    return value;
  };
  const text = (key: string): string => {
    const value = take(key);
    if (typeof value !== 'string') throw new Error(`${key} is no text: ${JSON.stringify(from)}`);
    return value;
  };
  return {
    text,
    optional: (key: string) => (left.has(key) ? text(key) : undefined),
    amount: (key: string): Cents => toCents(Number(text(key))),
    object: (key: string) => take(key) as Fields,
    done: () => expect([...left.keys()]).toEqual([]),
  };
}

function purchaseOf(fields: Fields): Purchase {
  const { text, amount, done } = reader(fields);
  const kind = text('kind');
  const total = amount('total');
  const purchase = kind === 'cash' ? newCashPurchase(total) : newFinancingRequest(amount('downPayment'));
  expect(purchase.kind).toBe(kind);
  done();
  return purchase;
}

type Reader = ReturnType<typeof reader>;
const MOVES: Record<string, PurchaseEvent['type'] & ('invoice' | 'deliver' | 'cancel')> = {
  FACTURADA: 'invoice',
  ENTREGADA: 'deliver',
  CANCELADO: 'cancel',
};
const byId = (type: 'approve-transfer' | 'reject-transfer' | 'withdraw' | 'approve-attempt') => (step: Reader) =>
  ({ type, id: step.text('id') }) as const;
const ofAttempt = (type: 'reject-attempt' | 'cancel-attempt' | 'expire-attempt') => (step: Reader) =>
  ({ type, id: step.text('id') }) as const;

/** The event and its actor, for each name in the file. */
const EVENTS: Record<string, [Actor, (step: Reader, purchase: Purchase) => PurchaseEvent]> = {
  transfer: [
    'customer',
    (step) => ({ type: 'register', method: 'bankTransfer', id: step.text('id'), amount: step.amount('amount') }),
  ],
  card: [
    'customer',
    (step) => ({
      type: 'open-attempt',
      id: step.text('id'),
      amount: step.amount('amount'),
      provider: step.optional('provider') === 'payme' ? 'payme' : 'p2p',
    }),
  ],
  'staff-approves': ['staff', byId('approve-transfer')],
  'staff-rejects': ['staff', byId('reject-transfer')],
  'buyer-withdraws': ['customer', byId('withdraw')],
  'provider-approves': ['provider', byId('approve-attempt')],
  'provider-rejects': ['provider', ofAttempt('reject-attempt')],
  'provider-cancels': ['provider', ofAttempt('cancel-attempt')],
  'attempt-expires': ['server', ofAttempt('expire-attempt')],
  reversal: [
    'provider',
    (step, { payments }) => {
      const of = step.text('of');
      const payment = payments.find(({ id, attempt }) => id === of || attempt === of);
      return { type: 'reverse', id: step.text('id'), amount: step.amount('amount'), of: payment?.id ?? of };
    },
  ],
  returned: ['staff', (step) => ({ type: 'return', id: step.text('id'), amount: step.amount('amount') })],
  'staff-moves': [
    'staff',
    (step) => {
      const status = step.text('status');
      const type = MOVES[status];
      if (!type) throw new Error(`No event leads to ${status}`);
      return { type };
    },
  ],
  'lender-approves': ['lender', () => ({ type: 'approve-request' })],
  'buyer-accepts': ['customer', () => ({ type: 'accept' })],
};

const REASONS: Partial<Record<Refusal, string>> = {
  amount: 'amount',
  'nothing payable': 'nothing is payable',
  'above the balance': 'above the balance',
  'above what is to be returned': 'above what is to be returned',
  'not pending': 'not pending',
};

function spelled(answer: Answer): string {
  if (answer.kind === 'refused') return `refused: ${REASONS[answer.reason] ?? answer.reason}`;
  return {
    applied: 'ok',
    known: 'ok: known already',
    unchanged: 'ok: nothing changes',
    conflict: 'conflict: open attempt',
  }[answer.kind];
}

const NAMES = [
  'paid',
  'pending',
  'reserved',
  'balance',
  'free',
  'toReturn',
  'totalEntered',
  'status',
  'settled',
  'stepper',
  'continueButton',
] as const;

/** The figures as the file writes them. */
function written(purchase: Purchase): Fields {
  const figures = { ...figuresOf(purchase), status: purchase.status };
  return Object.fromEntries(
    NAMES.map((name) => {
      const value = figures[name];
      if (value === undefined) return [name, null];
      return [name, typeof value === 'number' && name !== 'stepper' ? (value / 100).toFixed(2) : value];
    }),
  );
}

test('the file has the 15 scenarios and nothing else', () => {
  const { text, object, done } = reader(file);
  text('note');
  expect(object('scenarios')).toHaveLength(15);
  done();
});

test.each(file.scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', (_name, scenario) => {
  const whole = reader(scenario);
  whole.text('name');
  let purchase = purchaseOf(whole.object('purchase'));
  for (const fields of whole.object('steps') as unknown as Fields[]) {
    const step = reader(fields);
    const name = step.text('event');
    const [actor, make] = EVENTS[name] ?? [];
    if (!actor || !make) throw new Error(`Unknown event ${name}`);
    const event = make(step, purchase);
    const outcome = changePurchase(purchase, event, actor);
    purchase = outcome.purchase;
    expect([event, spelled(outcome.answer)]).toEqual([event, step.text('answer')]);
    // Every figure that the file has, and every figure that the test knows.
    expect([event, written(purchase)]).toEqual([event, step.object('then')]);
    step.done();
  }
  whole.done();
});
