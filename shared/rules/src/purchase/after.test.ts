import { type Cents, cents } from '@vitrina/contract';
import fc from 'fast-check';
import { purchaseAfter } from './after';
import { changePurchase, figuresOf, newCashPurchase, type Purchase, type PurchaseMoments } from './index';
import { sent, started } from './machine.fixture';

const at = (payments: Record<string, [created: number, settled?: number]>, statusSince = 0): PurchaseMoments => ({
  decidedAt: 0,
  statusSince,
  payments: new Map(
    Object.entries(payments).map(([id, [createdAt, settledAt]]) => [
      id,
      { createdAt, ...(settledAt !== undefined && { settledAt }) },
    ]),
  ),
  attempts: new Map(),
});
const row = (id: string, amount: number, status: 'PE' | 'RE' | 'PROCESADO' = 'PROCESADO') =>
  ({ id, kind: 'payment', method: 'bankTransfer', amount: cents(amount), status }) as const;
const balanceAfter = (purchase: Purchase, moments: PurchaseMoments, id: string) =>
  figuresOf(purchaseAfter(purchase, moments, id)).balance;

test('what was registered, settled or cancelled later is not there yet', () => {
  const purchase: Purchase = {
    ...newCashPurchase(cents(1000)),
    status: 'CANCELADO',
    payments: [row('first', 300), row('late', 200), row('refused', 100, 'RE'), row('last', 400)],
  };
  const moments = at({ first: [1, 4], late: [2, 6], refused: [3, 7], last: [5, 8] }, 9);
  // The other two were pending then, the last was not registered.
  expect(balanceAfter(purchase, moments, 'first')).toBe(400);
  expect(balanceAfter(purchase, moments, 'late')).toBe(0);
  expect(balanceAfter(purchase, moments, 'last')).toBe(100);
});

test('a payment after the cancellation leaves nothing to pay', () => {
  const purchase: Purchase = { ...newCashPurchase(cents(1000)), status: 'CANCELADO', payments: [row('a', 300)] };
  const after = purchaseAfter(purchase, at({ a: [5, 6] }, 3), 'a');
  expect([figuresOf(after).balance, figuresOf(after).toReturn]).toEqual([0, 300]);
});

test('a row that is pending, or not there, is after nothing', () => {
  const purchase: Purchase = { ...newCashPurchase(cents(1000)), payments: [row('a', 300, 'PE')] };
  for (const id of ['a', 'b']) expect(() => purchaseAfter(purchase, at({ a: [1] }), id)).toThrow('is not settled');
});

test('the balance after a row is the one that its event left, whatever happened later', () => {
  fc.assert(
    fc.property(started, fc.array(fc.tuple(sent, fc.boolean()), { maxLength: 30 }), (start, steps) => {
      let purchase = start;
      let [now, statusSince] = [0, 0];
      const moments = new Map<string, { createdAt: number; settledAt?: number }>();
      const left = new Map<string, Cents | undefined>();
      for (const [step, isLater] of steps) {
        if (isLater) now += 1;
        const { purchase: next } = changePurchase(purchase, ...step);
        if (next.status !== purchase.status) statusSince = now;
        for (const { id, status } of next.payments) {
          const known = moments.get(id) ?? { createdAt: now };
          const isNews = status !== 'PE' && known.settledAt === undefined;
          moments.set(id, isNews ? { ...known, settledAt: now } : known);
          if (isNews) {
            left.set(id, figuresOf(next).balance);
            // A settled row is told apart from the next event.
            now += 1;
          }
        }
        purchase = next;
      }
      for (const [id, balance] of left) {
        const seen = { decidedAt: 0, statusSince, payments: moments, attempts: new Map() };
        expect(balanceAfter(purchase, seen, id)).toBe(balance);
      }
    }),
    { numRuns: 300 },
  );
});
