/**
 * Dollars as a decimal number to whole cents, halves away from zero.
 * The decimal digits are shifted as text, because 1.005 * 100 is 100.49999999999999.
 * @throws RangeError when the amount is not finite or its cents are not exact
 */
export function toCents(dollars: number): number {
  const [digits, exponent = '0'] = String(Math.abs(dollars)).split('e');
  const cents = Math.round(Number(`${digits}e${Number(exponent) + 2}`));
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an amount of money: ${dollars}`);
  return dollars < 0 && cents !== 0 ? -cents : cents;
}

/** Cents to dollars as a decimal number: no arithmetic is done on it. */
export const fromCents = (cents: number): number => cents / 100;
