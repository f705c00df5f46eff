import type { FieldLook } from '@vitrina/ui';
import { useRef } from 'react';
import { useField } from 'react-final-form';
import { useFormPath } from '../form/field-path';
import { useKeeper } from '../form/keeper';
import { afterPress } from './after-press';

/** Props of every field: its path in the form's values, and its look. */
export type FieldProps = Omit<FieldLook, 'error'> & { name: string };

const asItIs = <T>(value: T) => value;
const subscription = {
  value: true,
  error: true,
  touched: true,
  active: true,
  submitError: true,
  submitFailed: true,
  dirtySinceLastSubmit: true,
};

/**
 * Binds a control to the form. `value` is as stored, undefined for none. `error` is the message to show now: it appears
 * when the field is left (or a submit failed), is updated while typing, and does not appear in mid-word.
 */
export function useFormField<T>(name: string) {
  const path = useFormPath(name);
  useKeeper().keep(path);
  // final-form's own parse would turn '' into undefined, and the schema's messages with it.
  const { input, meta } = useField<T | undefined>(path, {
    parse: asItIs,
    format: asItIs,
    allowNull: true,
    subscription,
  });

  const message: unknown = meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError);
  const isShown = useRef(false);
  if (typeof message !== 'string') isShown.current = false;
  else if (meta.submitFailed || (meta.touched && !meta.active)) isShown.current = true;

  return {
    value: input.value ?? undefined,
    change: input.onChange as (value: T | null) => void,
    blur: () => afterPress(() => input.onBlur()),
    focus: () => input.onFocus(),
    error: isShown.current && typeof message === 'string' ? message : undefined,
    active: meta.active,
  };
}
