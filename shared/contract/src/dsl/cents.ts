declare const unit: unique symbol;

/**
 * An amount of US dollars in whole cents; negative amounts are money returned. Only this file makes one, so that
 * dollars, ids and counts cannot be mistaken for an amount. The arithmetic is in `@vitrina/rules`.
 */
export type Cents = number & { readonly [unit]: 'cents' };

/**
 * Converts a number of cents to an amount. @throws RangeError if it is not a whole number that a double holds exactly
 */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount in cents: ${amount}`);
  // Minus zero would be written '-$0.00'.
  return (amount === 0 ? 0 : amount) as Cents;
}

/**
 * Converts decimal dollars to whole cents, halves away from zero. The decimal digits are shifted as text, because 1.005
 * * 100 is 100.49999999999999.
 * @throws RangeError if the amount is not finite or its cents are not exact
 */
export function toCents(dollars: number): Cents {
  const [digits, exponent = '0'] = String(Math.abs(dollars)).split('e');
  const amount = Math.round(Number(`${digits}e${Number(exponent) + 2}`));
  return cents(dollars < 0 ? -amount : amount);
}

/** Cents to dollars as a decimal number: no arithmetic is done on it. */
export const fromCents = (amount: Cents): number => amount / 100;
