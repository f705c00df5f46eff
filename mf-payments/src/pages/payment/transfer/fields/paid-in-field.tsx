import { defineField, type FieldObject, selected, useFormField } from '@vitrina/forms';
import { ErrorText, Radio } from '@vitrina/ui';
import { useId } from 'react';
import css from './paid-in-field.module.css';

/** How a deposit was paid in. */
export const PAID_IN = [
  { id: 'cash', name: 'Efectivo' },
  { id: 'cheque', name: 'Cheque' },
] as const;
export type PaidIn = (typeof PAID_IN)[number];

type PaidInLook = { disabled?: boolean };
const [name, label] = ['forma', 'Cómo depositaste'] as const;

/** How a deposit was paid in: ours, because the law limits cash (docs/spec/3-purchase.md). */
export const paidInField: FieldObject<typeof name, PaidIn | null, PaidIn, PaidInLook> = defineField({
  name,
  label,
  rule: selected<PaidIn>(label),
  Control: PaidInRadios,
});

function PaidInRadios({ disabled }: PaidInLook) {
  const { value, change, blur, focus, error } = useFormField<PaidIn>(name);
  const id = useId();
  return (
    <fieldset className={css.field} disabled={disabled} aria-describedby={error && `${id}e`}>
      <legend className={css.legend}>{label}</legend>
      {PAID_IN.map((way) => (
        <Radio
          key={way.id}
          name={id}
          label={way.name}
          checked={value?.id === way.id}
          // A failed submit goes to the first of them.
          data-invalid={error ? true : undefined}
          onChange={() => change(way)}
          onBlur={blur}
          onFocus={focus}
        />
      ))}
      <ErrorText id={`${id}e`}>{error}</ErrorText>
    </fieldset>
  );
}
