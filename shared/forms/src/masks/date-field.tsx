import { type FieldProps, useFormField } from '@vitrina/forms';
import { Field } from '@vitrina/ui';
import { PatternFormat } from 'react-number-format';
import { MaskedInput } from './masked-input';

export type DateFieldProps = FieldProps & { autoComplete?: string; disabled?: boolean };

/** A date typed as DD/MM/YYYY; stored as that text, even while incomplete. */
export function DateField({ name, autoComplete = 'off', disabled, ...look }: DateFieldProps) {
  const { value = '', change, blur, focus, error } = useFormField<string>(name);
  return (
    <Field {...look} error={error}>
      {(control) => (
        <PatternFormat
          {...control}
          customInput={MaskedInput}
          name={name}
          format="##/##/####"
          value={value}
          inputMode="numeric"
          placeholder="DD/MM/AAAA"
          autoComplete={autoComplete}
          disabled={disabled}
          onValueChange={({ formattedValue }, { source }) => source === 'event' && change(formattedValue)}
          onBlur={blur}
          onFocus={focus}
        />
      )}
    </Field>
  );
}
