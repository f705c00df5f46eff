import {
  defineField,
  type FieldObject,
  type FieldOptions,
  type Item,
  selected,
  selectedOrWritten,
} from '@vitrina/forms';
import { ComboField, type ComboFieldProps } from './combo-field';

/** Props of a combo. Pass its `items` to `FormField` if they are loaded. */
export type ComboLook<T extends { id: number | null; name: string } = Item> = Partial<
  Omit<ComboFieldProps<T>, 'name' | 'label' | 'free'>
>;

/** One item of a long list, searched by typing; the value is the whole item. */
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

/** An item of the list, or one typed by the user, without an id and with its name in capitals. */
export type FreeItem = { id: number | null; name: string };

/** One item of a long list, or what the user types if it is not there. */
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
