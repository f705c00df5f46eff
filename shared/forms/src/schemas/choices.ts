import * as v from 'valibot';
import { messages } from './messages';

type WithId = { id: string | number };
type MaybeChoice = { id: string | number | null } | null | undefined;

/**
 * A selected object with an id, as combos and selects store it. The type stays right when nothing is selected, so that
 * checks of the whole form run all the same.
 */
export const selected = <T extends WithId = WithId & { name: string }>(label: string) =>
  v.optional(
    v.pipe(
      v.custom<MaybeChoice>((value) => value === null || typeof value === 'object'),
      v.check((value) => value != null, messages.required(label)),
      v.check((value) => value == null || (value.id != null && value.id !== ''), messages.invalid(label)),
      v.transform((value) => value as T),
    ),
    null,
  );

/** A selected object with an id, or none. */
export const optionalChoice = <T extends WithId = WithId & { name: string }>() =>
  v.optional(
    v.pipe(
      v.custom<MaybeChoice>((value) => value === null || typeof value === 'object'),
      v.transform((value) => (value?.id == null ? undefined : (value as T))),
    ),
    null,
  );

/** A selected object, or one the user wrote (its id is null). */
export const selectedOrWritten = (label: string) =>
  v.optional(
    v.pipe(
      v.custom<{ id: string | number | null; name: string } | null>(
        (value) => value === null || typeof value === 'object',
      ),
      v.check((value) => Boolean(value?.name), messages.required(label)),
      v.transform((value) => value as { id: string | number | null; name: string }),
    ),
    null,
  );

/** A box that must be ticked. */
export const consent = (message: string = messages.consent) =>
  v.optional(
    v.pipe(
      v.boolean(),
      v.check((value) => value, message),
    ),
    false,
  );
