import * as v from 'valibot';
import { messages } from './messages';

type WithId = { id: string | number };

const isChoice = (value: unknown) => value == null || typeof value === 'object';

/**
 * A selected object with an id, as combos and selects store it. Its type is valid even when nothing is selected, so
 * that checks of the whole form still run.
 */
export const selected = <T extends WithId = WithId & { name: string }>(label: string) =>
  v.optional(
    v.pipe(
      v.custom<T | null>(isChoice),
      v.check((value) => value != null, messages.required(label)),
      v.check((value) => value == null || (value.id != null && value.id !== ''), messages.invalid(label)),
      v.transform((value) => value as T),
    ),
    null,
  );

/** A selected object, or one the user wrote (its id is null). */
export const selectedOrWritten = <T extends { name: string }>(label: string) =>
  v.optional(
    v.pipe(
      v.custom<T | null>(isChoice),
      v.check((value) => Boolean(value?.name), messages.required(label)),
      v.transform((value) => value as T),
    ),
    null,
  );

/** A checkbox that must be ticked. */
export const consent = (message: string = messages.consent) =>
  v.optional(
    v.pipe(
      v.boolean(),
      v.check((value) => value, message),
    ),
    false,
  );
