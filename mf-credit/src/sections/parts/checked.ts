import { type FieldObject, messages } from '@vitrina/forms';
import * as v from 'valibot';

/** A field with one more rule, which judges what is there. */
export const checked = <N extends string, I, O, P extends object>(
  field: FieldObject<N, I, O, P>,
  isRight: (value: NonNullable<O>) => boolean,
  message: string,
): FieldObject<N, I, O, P> => ({
  ...field,
  rule: v.pipe(
    field.rule,
    v.check((value) => value == null || isRight(value), message),
  ),
});

/** A free combo of at most `max` characters: what was typed is sent as it is. */
export const limited = <N extends string, I, O extends { name: string }, P extends object>(
  field: FieldObject<N, I, O, P>,
  max: number,
) => checked(field, ({ name }) => name.length <= max, messages.tooLong(field.label, max));
