import type { Cents } from '@vitrina/contract';
import { filled, messages } from '@vitrina/forms';
import { formatDate, formatMoney, hasTooManyDecimals, parseDate, ZERO } from '@vitrina/rules';
import * as v from 'valibot';
import type { AmountValue } from './amount-value';

/** A day as `YYYY-MM-DD`, or a function that returns it at validation: today changes. */
export type Day = string | (() => string);

const dayOf = (day: Day | undefined) => (typeof day === 'function' ? day() : day);

/** A date typed as DD/MM/YYYY; its output is `YYYY-MM-DD`, bounds inclusive. */
export const date = (label: string, { min, max }: { min?: Day; max?: Day } = {}) =>
  v.optional(
    v.pipe(
      filled(label),
      v.check((text) => parseDate(text) !== null, messages.date(label)),
      v.transform((text) => parseDate(text) ?? ''),
      v.check(
        (iso) => !iso || iso >= (dayOf(min) ?? ''),
        () => messages.notBefore(label, formatDate(dayOf(min) ?? '')),
      ),
      v.check(
        (iso) => !iso || iso <= (dayOf(max) ?? iso),
        () => messages.notAfter(label, formatDate(dayOf(max) ?? '')),
      ),
    ),
    '',
  );

/** The rule of an `AmountValue`: readable, within bounds, inclusive; its output is cents. */
export const amount = (label: string, { min = ZERO, max }: { min?: Cents; max?: Cents } = {}) =>
  v.optional(
    v.pipe(
      v.custom<AmountValue>((value) => value === null || typeof value === 'string' || Number.isSafeInteger(value)),
      v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
        if (typeof value === 'number') return value;
        if (value === null) addIssue({ message: messages.required(label) });
        else addIssue({ message: hasTooManyDecimals(value) ? messages.decimals(label) : messages.amount(label) });
        return NEVER;
      }),
      v.check((cents) => cents >= min, messages.atLeast(label, formatMoney(min))),
      v.check((cents) => max === undefined || cents <= max, messages.atMost(label, formatMoney(max ?? ZERO))),
    ),
    null,
  );
