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
  modifiedSinceLastSubmit: true,
};

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Binds a control to the form. `value` is as stored, undefined for none. `error` is the message to show now: it appears
 * when the field is left (or a submit failed), is updated while typing, and does not appear in mid-word. A field that
 * the program has emptied (a refused password, what depends on another choice) is not in error until the person leaves
 * it empty again, or submits.
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
  const isRefused = meta.submitFailed === true && !meta.modifiedSinceLastSubmit;
  const isBeingTyped = meta.active && !isRefused;
  const isExcused = useExcuse(input.value, meta);
  if (typeof message !== 'string' || isExcused.current) isShown.current = false;
  else if ((meta.touched || meta.submitFailed) && !isBeingTyped) isShown.current = true;

  return {
    value: input.value ?? undefined,
    change(value: T | null) {
      isExcused.own(value);
      input.onChange(value);
    },
    blur() {
      isExcused.leave();
      afterPress(() => input.onBlur());
    },
    focus: () => input.onFocus(),
    error: isShown.current && typeof message === 'string' ? message : undefined,
    /** A submit has failed, and the field was not changed since. */
    isRefused,
  };
}

type Submits = { submitFailed?: boolean; modifiedSinceLastSubmit?: boolean };

/** Whether the field is excused for being empty: the program emptied it, and the person has not answered yet. */
function useExcuse(value: unknown, { submitFailed = false, modifiedSinceLastSubmit = false }: Submits) {
  const seen = useRef({ value, own: value, submitFailed, modifiedSinceLastSubmit, isExcused: false });
  const before = seen.current;
  // A submit ends the modification since the last one; the first submit of all is known by its failure. The submit
  // that was under way when the field was emptied ends neither.
  const isSubmitted =
    !modifiedSinceLastSubmit && (before.modifiedSinceLastSubmit || (submitFailed && !before.submitFailed));
  const isEmptied = value !== before.value && value !== before.own && isEmpty(value);
  const isExcused = isEmptied || (before.isExcused && !isSubmitted && isEmpty(value));
  seen.current = { value, own: value, submitFailed, modifiedSinceLastSubmit, isExcused };
  return {
    current: isExcused,
    own(next: unknown) {
      seen.current.own = next;
      seen.current.isExcused = false;
    },
    leave() {
      seen.current.isExcused = false;
    },
  };
}
