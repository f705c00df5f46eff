import type { ComponentProps } from 'react';
import { Field, type FieldLook } from './field';

export type InputProps = FieldLook & Omit<ComponentProps<'input'>, keyof FieldLook>;

/** A native text input in a `Field`. In a form with a schema use the fields of @vitrina/forms. */
export function Input({ label, hint, error, optional, hideLabel, className, ...input }: InputProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className }} id={input.id}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}
