import { useFormApi, useFormPath, useFormValue } from '@vitrina/forms';
import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { addedRows, ENTRY, keyMaker, type Rows, without } from './rows';

/**
 * What becomes of a row that is being added: `add` it; let it `stay` in its fields, not added; or write `row` in place of
 * the row with the key `replaces`, and drop the one that was being added.
 */
export type Addition<V> = 'add' | 'stay' | { replaces: string; row: V };

/** Decides about a row whose fields are right, e.g. asks whether to sum it up with one of the same type. */
export type OnAdd<V> = (row: V, others: readonly [key: string, row: V][]) => Addition<V> | Promise<Addition<V>>;

type Values = Record<string, unknown>;
const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;
/** The part of a form's values or errors at a path. */
const at = (whole: unknown, path: string) =>
  path.split('.').reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), whole);
const firstMessage = (error: unknown): string | undefined => {
  if (typeof error === 'string') return error;
  return isRecord(error) ? Object.values(error).map(firstMessage).find(Boolean) : undefined;
};

type ListErrors = {
  /** Of the list as a whole, once the form was sent with it. */
  list?: string;
  /** Of the row that is half written, once the form was sent with it. */
  entry?: string;
  /** Of the added rows, by key; e.g. of rows that were loaded. */
  rows: Record<string, string>;
};

/** What is wrong with the list. Changes only when one of the messages does. */
export function useListErrors(name: string): ListErrors {
  const form = useFormApi();
  const path = useFormPath(name);
  const subscribe = useMemo(
    () => (changed: () => void) => form.subscribe(changed, { errors: true, touched: true }),
    [form],
  );
  const summary = useSyncExternalStore(subscribe, () => {
    const { errors, touched: allTouched } = form.getState();
    const error = at(errors, path);
    const touched = allTouched?.[path];
    if (!isRecord(error)) return JSON.stringify({ list: touched ? error : undefined, rows: {} });
    const { [ENTRY]: entry, ...rows } = error;
    return JSON.stringify({
      entry: touched && typeof entry === 'string' ? entry : undefined,
      rows: Object.fromEntries(Object.entries(rows).map(([key, of]) => [key, firstMessage(of)])),
    });
  });
  return useMemo(() => JSON.parse(summary), [summary]);
}

/** What can be done with the list named `name`; the same functions for as long as the list is there. */
export function useListActions<V extends Values>(name: string, onAdd: OnAdd<V> | undefined) {
  const form = useFormApi();
  const path = useFormPath(name);
  useFormValue(name); // registers the list
  const [nextKey] = useState(keyMaker);
  const latest = useRef(onAdd);
  useLayoutEffect(() => {
    latest.current = onAdd;
  });

  return useMemo(() => {
    const read = () => (at(form.getState().values, path) ?? {}) as Rows<V>;
    const write = (rows: Rows<V>) => form.change(path, rows);
    const fieldsOf = (key: string) => form.getRegisteredFields().filter((field) => field.startsWith(`${path}.${key}.`));
    /** Whether the fields of a row are right; makes them show what is not. */
    const isRight = (key: string) => {
      if (!isRecord(at(form.getState().errors, `${path}.${key}`))) return true;
      for (const field of fieldsOf(key)) form.blur(field);
      return false;
    };
    return {
      read,
      /** A new row to be written. What was said about the one before is forgotten. */
      begin() {
        for (const field of [path, ...fieldsOf(ENTRY)]) form.resetFieldState(field);
        write({ ...read(), [ENTRY]: {} as V });
      },
      /** Adds the row that is being written, or ends the change of an added one. @returns its key; undefined when it stays in its fields */
      async commit(key: string): Promise<string | undefined> {
        if (!isRight(key)) return undefined;
        const row = read()[key] as V;
        const others = addedRows(read()).filter(([other]) => other !== key);
        const decision = (await latest.current?.(row, others)) ?? 'add';
        if (decision === 'stay') return undefined;
        const added = decision !== 'add' ? decision.replaces : key === ENTRY ? nextKey(read()) : key;
        write({ ...without(read(), key), [added]: decision === 'add' ? row : decision.row });
        return added;
      },
      /** @returns what brings the row back, in its place */
      remove(key: string): () => void {
        nextKey(read()); // no new row is given the key meanwhile
        const row = read()[key] as V;
        write(without(read(), key));
        return () => write({ ...read(), [key]: row });
      },
      /** Gives an added row the values that it had. */
      restore: (key: string, row: V) => write({ ...read(), [key]: row }),
    };
  }, [form, path, nextKey]);
}
