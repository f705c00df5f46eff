import type { ReactNode } from 'react';
import * as v from 'valibot';
import { CheckboxField, type CheckboxFieldProps } from '../fields/checkbox-field';
import { type Locked, LockedField } from '../fields/locked-field';
import { RadioField, type RadioFieldProps } from '../fields/radio-field';
import { SelectField, type SelectFieldProps } from '../fields/select-field';
import { SwitchField } from '../fields/switch-field';
import type { FieldProps } from '../fields/use-form-field';
import * as rules from '../schemas';
import { defineField, type FieldObject } from './field-object';
import type { FieldOptions } from './kinds';

/** Options of a checkbox; `text` is shown beside it instead of the label. */
type CheckLook = Omit<CheckboxFieldProps, 'name' | 'label'> & { text?: ReactNode };

const checkKind =
  (rule: () => v.GenericSchema<boolean | undefined, boolean>, Control = CheckboxField) =>
  <const N extends string>({
    name,
    label,
    ...options
  }: FieldOptions<N, CheckLook>): FieldObject<N, boolean, boolean, CheckLook> =>
    defineField({
      name,
      label,
      rule: rule(),
      Control: ({ optional: _, ...place }: CheckLook & { optional?: boolean }) => {
        const { text = label, ...look } = { ...options, ...place };
        return <Control {...look} name={name} label={text} />;
      },
    });

/** Yes or no. */
export const checkField = checkKind(() => v.optional(v.boolean(), false));
/** Yes or no as a switch: what it answers changes what else is asked. */
export const switchField = checkKind(() => v.optional(v.boolean(), false), SwitchField);
/** A checkbox that must be ticked. */
export const consentField = checkKind(() => rules.consent());

/** An option from a catalogue. */
export type Item = { id: number; name: string };

type SelectLook<T extends Item> = Omit<SelectFieldProps<T>, 'name' | 'label' | 'options'>;

/** One option of a short list; the value is the whole item. Pass its `options` to `FormField` if they are loaded. */
export const selectField = <const N extends string, T extends Item = Item>({
  name,
  label,
  options: fixed = [],
  ...look
}: FieldOptions<N, SelectLook<T>> & { options?: readonly T[] }): FieldObject<
  N,
  T | null,
  T,
  SelectLook<T> & { options?: readonly T[] }
> =>
  defineField({
    name,
    label,
    rule: rules.selected<T>(label),
    Control: ({ options = fixed, ...place }) => (
      <SelectField {...look} {...place} name={name} label={label} options={options} />
    ),
  });

type RadioLook<T extends Item> = Omit<RadioFieldProps<T>, 'name' | 'label' | 'options'>;

/** One option of a few, as a row of radio buttons; the value is the whole item. */
export const radioField = <const N extends string, T extends Item = Item>({
  name,
  label,
  options: fixed = [],
  ...look
}: FieldOptions<N, RadioLook<T>> & { options?: readonly T[] }): FieldObject<
  N,
  T | null,
  T,
  RadioLook<T> & { options?: readonly T[] }
> =>
  defineField({
    name,
    label,
    rule: rules.selected<T>(label),
    Control: ({ options = fixed, ...place }) => (
      <RadioField {...look} {...place} name={name} label={label} options={options} />
    ),
  });

type LockedLook = Pick<FieldProps, 'hint' | 'hideLabel' | 'className'>;

/** A text or chosen item that is shown and cannot be changed; `hint` says why. Its output is the value as it is. */
export const lockedField = <const N extends string, T extends Locked = string>({
  name,
  label,
  ...look
}: FieldOptions<N, LockedLook>): FieldObject<N, T | null, T | null | undefined, LockedLook> =>
  defineField({
    name,
    label,
    rule: v.any() as v.GenericSchema<T | null | undefined, T | null | undefined>,
    Control: ({ optional: _, ...place }: LockedLook & { optional?: boolean }) => (
      <LockedField {...look} {...place} name={name} label={label} />
    ),
  });
