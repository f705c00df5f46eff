import { cents } from '@vitrina/contract';
import fc from 'fast-check';
import { absCents, maxCents, minCents, multiplyCents, negateCents, subtractCents, sumCents, ZERO } from './amounts';

/** Any amount up to a hundred million dollars, taken or given back. */
const amount = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }).map(cents);

test('the sum does not depend on order or grouping', () => {
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 50 }), fc.nat(50), (amounts, cut) => {
      expect(sumCents([...amounts].reverse())).toBe(sumCents(amounts));
      expect(sumCents([sumCents(amounts.slice(0, cut)), sumCents(amounts.slice(cut))])).toBe(sumCents(amounts));
    }),
  );
  expect(sumCents([])).toBe(ZERO);
});

test('what is taken off and put back leaves the amount', () => {
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      expect(sumCents([subtractCents(a, b), b])).toBe(a);
      expect(subtractCents(a, b)).toBe(sumCents([a, negateCents(b)]));
      expect([minCents(a, b), maxCents(a, b)]).toEqual([Math.min(a, b), Math.max(a, b)]);
      expect(absCents(a)).toBe(absCents(negateCents(a)));
    }),
  );
  expect(Object.is(negateCents(ZERO), 0)).toBe(true);
});

test('a sum too large to be exact is refused', () => {
  expect(() => sumCents([cents(Number.MAX_SAFE_INTEGER), cents(1)])).toThrow(RangeError);
});

test.each([
  [10_050, 0.01, 101],
  [-10_050, 0.01, -101],
  [10_049, 0.01, 100],
  [100, 1.005, 101],
  [3_699_000, 0.2, 739_800],
  [0, 0.2, 0],
  [100_000, 0.156 / 12, 1_300],
])('%i cents times %d are %i, halves away from zero', (of, rate, expected) => {
  expect(multiplyCents(cents(of), rate)).toBe(expected);
});

test('a share is that of decimal arithmetic', () => {
  const SCALE = 1_000_000n;
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 2_000_000 }), (of, millionths) => {
      const exact = BigInt(Math.abs(of)) * BigInt(millionths);
      const rounded = Number((exact * 2n + SCALE) / (SCALE * 2n));
      expect(absCents(multiplyCents(of, millionths / 1_000_000))).toBe(rounded);
    }),
  );
});
