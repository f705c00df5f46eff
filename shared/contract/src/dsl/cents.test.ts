import fc from 'fast-check';
import { type Cents, cents, fromCents, toCents } from './cents';

test.each([
  [1.005, 101],
  [-1.005, -101],
  [0.1 + 0.2, 30],
  [19.99, 1_999],
  [1e-7, 0],
  [-1e-7, 0],
  [4.35, 435],
  [1.115, 112],
])('%d dollars are %i cents, halves away from zero', (amount, expected) => expect(toCents(amount)).toBe(expected));

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e15, 1e21])('%d is not an amount of money', (amount) => {
  expect(() => toCents(amount)).toThrow(RangeError);
});

test('cents survive the wire', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (amount) =>
      expect(toCents(fromCents(cents(amount)))).toBe(amount),
    ),
  );
});

test.each([0.5, Number.NaN, Number.NEGATIVE_INFINITY, 2 ** 53])('%d is no amount in cents', (amount) => {
  expect(() => cents(amount)).toThrow(RangeError);
});

test('nothing has no sign', () => expect([cents(-0), toCents(-0.001)].every((zero) => Object.is(zero, 0))).toBe(true));

test('dollars, ids and counts are no cents to the compiler', () => {
  const pay = (amount: Cents) => amount;
  // @ts-expect-error: a number is not an amount until a maker of this file has checked it
  pay(100);
  // @ts-expect-error: nor is what arithmetic makes of one
  pay(cents(1) + cents(2));
  expect(pay(cents(3))).toBe(3);
});
