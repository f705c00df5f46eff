/** Rates of a year in basis points, the nominal one charged by the month: (1 + nominal / 12) ^ 12 - 1 in exact integers. */

/** One month of a nominal rate in basis points is that rate by this. */
const MONTHLY = 120_000n;
const MONTHS = 12n;
const BASIS_POINTS = 10_000n;
/** Of a basis point: what a result is rounded to. */
const PARTS = 10_000n;

/** What a dollar grows to in a year, times `MONTHLY ** MONTHS`. */
const growth = (nominalBp: number): bigint => (MONTHLY + BigInt(nominalBp)) ** MONTHS;
const ONE = MONTHLY ** MONTHS;

/**
 * The effective rate of a nominal one, to the ten-thousandth of a basis point: 1560 (15.60 %) gives 1676.5201 (16.7652 %).
 * Compare with a ceiling by `isAboveCeiling`, which does not round.
 */
export const effectiveRateBp = (nominalBp: number): number => {
  const parts = (2n * (growth(nominalBp) - ONE) * BASIS_POINTS * PARTS + ONE) / (2n * ONE);
  return Number(parts) / Number(PARTS);
};

/** Whether the effective rate of a nominal one exceeds a ceiling, which is effective: exactly, at the ceiling it does not. */
export const isAboveCeiling = (nominalBp: number, ceilingBp: number): boolean =>
  growth(nominalBp) * BASIS_POINTS > ONE * (BASIS_POINTS + BigInt(ceilingBp));
