import { effectiveRateBp, isAboveCeiling } from './effective-rate';

test.each([
  [0, 0],
  [1150, 12.1259],
  [1490, 15.9609],
  [1560, 16.7652],
  [1561, 16.7767],
  [1677, 18.121],
])('a nominal rate of %p basis points is %p %% effective', (nominalBp, percent) => {
  expect((effectiveRateBp(nominalBp) / 100).toFixed(4)).toBe(percent.toFixed(4));
});

test('15.60 % is the highest whole rate under the ceiling of 16.77 %', () => {
  expect(isAboveCeiling(1560, 1677)).toBe(false);
  expect(isAboveCeiling(1561, 1677)).toBe(true);
  expect(isAboveCeiling(1677, 1677)).toBe(true);
});

test('a rate at the ceiling is not above it', () => {
  expect(isAboveCeiling(0, 0)).toBe(false);
  expect(isAboveCeiling(1, 0)).toBe(true);
  // A tenth a month: 1.1 ^ 12 - 1 is 2.138428376721.
  expect(isAboveCeiling(12_000, 21_384)).toBe(true);
  expect(isAboveCeiling(12_000, 21_385)).toBe(false);
});
