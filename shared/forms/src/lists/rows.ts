import { type FieldObject, messages, type OutputOf, schemaOf, type ValuesOf } from '@vitrina/forms';
import * as v from 'valibot';

/**
 * The rows of a list, by permanent keys: final-form finds the state of a row's fields (touched, error) by path, and
 * with an index in the path it would pass from a deleted row to its neighbour. Keys sort in the order of the rows; the
 * row being written is under `ENTRY` until it is added.
 */
export type Rows<V> = { readonly [key: string]: V };

/** Key of the row that is being written. */
export const ENTRY = 'new';

/** `r000012`: the row numbered 12. */
const keyOf = (number: number) => `r${String(number).padStart(6, '0')}`;

/** Makes the form's value of a list from its rows in order: for `initial`. */
export const rowsOf = <V>(rows: readonly V[]): Rows<V> =>
  Object.fromEntries(rows.map((row, index) => [keyOf(index + 1), row]));

/** The added rows in order, each with its key. */
export const addedRows = <V>(rows: Rows<V> | null | undefined): [key: string, row: V][] =>
  Object.entries(rows ?? {})
    .filter(([key]) => key !== ENTRY)
    .sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * Generates keys that sort after all existing ones and were never used before: a deleted row may be restored under its
 * own.
 */
export function keyMaker(): (rows: Rows<unknown>) => string {
  let last = 0;
  return (rows) => {
    const taken = Object.keys(rows).map((key) => Number(key.slice(1)) || 0);
    last = Math.max(last, ...taken) + 1;
    return keyOf(last);
  };
}

/** Without the row of this key. */
export const without = <V>(rows: Rows<V>, key: string): Rows<V> =>
  Object.fromEntries(Object.entries(rows).filter(([other]) => other !== key));

export const UNFINISHED = 'Agrega o cancela el elemento que estás llenando';

/**
 * The rule of a list: each row satisfies the rules of its fields, at least `min` rows were added, and none is
 * unfinished.
 */
export function rowsRule<const F extends readonly FieldObject[]>(label: string, fields: F, min: number) {
  type Row = OutputOf<F>;
  const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  const rule = v.pipe(
    v.custom<Rows<ValuesOf<F>>>(isRecord),
    v.record(v.string(), schemaOf(fields)),
    v.rawCheck(({ dataset, addIssue }) => {
      const rows = dataset.value as Rows<unknown>;
      if (ENTRY in rows) {
        const path = { type: 'object' as const, origin: 'value' as const, input: rows, key: ENTRY, value: rows[ENTRY] };
        addIssue({ message: UNFINISHED, path: [path] as never });
      } else if (addedRows(rows).length < min) addIssue({ message: messages.tooFew(label, min) });
    }),
    v.transform((rows) => addedRows(rows as Rows<Row>).map(([, row]) => row)),
  );
  return v.optional(rule as unknown as v.GenericSchema<Rows<ValuesOf<F>>, Row[]>, {} as never);
}
