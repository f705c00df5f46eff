import { type Cents, cents } from '@vitrina/contract';
import { subtractCents, sumCents } from '@vitrina/rules';

/** VAT of Ecuador, in percent; prices include it. */
const VAT_PERCENT = 15;

const amountBefore = (gross: number): number => Math.round((gross * 100) / (100 + VAT_PERCENT));

/** What of an amount, of the whole price, is the base: in proportion, so that all parts add up to the whole base. */
const baseUpTo = (amount: Cents, total: Cents): Cents =>
  cents(Math.round((amount * amountBefore(total)) / Math.max(total, 1)));

/**
 * Splits a part of a price into its base and its VAT. Rounding each part by itself would add up to another base: so a part is
 * the difference of what is paid with it and without it, and the last one takes the rest.
 * @param before what the parts before it add up to
 */
export function splitVat(part: Cents, before: Cents, total: Cents): { base: Cents; vat: Cents } {
  const base = subtractCents(baseUpTo(sumCents([before, part]), total), baseUpTo(before, total));
  return { base, vat: subtractCents(part, base) };
}
