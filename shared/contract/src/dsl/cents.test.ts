import fc from 'fast-check';
import { fromCents, toCents } from './cents';

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
      expect(toCents(fromCents(amount))).toBe(amount),
    ),
  );
});
