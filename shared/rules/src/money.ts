import { type Cents, cents, fromCents } from '@vitrina/contract';
import { absCents, subtractCents } from './amounts';

let dollars: Intl.NumberFormat | undefined;

/** Formats cents: `$12,345.67`. */
export const formatMoney = (amount: Cents): string => {
  // Made with the first price: it takes a phone 200 ms, which a page without prices must not wait for.
  // es-EC would write 12.345,67; the specification's amounts read 12,345.67.
  dollars ??= new Intl.NumberFormat('es-US', { style: 'currency', currency: 'USD' });
  return dollars.format(fromCents(amount));
};

/** Formats a price that somebody pays for something: never `$0.00`, which reads like a fault. */
export const formatPrice = (amount: Cents): string => (amount === 0 ? 'Sin costo' : formatMoney(amount));

/** A rate in basis points as the law writes it: 1560 is '15.60 %'. */
export const formatRate = (bp: number, decimals = 2): string => `${(bp / 100).toFixed(decimals)} %`;

/** The difference of a price from another: '+$1,600.00', '−$500.00', or 'Mismo precio'. */
export function priceDifference(price: Cents, reference: Cents): string {
  if (price === reference) return 'Mismo precio';
  return `${price > reference ? '+' : '−'}${formatMoney(absCents(subtractCents(price, reference)))}`;
}

/**
 * 1234 | 1234.5 | 1234,56 | 1,234 | 1.234 | 1,234.56 | 1.234,56 | 1 234,56 (docs/spec/3-purchase.md, section 3). One separator
 * with one or two digits after it is decimal; with three it groups thousands, if one to three digits that do not begin with 0
 * stand before it. So 0.123 and 1234.567 are no amounts: at most two decimals. A space, of whatever width, only groups.
 */
const WRITTEN = [
  /^\d+(?:[.,]\d{1,2})?$/,
  /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{1,2})?$/,
  /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/,
  /^[1-9]\d{0,2}(?:\s\d{3})+(?:[.,]\d{1,2})?$/,
];

/** A number with three decimals or more. */
const TOO_PRECISE = /^(?:\d+[.,]|\d{1,3}(?:,\d{3})+\.|\d{1,3}(?:\.\d{3})+,|\d{1,3}(?:\s\d{3})+[.,])\d{3,}$/;

const withoutSign = (text: string) => text.trim().replace(/^\$\s*/, '');

/** Parses a typed amount, with or without `$`, into cents; null if it is not one. Never negative. */
export function parseMoney(text: string): Cents | null {
  const typed = withoutSign(text);
  if (!WRITTEN.some((form) => form.test(typed))) return null;
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  const amount = Number(whole.replace(/\D/g, '') + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? cents(amount) : null;
}

/** Whether a text that is no amount would be one with fewer decimals: '0.123', '1,234.567'. */
export const hasTooManyDecimals = (text: string): boolean =>
  parseMoney(text) === null && TOO_PRECISE.test(withoutSign(text));
