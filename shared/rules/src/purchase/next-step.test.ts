import { cents } from '@vitrina/contract';
import {
  type AttemptStatus,
  type CardAttempt,
  changePurchase,
  newCashPurchase,
  newFinancingRequest,
  nextStep,
  type Payment,
  PURCHASE_STATUSES,
  type Purchase,
  REQUEST_STATUSES,
} from './index';

/** A moment in Ecuador, at noon unless an hour is given. */
const at = (day: string, hour = '12:00') => Date.parse(`${day}T${hour}:00-05:00`);
/** A Sunday. */
const NOW = at('2026-11-29');
const THURSDAY = '2026-11-26';
const FRIDAY = '2026-11-27';
const SATURDAY = '2026-11-28';

interface Row {
  status: Payment['status'];
  amount?: number;
  method?: Payment['method'];
  kind?: Payment['kind'];
  created?: string;
  settled?: string;
}

/** A purchase with rows of payments and attempts, the first of each with id 0, and when they came about. */
function told(
  made: Purchase,
  given: {
    since?: string;
    decided?: string;
    rows?: readonly Row[];
    tries?: readonly { status: AttemptStatus; provider?: CardAttempt['provider']; expires: number }[];
  } = {},
): string {
  const { since = FRIDAY, decided = '2026-11-02', rows = [], tries = [] } = given;
  const payments = rows.map(
    ({ status, amount = 100, method = 'bankTransfer', kind = 'payment' }, index): Payment => ({
      ...{ id: String(index), kind, method, amount: cents(amount), status },
    }),
  );
  const attempts = tries.map(
    ({ status, provider = 'p2p' }, index): CardAttempt => ({
      ...{ id: String(index), provider, amount: cents(100), status },
    }),
  );
  const times = rows.map(({ created = FRIDAY, settled }, index) => {
    const moments = { createdAt: at(created), ...(settled !== undefined && { settledAt: at(settled) }) };
    return [String(index), moments] as const;
  });
  const ends = tries.map(({ expires }, index) => [String(index), { openedAt: NOW, expiresAt: expires }] as const);
  const moments = {
    ...{ decidedAt: at(decided), statusSince: at(since) },
    ...{ payments: new Map(times), attempts: new Map(ends) },
  };
  const next = nextStep({ ...made, payments, attempts }, moments, NOW);
  return next ? [next.actor, next.act, next.due ?? 'no day'].join(', ') : 'nothing';
}

const cash = (status: (typeof PURCHASE_STATUSES)[number]): Purchase => ({ ...newCashPurchase(cents(500)), status });
const credit = (status: (typeof REQUEST_STATUSES)[number]): Purchase => ({
  ...newFinancingRequest(cents(500)),
  ...{ status, answered: status === 'ACEPTADA' },
});
const paid = (amount: number, settled = FRIDAY): Row => ({ status: 'PROCESADO', amount, settled });
const returned = (amount: number): Row => ({ status: 'PROCESADO', kind: 'return', amount, settled: FRIDAY });
const reversed = (amount: number): Row => ({ status: 'CANCELADO', kind: 'reversal', amount, settled: FRIDAY });
const open = (expires = at('2026-11-30')) => ({ status: 'PENDIENTE', expires }) as const;

describe('what follows the status, once the money waits for nothing', () => {
  test.each([
    ['PAGADA', 'adviser, invoice, 2026-12-02'],
    ['FACTURADA', 'adviser, deliver, 2026-12-11'],
    ['ENTREGADA', 'nothing'],
  ] as const)('%s, all of it paid: %s', (status, next) => {
    expect(told(cash(status), { rows: [paid(500)] })).toBe(next);
  });

  test.each([
    // The lender's days count from the day on which it was sent, also in analysis.
    ['ENVIADA', 'lender, analyse, 2026-11-05'],
    ['EN ANÁLISIS', 'lender, analyse, 2026-11-05'],
    ['APROBADA', 'customer, answer-offer, 2026-12-12'],
    ['ACEPTADA', 'customer, pay, 2026-12-12'],
    ['APROBADO FACTURAR', 'customer, pay, no day'],
    ['RECHAZADA', 'nothing'],
    ['NEGADO', 'nothing'],
    ['CANCELADO', 'nothing'],
  ] as const)('%s, nothing paid: %s', (status, next) => {
    expect(told(credit(status))).toBe(next);
  });

  test.each([
    ['ACEPTADA', 'adviser, clear, 2026-12-01'],
    ['APROBADO FACTURAR', 'adviser, invoice, no day'],
  ] as const)('%s, the down payment settled: %s', (status, next) => {
    expect(told(credit(status), { rows: [paid(500)] })).toBe(next);
  });

  test('the adviser clears within two days of the last payment, not of the acceptance', () => {
    const rows = [paid(200, THURSDAY), paid(300, SATURDAY)];
    expect(told(credit('ACEPTADA'), { since: '2026-11-02', rows })).toBe('adviser, clear, 2026-12-01');
    expect(told(credit('ACEPTADA'), { since: '2026-11-02', rows: [paid(500, THURSDAY)] })).toBe(
      'adviser, clear, 2026-11-30',
    );
  });

  test('every status of both kinds is judged, and one never seen before promises nothing', () => {
    for (const status of PURCHASE_STATUSES) expect(told(cash(status))).toMatch(/, |nothing/);
    for (const status of REQUEST_STATUSES) expect(told(credit(status))).toMatch(/, |nothing/);
    for (const made of [cash('EN CAMINO' as never), credit('toString' as never), credit('' as never)]) {
      expect(told(made, { rows: [paid(900), { status: 'PE' }], tries: [open()] })).toBe('nothing');
    }
  });
});

describe('days', () => {
  test.each([
    // Registered, to be confirmed on the next working day.
    [THURSDAY, FRIDAY],
    [FRIDAY, '2026-11-30'],
    [SATURDAY, '2026-11-30'],
    ['2026-11-29', '2026-11-30'],
    ['2026-11-30', '2026-12-01'],
  ])('a transfer registered on %s: until %s', (created, due) => {
    expect(told(cash('EN PROCESO'), { rows: [{ status: 'PE', created }] })).toBe(`bank, confirm-transfer, ${due}`);
  });

  test('are those of Ecuador: what happens late on Friday there is no Saturday', () => {
    const moments = { ...{ decidedAt: 0, payments: new Map(), attempts: new Map() } };
    const due = (moment: number) => nextStep(cash('PAGADA'), { ...moments, statusSince: moment }, NOW)?.due;
    const step = (moment: number) =>
      nextStep(
        { ...cash('PAGADA'), payments: [{ id: 'a', kind: 'payment', amount: cents(500), status: 'PROCESADO' }] },
        { ...moments, statusSince: moment },
        NOW,
      )?.due;
    expect(due(at(THURSDAY))).toBeUndefined();
    expect([step(at(THURSDAY, '23:59')), step(at(FRIDAY, '00:00'))]).toEqual(['2026-12-01', '2026-12-02']);
  });

  test('fifteen days to answer and to pay are days of the calendar', () => {
    expect(told(credit('APROBADA'), { since: '2026-11-14' })).toBe('customer, answer-offer, 2026-11-29');
    expect(told(credit('ACEPTADA'), { since: '2026-11-14' })).toBe('customer, pay, 2026-11-29');
  });

  test('a day that has passed stays the day', () => {
    expect(told(cash('PAGADA'), { since: '2026-10-01', rows: [paid(500)] })).toBe('adviser, invoice, 2026-10-06');
  });
});

describe('money', () => {
  test('a balance is paid by the customer, without a last day; a cent too, nothing no more', () => {
    expect(told(cash('EN PROCESO'))).toBe('customer, pay, no day');
    expect(told(cash('EN PROCESO'), { rows: [paid(499)] })).toBe('customer, pay, no day');
    expect(told(cash('EN PROCESO'), { rows: [paid(500)] })).toBe('nothing');
  });

  test('a rejected transfer is corrected while it is the newest and a balance is left', () => {
    const rejected: Row = { status: 'RE', settled: FRIDAY };
    expect(told(cash('EN PROCESO'), { rows: [rejected] })).toBe('customer, correct-transfer, no day');
    expect(told(cash('EN PROCESO'), { rows: [{ ...rejected, method: 'bankDeposit' }] })).toBe(
      'customer, correct-transfer, no day',
    );
    expect(told(cash('EN PROCESO'), { rows: [{ status: 'PE' }, rejected] })).toBe('customer, correct-transfer, no day');
    expect(told(cash('EN PROCESO'), { rows: [rejected, { status: 'PE' }] })).toBe('bank, confirm-transfer, 2026-11-30');
    // What was paid after it took its place: by card, by a transfer, and by one that was withdrawn. A reversal does not.
    expect(told(cash('EN PROCESO'), { rows: [rejected, { ...paid(10), method: 'card' }] })).toBe(
      'customer, pay, no day',
    );
    expect(told(cash('EN PROCESO'), { rows: [rejected, paid(10)] })).toBe('customer, pay, no day');
    expect(told(cash('EN PROCESO'), { rows: [paid(10), rejected, reversed(-10)] })).toBe(
      'customer, correct-transfer, no day',
    );
    expect(told(cash('EN PROCESO'), { rows: [rejected], tries: [open()] })).toBe('provider, confirm-card, 2026-11-30');
    expect(told(cash('EN PROCESO'), { rows: [rejected], tries: [{ status: 'RECHAZADA', expires: NOW }] })).toBe(
      'customer, correct-transfer, no day',
    );
    expect(told(cash('EN PROCESO'), { rows: [rejected, { status: 'CANCELADO', settled: FRIDAY }] })).toBe(
      'customer, pay, no day',
    );
    expect(told(cash('PAGADA'), { rows: [paid(500), rejected] })).toBe('adviser, invoice, 2026-12-02');
  });

  test('of several transfers the newest says by when', () => {
    const rows: Row[] = [
      { status: 'PE', created: THURSDAY },
      { status: 'PE', created: '2026-11-30' },
    ];
    expect(told(cash('EN PROCESO'), { rows })).toBe('bank, confirm-transfer, 2026-12-01');
  });

  test('an open card attempt ends on the day of its session, also on a Sunday; one under review has no day', () => {
    expect(told(cash('EN PROCESO'), { tries: [open(NOW + 60_000)] })).toBe('provider, confirm-card, 2026-11-29');
    expect(told(cash('EN PROCESO'), { tries: [open(NOW - 59_000)] })).toBe('provider, confirm-card, 2026-11-29');
    expect(told(cash('EN PROCESO'), { tries: [open(NOW - 60_000)] })).toBe('provider, confirm-card, no day');
    // payme is not reviewed.
    expect(told(cash('EN PROCESO'), { tries: [{ ...open(NOW - 60_000), provider: 'payme' }] })).toBe(
      'provider, confirm-card, 2026-11-29',
    );
    for (const status of ['PROCESADO', 'RECHAZADA', 'CANCELADO', 'EXPIRADO'] as const) {
      expect(told(cash('EN PROCESO'), { tries: [{ status, expires: NOW }] })).toBe('customer, pay, no day');
    }
  });

  test('what is paid above the total is returned within five working days of the payment that did it', () => {
    const rows = [paid(500, '2026-11-02'), paid(100, THURSDAY), paid(100, SATURDAY)];
    expect(told(cash('PAGADA'), { rows })).toBe('adviser, return, 2026-12-03');
    expect(told(cash('PAGADA'), { rows: [...rows, returned(-200)] })).toBe('adviser, invoice, 2026-12-02');
    // The rows stand in order of their making, the days in order of the bank's answers.
    expect(told(cash('PAGADA'), { rows: [...rows].reverse() })).toBe('adviser, return, 2026-12-03');
  });

  test('what was paid for a purchase that ended is returned, counted from its end or from a payment after it', () => {
    const rows = [paid(200, '2026-11-02')];
    expect(told(cash('CANCELADO'), { since: THURSDAY, rows })).toBe('adviser, return, 2026-12-03');
    expect(told(cash('CANCELADO'), { since: '2026-11-02', rows: [paid(200, THURSDAY)] })).toBe(
      'adviser, return, 2026-12-03',
    );
    expect(told(cash('CANCELADO'), { rows: [paid(200), returned(-200)] })).toBe('nothing');
    expect(told(credit('CANCELADO'), { since: THURSDAY, rows })).toBe('adviser, return, 2026-12-03');
    // Nothing of an ended purchase is paid, corrected or confirmed.
    expect(told(cash('CANCELADO'), { rows: [{ status: 'PE' }], tries: [open()] })).toBe('nothing');
  });

  test('a reversal after the invoice or the delivery opens the balance again', () => {
    const rows = [paid(500), reversed(-100)];
    for (const status of ['FACTURADA', 'ENTREGADA'] as const) {
      expect(told(cash(status), { rows })).toBe('customer, pay, no day');
    }
  });
});

test('of several things the first of the order counts', () => {
  const rejected: Row = { status: 'RE', settled: FRIDAY };
  const pending: Row = { status: 'PE' };
  const all = { rows: [pending, paid(600), rejected], tries: [open()] };
  expect(told(cash('EN PROCESO'), all)).toBe('adviser, return, 2026-12-04');
  expect(told(cash('EN PROCESO'), { ...all, rows: [pending, rejected] })).toBe('provider, confirm-card, 2026-11-30');
  expect(told(cash('EN PROCESO'), { rows: [pending, rejected] })).toBe('customer, correct-transfer, no day');
  expect(told(cash('EN PROCESO'), { ...all, rows: [rejected, pending] })).toBe('provider, confirm-card, 2026-11-30');
  expect(told(cash('EN PROCESO'), { rows: [rejected, pending] })).toBe('bank, confirm-transfer, 2026-11-30');
  expect(told(credit('ACEPTADA'), { rows: [paid(100)] })).toBe('customer, pay, 2026-12-12');
  expect(told(credit('APROBADO FACTURAR'), { rows: [paid(500), pending] })).toBe('bank, confirm-transfer, 2026-11-30');
});

test('the machine and the next step agree: after each step of a sale somebody acts, until it is delivered', () => {
  const moments = { ...{ decidedAt: 0, statusSince: 0, payments: new Map(), attempts: new Map() } };
  let purchase: Purchase = newCashPurchase(cents(500));
  const acts = [nextStep(purchase, moments, NOW)?.act];
  const steps = [
    [{ type: 'register', id: 't', method: 'bankTransfer', amount: cents(500) }, 'customer'],
    [{ type: 'reject-transfer', id: 't' }, 'staff'],
    [{ type: 'open-attempt', id: 'c', provider: 'p2p', amount: cents(500) }, 'customer'],
    [{ type: 'approve-attempt', id: 'c' }, 'provider'],
    [{ type: 'invoice' }, 'staff'],
    [{ type: 'deliver' }, 'staff'],
  ] as const;
  for (const [event, actor] of steps) {
    purchase = changePurchase(purchase, event, actor).purchase;
    acts.push(nextStep(purchase, moments, NOW)?.act);
  }
  expect(acts).toEqual([
    ...['pay', 'confirm-transfer', 'correct-transfer', 'confirm-card', 'invoice', 'deliver'],
    undefined,
  ]);
});
