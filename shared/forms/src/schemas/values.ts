import type { Cents } from '@vitrina/contract';
import { formatDate, formatMoney, parseDate, ZERO } from '@vitrina/rules';
import * as v from 'valibot';
import { messages } from './messages';
import { filled } from './texts';

/** A date typed as DD/MM/YYYY; its output and the bounds (both included) are `YYYY-MM-DD`. */
export const date = (label: string, { min, max }: { min?: string; max?: string } = {}) =>
  v.optional(
    v.pipe(
      filled(label),
      v.check((text) => parseDate(text) !== null, messages.date(label)),
      v.transform((text) => parseDate(text) ?? ''),
      v.check((iso) => !iso || !min || iso >= min, messages.notBefore(label, formatDate(min ?? ''))),
      v.check((iso) => !iso || !max || iso <= max, messages.notAfter(label, formatDate(max ?? ''))),
    ),
    '',
  );

/** An amount in cents within bounds, both included. */
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
