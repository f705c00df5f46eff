import * as v from 'valibot';
import { messages } from './messages';

/**
 * Text from a field: composed Unicode, trimmed, one space between words; must not be empty. Missing counts as empty.
 */
export const filled = (label: string) =>
  v.pipe(
    v.string(),
    v.normalize('NFC'),
    v.transform((text) => text.trim().replace(/\s+/g, ' ')),
    v.nonEmpty(messages.required(label)),
  );

/** Required text of at most `max` characters. */
export const requiredText = (label: string, max = 255) =>
  v.optional(v.pipe(filled(label), v.maxLength(max, messages.tooLong(label, max))), '');
