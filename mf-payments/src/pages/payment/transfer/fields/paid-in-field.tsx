import { defineField, type FieldObject, messages, useFormField } from '@vitrina/forms';
import { ErrorText, RadioCard, RadioCards } from '@vitrina/ui';
import { useId } from 'react';
import * as v from 'valibot';

/** How a deposit was paid in. */
export type PaidIn = 'efectivo' | 'cheque';

type PaidInLook = { disabled?: boolean };

/** How a deposit was paid in: the law limits cash (docs/spec/3-purchase.md). */
export const paidInField = <const N extends string>({
  name,
  label,
}: {
  name: N;
  label: string;
}): FieldObject<N, PaidIn | null, PaidIn, PaidInLook> =>
  defineField({
    name,
    label,
    rule: v.optional(
      v.pipe(
        v.nullable(v.picklist(['efectivo', 'cheque'])),
        v.check((value) => value !== null, messages.required(label)),
        v.transform((value) => value as PaidIn),
      ),
      null,
    ),
    Control: (place: PaidInLook) => <PaidInRadios {...place} name={name} label={label} />,
  });

function PaidInRadios({ name, label, disabled }: PaidInLook & { name: string; label: string }) {
  const { value, change, blur, focus, error } = useFormField<PaidIn>(name);
  const id = useId();
  return (
    // A failed submit goes to what is marked as invalid.
    <div data-invalid={error ? true : undefined} tabIndex={-1} onFocus={focus} onBlur={blur}>
      <RadioCards legend={label} value={value} onChange={change}>
        <RadioCard value="efectivo" title="Efectivo" disabled={disabled} />
        <RadioCard value="cheque" title="Cheque" disabled={disabled} />
      </RadioCards>
      <ErrorText id={id}>{error}</ErrorText>
    </div>
  );
}
