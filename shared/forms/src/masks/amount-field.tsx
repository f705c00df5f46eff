import { type Cents, fromCents, toCents } from '@vitrina/contract';
import { type FieldProps, useFormField } from '@vitrina/forms';
import { parseMoney } from '@vitrina/rules';
import { Field } from '@vitrina/ui';
import type { ClipboardEvent } from 'react';
import { NumericFormat } from 'react-number-format';
import { MaskedInput } from './masked-input';

export type AmountFieldProps = FieldProps & { disabled?: boolean };

/** An amount in dollars, shown as $1,234.56; stored in cents, null when empty. A typed comma is a decimal point. */
export function AmountField({ name, disabled, ...look }: AmountFieldProps) {
  const { value, change, blur, focus, error, active } = useFormField<Cents | null>(name);

  // Typing follows the format; a pasted amount may have another one (1234,56 or 1.234,56).
  const paste = (event: ClipboardEvent) => {
    const cents = parseMoney(event.clipboardData.getData('text'));
    if (cents === null) return;
    event.preventDefault();
    change(cents);
  };

  return (
    <Field {...look} error={error}>
      {(control) => (
        <NumericFormat
          {...control}
          customInput={MaskedInput}
          name={name}
          value={value == null ? '' : fromCents(value)}
          prefix="$"
          thousandSeparator=","
          decimalSeparator="."
          allowedDecimalSeparators={[',', '.']}
          decimalScale={2}
          fixedDecimalScale={!active}
          allowNegative={false}
          inputMode="decimal"
          autoComplete="off"
          disabled={disabled}
          onValueChange={({ floatValue }, { source }) =>
            source === 'event' && change(floatValue === undefined ? null : toCents(floatValue))
          }
          onPaste={paste}
          onBlur={blur}
          onFocus={focus}
        />
      )}
    </Field>
  );
}
