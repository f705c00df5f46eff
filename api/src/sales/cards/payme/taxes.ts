import { type Cents, cents } from '@vitrina/contract';
import { subtractCents, sumCents } from '@vitrina/rules';

/** VAT of Ecuador, in percent; prices include it. */
const VAT_PERCENT = 15;

const withoutVat = (gross: number): number => Math.round((gross * 100) / (100 + VAT_PERCENT));

/** The base of a part, in the proportion of the whole price. */
const shareOf = (part: Cents, total: Cents): Cents =>
  cents(Math.round((part * withoutVat(total)) / Math.max(total, 1)));

/**
 * Splits a part of a price into its base and its VAT. Each part is rounded by itself, and the one that completes the price takes
 * the rest: rounded too it would make another base of the whole.
 * @param earlier the parts that were paid before it, or are under way
 */
export function splitVat(part: Cents, earlier: readonly Cents[], total: Cents): { base: Cents; vat: Cents } {
  const isLast = sumCents([part, ...earlier]) === total;
  const before = sumCents(earlier.map((each) => shareOf(each, total)));
  const base = isLast ? subtractCents(cents(withoutVat(total)), before) : shareOf(part, total);
  return { base, vat: subtractCents(part, base) };
}
