import { cents, toCents } from '@vitrina/contract';
import { levelInstalment } from './instalment';

test.each([
  [16_800, 15.6, 60, 404.98],
  [16_800, 15.6, 48, 472.68],
  [20_000, 16.77, 72, 442.36],
  [20_000, 16.77, 12, 1821.91],
  [16_800, 11.5, 36, 554],
  [14_693, 15.6, 60, 354.19],
  [27_833.77, 14.9, 48, 773.22],
  [35_990, 15.6, 72, 772.78],
  [1_000.01, 15.6, 3, 342.04],
  [9_999.99, 9.5, 12, 876.83],
  [23_145.5, 15.6, 24, 1128.86],
  [10_000, 0, 36, 277.78],
  [1_000, 0, 3, 333.33],
])('%p at %p %% over %p months is %p a month', (principal, percent, months, instalment) => {
  expect(levelInstalment(toCents(principal), Math.round(percent * 100), months)).toBe(toCents(instalment));
});

test('a tie is rounded up, and nothing financed costs nothing', () => {
  expect(levelInstalment(cents(100), 0, 8)).toBe(13);
  for (const rate of [0, 1560]) expect(levelInstalment(cents(0), rate, 60)).toBe(0);
});

test('more principal or a shorter term never lowers the instalment', () => {
  for (const rate of [0, 1, 1150, 1560]) {
    for (let months = 1; months < 84; months++) {
      const instalment = levelInstalment(cents(1_680_000), rate, months);
      expect(levelInstalment(cents(1_680_001), rate, months)).toBeGreaterThanOrEqual(instalment);
      expect(levelInstalment(cents(1_680_000), rate, months + 1)).toBeLessThanOrEqual(instalment);
    }
  }
});
