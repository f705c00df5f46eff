import { useFormApi, useFormPath, useFormValue } from '@vitrina/forms';
import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { addedRows, ENTRY, keyMaker, type Rows, without } from './rows';

/**
 * What to do with a row that is being added: `add` it; let it `stay` in its fields, not added; or write `row` in place
 * of the row with the key `replaces`, and drop the one being added.
 */
export type Addition<V> = 'add' | 'stay' | { replaces: string; row: V };

/** Decides on a row whose fields are valid, e.g. asks whether to add it to one of the same type. */
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
  /** The error of the list as a whole, after a submit. */
  list?: string;
  /** The error of the unfinished row, after a submit. */
  entry?: string;
  /** The errors of added rows, by key; e.g. of loaded rows. */
  rows: Record<string, string>;
};

/** The errors of the list. The object changes only when a message does. */
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

/** The operations of the list named `name`; the same functions for its whole life. */
export function useListActions<V extends Values>(name: string, onAdd: OnAdd<V> | undefined) {
  const form = useFormApi();
  const path = useFormPath(name);
  useFormValue(name); // registers the list
  const [nextKey] = useState(keyMaker);
  const latest = useRef(onAdd);
  const isDeciding = useRef(false);
  useLayoutEffect(() => {
    latest.current = onAdd;
  });

  return useMemo(() => {
    const read = () => (at(form.getState().values, path) ?? {}) as Rows<V>;
    const write = (rows: Rows<V>) => form.change(path, rows);
    const fieldsOf = (key: string) => form.getRegisteredFields().filter((field) => field.startsWith(`${path}.${key}.`));
    /** Whether the fields of a row are valid; makes them show their errors. */
    const isRight = (key: string) => {
      if (!isRecord(at(form.getState().errors, `${path}.${key}`))) return true;
      for (const field of fieldsOf(key)) form.blur(field);
      return false;
    };
    return {
      read,
      /** Starts a new row. Errors of the previous one are cleared. */
      begin() {
        for (const field of [path, ...fieldsOf(ENTRY)]) form.resetFieldState(field);
        write({ ...read(), [ENTRY]: {} as V });
      },
      /**
       * Adds the row being written, or ends the change of an added one. Nothing happens while `onAdd` still decides on an
       * earlier press.
       * @returns its key; undefined if it stays in its fields
       */
      async commit(key: string): Promise<string | undefined> {
        const row = read()[key];
        if (isDeciding.current || !row || !isRight(key)) return undefined;
        isDeciding.current = true;
        try {
          const others = addedRows(read()).filter(([other]) => other !== key);
          const decision = (await latest.current?.(row, others)) ?? 'add';
          // Whoever was asked may have taken a while: both rows must still be there.
          const isGone = !(key in read()) || (typeof decision === 'object' && !(decision.replaces in read()));
          if (decision === 'stay' || isGone) return undefined;
          const added = decision !== 'add' ? decision.replaces : key === ENTRY ? nextKey(read()) : key;
          write({ ...without(read(), key), [added]: decision === 'add' ? row : decision.row });
          return added;
        } catch (error) {
          reportError(error); // whoever was asked; the row stays in its fields
        } finally {
          isDeciding.current = false;
        }
      },
      /** Removes a row. @returns a function that restores it, in its place */
      remove(key: string): () => void {
        nextKey(read()); // no new row is given the key meanwhile
        const row = read()[key] as V;
        write(without(read(), key));
        return () => write({ ...read(), [key]: row });
      },
      /** Restores an added row's previous values. */
      restore: (key: string, row: V) => write({ ...read(), [key]: row }),
    };
  }, [form, path, nextKey]);
}
