import { type Cents, cents } from '@vitrina/contract';
import { type Answer, CASH_LIMIT, cashLeft, cashOf, changePurchase, newCashPurchase, type Purchase } from './index';

const NEW = newCashPurchase(cents(3_000_000));

/** Deposits one after the other. */
const deposit = (purchase: Purchase, id: string, amount: number, changes: object = {}) =>
  changePurchase(
    purchase,
    { type: 'register', id, method: 'bankDeposit', amount: cents(amount), paidInCash: true, ...changes },
    'customer',
  );

const APPLIED: Answer = { kind: 'applied' };
const REFUSED: Answer = { kind: 'refused', reason: 'cash limit' };

test.each([
  ['9,999.99 in cash', 999_999, {}, APPLIED],
  ['10,000.00 in cash', 1_000_000, {}, REFUSED],
  ['10,000.00 by cheque', 1_000_000, { paidInCash: false }, APPLIED],
  ['10,000.00 of which nothing is said', 1_000_000, { paidInCash: undefined }, APPLIED],
  ['a transfer of 10,000.00', 1_000_000, { method: 'bankTransfer', paidInCash: undefined }, APPLIED],
  ['more than the balance, in cash', 3_000_001, {}, REFUSED],
])('%s', (_name, amount, changes, answer) => {
  expect(deposit(NEW, 'a', amount, changes).answer).toEqual(answer);
});

test('cash deposits of one purchase count together while they are pending or processed', () => {
  const first = deposit(NEW, 'a', 600_000).purchase;
  expect([cashOf(first.payments), cashLeft(first.payments)]).toEqual([600_000, 399_999]);
  expect(deposit(first, 'b', 400_000).answer).toEqual(REFUSED);
  expect(deposit(first, 'b', 399_999).answer).toEqual(APPLIED);
  expect(deposit(first, 'b', 400_000, { paidInCash: false }).answer).toEqual(APPLIED);
  const approved = changePurchase(first, { type: 'approve-transfer', id: 'a' }, 'staff').purchase;
  expect(deposit(approved, 'b', 400_000).answer).toEqual(REFUSED);
  for (const [type, actor] of [
    ['reject-transfer', 'staff'],
    ['withdraw', 'customer'],
  ] as const) {
    const gone = changePurchase(first, { type, id: 'a' }, actor).purchase;
    expect([type, cashOf(gone.payments), deposit(gone, 'b', 400_000).answer]).toEqual([type, 0, APPLIED]);
  }
});

test('the same submit again is known, also at the limit', () => {
  const first = deposit(NEW, 'a', 999_999).purchase;
  expect(deposit(first, 'a', 999_999).answer).toEqual({ kind: 'known' });
  expect(cashLeft(first.payments)).toBe(0);
});

test('what was paid in cash stays counted when it is reversed: it was handed over', () => {
  const paid = changePurchase(deposit(NEW, 'a', 900_000).purchase, { type: 'approve-transfer', id: 'a' }, 'staff');
  const event = { type: 'reverse', id: 'r', of: 'a', amount: cents(900_000) } as const;
  expect(cashOf(changePurchase(paid.purchase, event, 'staff').purchase.payments)).toBe(900_000);
});

test('nothing is left for cash from the limit on', () => {
  const payments = [{ id: 'a', kind: 'payment', amount: CASH_LIMIT as Cents, status: 'PE', paidInCash: true }] as const;
  expect(cashLeft(payments)).toBe(0);
});
