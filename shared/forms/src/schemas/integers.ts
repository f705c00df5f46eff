import * as v from 'valibot';
import { messages } from './messages';
import { filled } from './texts';

/** Nobody types more digits, and every such number is exact. */
const INTEGER = /^-?\d{1,15}$/;

/** A whole number of `min` to `max`, inclusive, typed as text; its output is the number. */
export const integer = (label: string, { min, max }: { min?: number; max?: number } = {}) =>
  v.optional(
    v.pipe(
      filled(label),
      v.regex(INTEGER, messages.integer(label)),
      v.transform(Number),
      v.check((value) => Number.isNaN(value) || value >= (min ?? value), messages.atLeast(label, `${min}`)),
      v.check((value) => Number.isNaN(value) || value <= (max ?? value), messages.atMost(label, `${max}`)),
    ),
    '',
  );
