import {
  defineField,
  type FieldObject,
  type FieldOptions,
  type Item,
  selected,
  selectedOrWritten,
} from '@vitrina/forms';
import { ComboField, type ComboFieldProps } from './combo-field';

/** How a combo may look. Its `items` may be given where it stands, when they are loaded. */
export type ComboLook<T extends { id: number | null; name: string } = Item> = Partial<
  Omit<ComboFieldProps<T>, 'name' | 'label' | 'free'>
>;

/** One of a long list, found by typing; holds the whole item. */
export const comboField = <const N extends string, T extends Item = Item>({
  name,
  label,
  items: fixed = [],
  ...look
}: FieldOptions<N, ComboLook<T>>): FieldObject<N, T | null, T, ComboLook<T>> =>
  defineField({
    name,
    label,
    rule: selected<T>(label),
    Control: ({ items = fixed, ...place }: ComboLook<T>) => (
      <ComboField {...look} {...place} name={name} label={label} items={items} />
    ),
  });

/** An item of the list, or one that was written: that one has no id, and its name is in capitals. */
export type FreeItem = { id: number | null; name: string };

/** One of a long list, or what the user writes when it is not there. */
export const freeComboField = <const N extends string>({
  name,
  label,
  items: fixed = [],
  ...look
}: FieldOptions<N, ComboLook<FreeItem>>): FieldObject<N, FreeItem | null, FreeItem, ComboLook<FreeItem>> =>
  defineField({
    name,
    label,
    rule: selectedOrWritten<FreeItem>(label),
    Control: ({ items = fixed, ...place }: ComboLook<FreeItem>) => (
      <ComboField {...look} {...place} name={name} label={label} items={items} free />
    ),
  });
