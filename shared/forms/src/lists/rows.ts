import { type FieldObject, messages, type OutputOf, schemaOf, type ValuesOf } from '@vitrina/forms';
import * as v from 'valibot';
import { judge } from './judge';

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
  type Values = Rows<ValuesOf<F>>;
  const verdictOf = judge(schemaOf(fields));
  const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  const rule = v.pipe(
    v.custom<Values>(isRecord),
    v.rawTransform(({ dataset: { value: rows }, addIssue, NEVER }) => {
      let isRight = true;
      const refuse = (message: string, ...keys: string[]) => {
        isRight = false;
        addIssue({ message, path: keys.length > 0 ? (keys.map((key) => itemOf(rows, key)) as never) : undefined });
      };
      const verdicts = addedRows(rows).map(([key, row]) => [key, verdictOf(row)] as const);
      const unfinished = ENTRY in rows ? [[ENTRY, verdictOf(rows[ENTRY])] as const] : [];
      for (const [key, { issues }] of [...verdicts, ...unfinished])
        for (const { message, path } of issues) refuse(message, key, ...path);
      if (ENTRY in rows) refuse(UNFINISHED, ENTRY);
      else if (verdicts.length < min) refuse(messages.tooFew(label, min));
      return isRight ? verdicts.map(([, { output }]) => output as OutputOf<F>) : NEVER;
    }),
  );
  return v.optional(rule as unknown as v.GenericSchema<Values, OutputOf<F>[]>, {} as never);
}

/** One step of an issue's path. */
const itemOf = (input: object, key: string) => ({ type: 'object', origin: 'value', input, key, value: undefined });
