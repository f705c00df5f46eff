import type { Cents } from '@vitrina/contract';
import { defineField, type FieldObject, type FieldOptions } from '@vitrina/forms';
import { AmountField, type AmountFieldProps } from './amount-field';
import type { AmountValue } from './amount-value';
import { DateField, type DateFieldProps } from './date-field';
import { amount, type Day, date } from './rules';

type DateLook = Omit<DateFieldProps, 'name' | 'label'>;

/**
 * A date typed as DD/MM/YYYY and stored as that text; its output is `YYYY-MM-DD`, between `min` and `max`, inclusive.
 */
export const dateField = <const N extends string>({
  name,
  label,
  min,
  max,
  ...look
}: FieldOptions<N, DateLook> & { min?: Day; max?: Day }): FieldObject<N, string, string, DateLook> =>
  defineField({
    name,
    label,
    rule: date(label, { min, max }),
    Control: (place: DateLook) => <DateField {...look} {...place} name={name} label={label} />,
  });

type AmountLook = Omit<AmountFieldProps, 'name' | 'label'>;

/**
 * An amount in dollars between `min` (0) and `max`, inclusive; its output is cents. The form holds an `AmountValue`, which
 * `amountOf` reads.
 */
export const amountField = <const N extends string>({
  name,
  label,
  min,
  max,
  ...look
}: FieldOptions<N, AmountLook> & { min?: Cents; max?: Cents }): FieldObject<N, AmountValue, Cents, AmountLook> =>
  defineField({
    name,
    label,
    rule: amount(label, { min, max }),
    Control: (place: AmountLook) => <AmountField {...look} {...place} name={name} label={label} />,
  });
