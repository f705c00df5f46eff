import { cents } from '@vitrina/contract';
import fc from 'fast-check';
import { paymentPlan } from './index';

test.each([
  ['10,000.00 by 4,000.00', 1_000_000, 400_000, 3, 200_000],
  ['a third of 10,000.00', 1_000_000, 333_333, 4, 1],
  ['the half', 1_000_000, 500_000, 2, 500_000],
  ['all of it', 1_000_000, 1_000_000, 1, 1_000_000],
  ['more than all', 1_000_000, 2_000_000, 1, 1_000_000],
  ['nothing left', 0, 500, 0, 0],
  ['no amount', 1_000_000, 0, 0, 0],
])('%s', (_name, balance, amount, count, last) => {
  expect(paymentPlan(cents(balance), cents(amount))).toEqual({ count, last });
});

test('the payments of a plan are the balance, and the last is no more than the others', () => {
  const amounts = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(amounts, amounts, (balance, amount) => {
      const { count, last } = paymentPlan(cents(balance), cents(amount));
      expect((count - 1) * Math.min(amount, balance) + last).toBe(balance);
      expect(last > 0 && last <= amount).toBe(true);
    }),
  );
});
