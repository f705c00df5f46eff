import { createHash } from 'node:crypto';
import { type Cents, cents, toCents } from '@vitrina/contract';
import fc from 'fast-check';
import { type AmortisationRow, amortisation, byYear, sumsOf } from './amortisation';
import { levelInstalment } from './instalment';
import tables from './tables.json';

const line = ({ number, instalment, interest, capital, balance }: AmortisationRow) =>
  [number, instalment, interest, capital, balance].join(';');
const table = (principal: number, nominalBp: number, months: number) =>
  amortisation({ principal: toCents(principal), nominalBp, months });
const shaOf = (rows: readonly AmortisationRow[]) =>
  createHash('sha256')
    .update(rows.map((row) => `${line(row)}\n`).join(''))
    .digest('hex');

test.each(tables)('$principal cents at $nominalBp over $months months, row by row', (given) => {
  const rows = amortisation({ ...given, principal: cents(given.principal) });
  expect(rows.map(line)).toEqual(given.rows.split(' '));
  if (given.sha256) expect(shaOf(rows)).toBe(given.sha256);
});

test('every checksum of the facts has its table', () => {
  expect(tables.filter(({ sha256 }) => sha256)).toHaveLength(11);
});

test.each([
  [16_800, 1560, 60, 404.98, 405.1, 7_498.92, 24_298.92],
  [16_800, 1560, 48, 472.68, 472.8, 5_888.76, 22_688.76],
  [20_000, 1677, 72, 442.36, 442.32, 11_849.88, 31_849.88],
  [20_000, 1677, 12, 1_821.91, 1_821.94, 1_862.95, 21_862.95],
  [16_800, 1150, 36, 554, 553.87, 3_143.87, 19_943.87],
  [14_693, 1560, 60, 354.19, 354.19, 6_558.4, 21_251.4],
])('%p at %p over %p: %p a month, %p at last, %p of interest, %p in all', (principal, bp, months, ...given) => {
  const rows = table(principal, bp, months);
  const { interest, instalment } = sumsOf(rows);
  expect([rows[0]?.instalment, rows.at(-1)?.instalment, interest, instalment]).toEqual(given.map(toCents));
});

test('N47: every row of 35,990.00 over 72 months adds, the capital is the principal, nothing is left', () => {
  const rows = table(35_990, 1560, 72);
  for (const { instalment, interest, capital } of rows) expect(interest + capital).toBe(instalment);
  expect([sumsOf(rows).capital, rows.at(-1)?.balance, sumsOf(rows).interest]).toEqual([3_599_000, 0, 1_965_068]);
});

test('N48: 1,000.00 at 0 % over 3 months leaves no cent', () => {
  expect(table(1_000, 0, 3).map(({ instalment }) => instalment)).toEqual([33_333, 33_333, 33_334]);
});

test('N49: an instalment is rounded to the cent, not up to the dollar', () => {
  expect(table(16_800, 1560, 60)[0]?.instalment).toBe(toCents(404.98));
});

test('N50: a promotion at 0 % is a number: 277.78, at last 277.70', () => {
  const rows = table(10_000, 0, 36);
  expect([rows[0]?.instalment, rows.at(-1)?.instalment, sumsOf(rows).interest]).toEqual([27_778, 27_770, 0]);
  for (const row of rows) expect(Object.values(row).every(Number.isFinite)).toBe(true);
});

test('the life insurance is on what is owed before each month: the first one is the line of the calculation', () => {
  const credit = { principal: toCents(29_592), nominalBp: 1560, months: 60 };
  const rows = amortisation({ ...credit, lifeInsuranceMonthlyBp: 5 });
  expect([rows[0]?.lifeInsurance, sumsOf(rows).lifeInsurance]).toEqual([toCents(14.8), toCents(508.02)]);
  expect([rows.at(-1)?.instalment, sumsOf(rows).interest]).toEqual([toCents(712.96), toCents(13_208.61)]);
  const premiums = rows.map(({ lifeInsurance }) => lifeInsurance);
  expect(premiums).toEqual([...premiums].sort((a, b) => b - a));
  expect(sumsOf(amortisation(credit)).lifeInsurance).toBe(0);
});

test('years are the sums of their months; the last may be shorter, and together they are the whole', () => {
  const rows = table(1_000.01, 1560, 15);
  const years = byYear(rows);
  expect(years.map(({ number, balance }) => [number, balance])).toEqual([
    [1, rows[11]?.balance],
    [2, 0],
  ]);
  for (const part of ['instalment', 'interest', 'capital'] as const) {
    expect(years.reduce((sum, year) => sum + year[part], 0)).toBe(sumsOf(rows)[part]);
    expect(years[0]?.[part]).toBe(sumsOf(rows.slice(0, 12))[part]);
  }
  expect(byYear(table(1_000, 1560, 12))).toHaveLength(1);
});

test('so little that it is paid early ends in months of nothing, never below', () => {
  const rows = amortisation({ principal: cents(36), nominalBp: 0, months: 24 });
  expect(rows.map(({ capital }) => capital)).toEqual([...Array(18).fill(2), ...Array(6).fill(0)]);
});

/** From 100.00 to 1,000,000.00 at 0 to 30 %, over 1 to 84 months. */
const credit = fc.record({
  principal: fc.integer({ min: 10_000, max: 100_000_000 }).map(cents),
  nominalBp: fc.integer({ min: 0, max: 3_000 }),
  months: fc.integer({ min: 1, max: 84 }),
});

test('whatever is lent: it is paid back whole, every row adds, and the last one differs by little', () => {
  fc.assert(
    fc.property(credit, (given) => {
      const { principal, nominalBp, months } = given;
      const rows = amortisation(given);
      const level = levelInstalment(principal, nominalBp, months);
      expect([rows.length, sumsOf(rows).capital, rows.at(-1)?.balance]).toEqual([months, principal, 0]);
      let owed: Cents = principal;
      for (const row of rows) {
        expect(row.capital).toBeGreaterThan(0);
        expect(row.instalment).toBe(row.interest + row.capital);
        // Half up, in twice the cents so that no float is asked.
        expect(row.interest).toBe(Number((2n * BigInt(owed) * BigInt(nominalBp) + 120_000n) / 240_000n));
        expect(row.balance).toBe(owed - row.capital);
        if (row.number < months) expect(row.instalment).toBe(level);
        owed = row.balance;
      }
      const monthly = nominalBp / 120_000;
      const bound = monthly === 0 ? months : ((1 + monthly) ** months - 1) / monthly;
      expect(Math.abs((rows.at(-1)?.instalment ?? Number.NaN) - level)).toBeLessThanOrEqual(bound);
    }),
  );
});

test('more paid down, or a longer term, never raises the instalment', () => {
  fc.assert(
    fc.property(credit, fc.nat(100_000), ({ principal, nominalBp, months }, entry) => {
      const level = levelInstalment(principal, nominalBp, months);
      const lent = cents(Math.max(0, principal - entry));
      expect(levelInstalment(lent, nominalBp, months)).toBeLessThanOrEqual(level);
      expect(levelInstalment(principal, nominalBp, months + 1)).toBeLessThanOrEqual(level);
    }),
  );
});
