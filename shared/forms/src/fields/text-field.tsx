import { Input } from '@vitrina/ui';
import type { ComponentProps } from 'react';
import { type Clean, cleanInPlace } from './clean-in-place';
import { useComposition } from './use-composition';
import { type FieldProps, useFormField } from './use-form-field';

export type TextFieldProps = FieldProps &
  Pick<
    ComponentProps<'input'>,
    'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'placeholder' | 'readOnly' | 'disabled' | 'type'
  > & {
    clean?: Clean;
    /** Gets the focus when its dialog opens. */
    initialFocus?: boolean;
  };

/** A single-line text field, stored as typed, or cleaned. */
export function TextField({ name, clean = (text) => text, initialFocus, ...rest }: TextFieldProps) {
  const { value = '', change, blur, focus, error } = useFormField<string>(name);
  const typing = useComposition({
    value,
    take: (control) => change(cleanInPlace(control, clean)),
    preview: (text) => {
      change(clean(text));
      return clean(text);
    },
  });
  return (
    <Input
      {...rest}
      {...typing}
      name={name}
      data-autofocus={initialFocus || undefined}
      error={error}
      onBlur={(event) => {
        typing.onBlur(event);
        blur();
      }}
      onFocus={focus}
    />
  );
}
