import type { Cents } from '@vitrina/contract';
import { filled, messages } from '@vitrina/forms';
import { formatDate, formatMoney, parseDate, ZERO } from '@vitrina/rules';
import * as v from 'valibot';

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

/** An amount in cents within bounds, inclusive. */
export const amount = (label: string, { min = ZERO, max }: { min?: Cents; max?: Cents } = {}) =>
  v.optional(
    v.pipe(
      v.nullable(v.custom<Cents>(Number.isSafeInteger)),
      v.check((cents) => cents !== null, messages.required(label)),
      v.check((cents) => cents === null || cents >= min, messages.atLeast(label, formatMoney(min))),
      v.check(
        (cents) => cents === null || max === undefined || cents <= max,
        messages.atMost(label, formatMoney(max ?? ZERO)),
      ),
      v.transform((cents) => cents ?? ZERO),
    ),
    null,
  );
