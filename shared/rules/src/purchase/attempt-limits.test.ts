import { cents } from '@vitrina/contract';
import { ATTEMPT_LIMITS } from './attempt-limits';
import {
  type AttemptStatus,
  changePurchase,
  newCashPurchase,
  type Purchase,
  REFUSALS,
  withoutOpenAttempts,
} from './index';

const TODAY = '2026-11-30';

/** A purchase of which so many attempts of one cent stand at a state. */
const having = (count: number, status: AttemptStatus, day: string): Purchase => ({
  ...newCashPurchase(cents(1_000)),
  attempts: Array.from({ length: count }, (_, i) => ({
    ...{ id: `a${i}`, provider: 'p2p', amount: cents(1), status, day },
  })),
});
const open = (purchase: Purchase, id = 'new') =>
  changePurchase(purchase, { type: 'open-attempt', id, provider: 'payme', amount: cents(1), day: TODAY }, 'customer');

test.each([
  ['four are open', having(4, 'PENDIENTE', TODAY), 'applied'],
  ['five are open', having(5, 'PENDIENTE', TODAY), 'too many open attempts'],
  ['five are open since another day', having(5, 'PENDIENTE', '2026-11-29'), 'too many open attempts'],
  ['nineteen have ended today', having(19, 'CANCELADO', TODAY), 'applied'],
  ['twenty have ended today', having(20, 'CANCELADO', TODAY), 'too many attempts today'],
  ['twenty were paid today', having(20, 'PROCESADO', TODAY), 'too many attempts today'],
  ['a hundred ended yesterday', having(100, 'RECHAZADA', '2026-11-29'), 'applied'],
] as const)('%s: another one is %s', (_what, purchase, expected) => {
  const { answer } = open(purchase);
  expect(answer.kind === 'refused' ? answer.reason : answer.kind).toBe(expected);
});

test('a known one is known, and after the end of the open ones there is room', () => {
  const full = having(5, 'PENDIENTE', TODAY);
  expect(open(full, 'a3').answer).toEqual({ kind: 'known' });
  expect(open(withoutOpenAttempts(full)).answer).toEqual({ kind: 'applied' });
});

test('an amount that is reserved is a conflict first, which the customer can answer', () => {
  const attempts = having(5, 'PENDIENTE', TODAY).attempts.map((attempt) => ({ ...attempt, amount: cents(200) }));
  expect(open({ ...newCashPurchase(cents(1_000)), attempts }).answer).toEqual({ kind: 'conflict', attempt: 'a0' });
});

test('the day that it was opened on stays with it, so that twenty in a row are counted', () => {
  let purchase = having(0, 'PENDIENTE', TODAY);
  for (let i = 0; i < ATTEMPT_LIMITS.aDay; i++) purchase = withoutOpenAttempts(open(purchase, `b${i}`).purchase);
  expect(open(purchase).answer).toEqual({ kind: 'refused', reason: 'too many attempts today' });
});

test('the refusals say the numbers', () => {
  expect(REFUSALS['too many open attempts']).toContain(` ${ATTEMPT_LIMITS.open} `);
  expect(REFUSALS['too many attempts today']).toContain(` ${ATTEMPT_LIMITS.aDay} `);
});
