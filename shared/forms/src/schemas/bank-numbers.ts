import { isBankNumber } from '@vitrina/rules';
import * as v from 'valibot';
import { messages } from './messages';
import { filled } from './texts';

/** Longest that the calls take. */
const MAX = 40;

/** The number of a bank account or of a receipt. */
export const bankNumber = (label: string) =>
  v.optional(
    v.pipe(
      filled(label),
      v.maxLength(MAX, messages.tooLong(label, MAX)),
      v.check(isBankNumber, messages.bankNumber(label)),
    ),
    '',
  );
