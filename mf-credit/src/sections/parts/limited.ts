import { type FieldObject, messages } from '@vitrina/forms';
import type { FreeItem } from '@vitrina/forms/combo';
import * as v from 'valibot';

/** A free combo of at most `max` characters: what was typed is sent as it is. */
export const limited = <F extends FieldObject<string, FreeItem | null, FreeItem, never>>(field: F, max: number): F => ({
  ...field,
  rule: v.pipe(
    field.rule,
    v.check((item) => (item?.name.length ?? 0) <= max, messages.tooLong(field.label, max)),
  ),
});
