import type { Cents } from '@vitrina/contract';
import { parseMoney } from '@vitrina/rules';

/**
 * What a form holds of an amount: cents; null when it is empty; the text itself while that cannot be read, so that it is
 * never taken for an empty field, and is kept with the form.
 */
export type AmountValue = Cents | string | null;

/** The value of a typed or pasted text. */
export const readAmount = (text: string): AmountValue => (text.trim() === '' ? null : (parseMoney(text) ?? text));

/** The amount of a form's value; null while there is none, or none that can be read. */
export const amountOf = (value: AmountValue | undefined): Cents | null => (typeof value === 'number' ? value : null);
