import { filled, messages } from '@vitrina/forms';
import * as v from 'valibot';

/** Longest number that the call takes. */
const MAX = 40;

/** An account or receipt number: letters, digits, dashes and underscores (specification 2, section 5). */
export const numberRule = (label: string) =>
  v.optional(
    v.pipe(
      filled(label),
      v.maxLength(MAX, messages.tooLong(label, MAX)),
      v.regex(/^[\w-]*$/, `El campo ${label} debe contener solo letras, números, guiones y guiones bajos`),
    ),
    '',
  );
