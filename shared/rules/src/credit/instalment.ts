import { type Cents, cents } from '@vitrina/contract';

/**
 * Arithmetic of a credit in exact integers: a float loses the cent at a tie (129.465). Amounts are cents, rates basis
 * points (1560 is 15.60 %), and every result is rounded half up, once.
 */

/** A quotient of integers above zero, rounded half up to the cent. */
export const halfUp = (numerator: bigint, denominator: bigint): Cents =>
  cents(Number((2n * numerator + denominator) / (2n * denominator)));

/** One month of a nominal rate in basis points is that rate by this: 30/360, and 10,000 basis points. */
const MONTHLY = 120_000n;

/**
 * The level instalment of a French amortisation, capital and interest: P i / (1 - (1 + i)^-n) with i the nominal rate by
 * twelve; at a rate of 0 it is P / n.
 * @param nominalRateBp nominal rate of a year, in basis points
 * @param months number of instalments, at least 1
 */
export function levelInstalment(principal: Cents, nominalRateBp: number, months: number): Cents {
  const [p, rate, n] = [BigInt(principal), BigInt(nominalRateBp), BigInt(months)];
  if (rate === 0n) return halfUp(p, n);
  const growth = (MONTHLY + rate) ** n;
  return halfUp(p * rate * growth, MONTHLY * (growth - MONTHLY ** n));
}
