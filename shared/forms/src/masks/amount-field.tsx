import { fromCents } from '@vitrina/contract';
import { type FieldProps, useFormField } from '@vitrina/forms';
import { formatMoney } from '@vitrina/rules';
import { Field } from '@vitrina/ui';
import { useState } from 'react';
import { type AmountValue, readAmount } from './amount-value';

export type AmountFieldProps = FieldProps & { disabled?: boolean };

const formatted = (value: AmountValue) => (typeof value === 'number' ? formatMoney(value) : (value ?? ''));

/**
 * An amount in dollars, read by the rule of `parseMoney`. What is typed stays as typed until the field is left, then it is
 * shown as $1,234.56; what cannot be read stays, with an error. Nothing is rewritten while one types, so that keyboards
 * that compose do not double digits.
 */
export function AmountField({ name, disabled, ...look }: AmountFieldProps) {
  const { value = null, change, blur, focus, error } = useFormField<AmountValue>(name);
  /** The text in the field while it has the focus, and what it means: a value from elsewhere takes its place. */
  const [typed, setTyped] = useState<{ text: string; value: AmountValue } | null>(null);

  const type = (text: string) => {
    const read = readAmount(text);
    setTyped({ text, value: read });
    change(read);
  };
  /** Shown without its signs: with a digit more or fewer among them it could not be read. */
  const showPlain = (control: HTMLInputElement) => {
    if (typeof value !== 'number') return;
    control.value = fromCents(value).toFixed(2);
    control.select(); // a press on it puts the caret where it is pressed, afterwards
    setTyped({ text: control.value, value });
  };

  return (
    <Field {...look} error={error}>
      {(control) => (
        <input
          {...control}
          type="text"
          name={name}
          value={typed?.value === value ? typed.text : formatted(value)}
          inputMode="decimal"
          autoComplete="off"
          disabled={disabled}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onFocus={({ currentTarget }) => {
            showPlain(currentTarget);
            focus();
          }}
          onBlur={() => {
            setTyped(null);
            blur();
          }}
        />
      )}
    </Field>
  );
}
