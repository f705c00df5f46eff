import { Input } from '@vitrina/ui';
import type { ChangeEvent, ComponentProps } from 'react';
import { type FieldProps, useFormField } from './use-form-field';

export type TextFieldProps = FieldProps &
  Pick<
    ComponentProps<'input'>,
    'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'placeholder' | 'readOnly' | 'disabled' | 'type'
  > & {
    /** Converts what was typed or pasted into what is stored, e.g. keeps only digits. */
    clean?(text: string): string;
  };

/** Cleans in place, so that the caret keeps its position although the text around it changes. */
function cleaned({ currentTarget: control }: ChangeEvent<HTMLInputElement>, clean: (text: string) => string): string {
  const text = clean(control.value);
  if (text !== control.value) {
    const caret = clean(control.value.slice(0, control.selectionStart ?? undefined)).length;
    control.value = text;
    control.setSelectionRange(caret, caret);
  }
  return text;
}

/** A single-line text field, stored as typed. */
export function TextField({ name, clean = (text) => text, ...rest }: TextFieldProps) {
  const { value = '', change, blur, focus, error } = useFormField<string>(name);
  return (
    <Input
      {...rest}
      name={name}
      value={value}
      error={error}
      onChange={(event) => change(cleaned(event, clean))}
      onBlur={blur}
      onFocus={focus}
    />
  );
}
