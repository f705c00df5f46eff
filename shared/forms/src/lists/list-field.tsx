import { defineField, type FieldObject, type OutputOf, type ValuesOf } from '@vitrina/forms';
import { ListEditor, type ListLook } from './list-editor';
import { type Rows, rowsRule } from './rows';

/** What a list is made of. */
export type ListOptions<N extends string, F extends readonly FieldObject[]> = {
  name: N;
  /** Names the list, and is in its messages: 'Activos'. */
  label: string;
  /** Of one row. Each is a column of the table too. */
  fields: F;
  /** Fewer added rows are an error; 0 by default. */
  min?: number;
  /** The field of an amount, whose sum is the Total row. */
  total?: F[number]['name'];
};

/**
 * A list whose rows are added in place. The form holds its rows by their keys (`rowsOf` makes that of an array), its
 * output is an array. What `FormField` takes for it: see `ListLook`.
 */
export const listField = <const N extends string, const F extends readonly FieldObject[]>({
  name,
  label,
  fields,
  min = 0,
  total,
}: ListOptions<N, F>): FieldObject<N, Rows<ValuesOf<F>>, OutputOf<F>[], ListLook<ValuesOf<F>>> =>
  defineField({
    name,
    label,
    rule: rowsRule(label, fields, min),
    Control: (place: ListLook<ValuesOf<F>>) => (
      <ListEditor {...place} name={name} label={label} fields={fields} min={min} total={total} />
    ),
  });
