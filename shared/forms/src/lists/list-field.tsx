import { defineField, type FieldObject, type OutputOf, type ValuesOf } from '@vitrina/forms';
import { ListEditor, type ListLook } from './list-editor';
import { type Rows, rowsRule } from './rows';

/** The definition of a list. */
export type ListOptions<N extends string, F extends readonly FieldObject[]> = {
  name: N;
  /** Name of the list, also used in its messages: 'Activos'. */
  label: string;
  /** The fields of one row. Each is also a column of the table. */
  fields: F;
  /** One of them, for the banner 'Debes completar mínimo 1 Activo(s)' while there are fewer than `min`: 'Activo'. */
  item?: string;
  /** Fewer added rows are an error; 0 by default. */
  min?: number;
  /** The amount field whose sum is the Total row. */
  total?: F[number]['name'];
};

/**
 * A list whose rows are added in place. Its value holds the rows by their keys (`rowsOf` makes it from an array), its
 * output is an array. Props for `FormField`: see `ListLook`.
 */
export const listField = <const N extends string, const F extends readonly FieldObject[]>({
  name,
  label,
  item,
  fields,
  min = 0,
  total,
}: ListOptions<N, F>): FieldObject<N, Rows<ValuesOf<F>>, OutputOf<F>[], ListLook<ValuesOf<F>>> =>
  defineField({
    name,
    label,
    rule: rowsRule(label, fields, min),
    Control: (place: ListLook<ValuesOf<F>>) => (
      <ListEditor {...place} name={name} label={label} item={item} fields={fields} min={min} total={total} />
    ),
  });
