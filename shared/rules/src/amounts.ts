import { type Cents, cents } from '@vitrina/contract';

/** Arithmetic on amounts. Each function throws RangeError if the result is too large to be exact. */

/** Nothing. */
export const ZERO = cents(0);

/** Sum of amounts; 0 for none. */
export const sumCents = (amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce((sum: number, amount) => sum + amount, 0));

/** The first amount minus the second; may be negative. */
export const subtractCents = (from: Cents, amount: Cents): Cents => cents(from - amount);

/** The negated amount: what a reversal or a return subtracts from a sum. */
export const negateCents = (amount: Cents): Cents => cents(-amount);

/** The absolute amount. */
export const absCents = (amount: Cents): Cents => cents(Math.abs(amount));

/** The smaller of two amounts. */
export const minCents = (a: Cents, b: Cents): Cents => (a < b ? a : b);

/** The larger of two amounts. */
export const maxCents = (a: Cents, b: Cents): Cents => (a > b ? a : b);

/**
 * A share of an amount, such as a down payment of 0.2 or a monthly rate of 0.013, rounded to the nearest cent, halves
 * away from zero. The product is first cut to 15 significant digits, so that a half is not rounded down because it is
 * stored slightly too small (1.005 * 100 is 100.49999999999999).
 */
export function multiplyCents(amount: Cents, rate: number): Cents {
  const product = Number((Math.abs(amount) * rate).toPrecision(15));
  return cents(Math.sign(amount) * Math.round(product));
}
