import type { FormApi } from 'final-form';
import { createContext, use, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';
import type { Keeper } from './keeper';
import { publicValues } from './public-values';
import { isUnsaved } from './same-values';
import { put } from './writes';

type Values = Record<string, unknown>;

/** A form, for who stands outside of its fields: the `ref` of `SchemaForm`, or `useFormHandle()` inside. */
export type FormHandle = {
  /** What may be stored of its values: no password, no file. */
  values(): Values;
  /**
   * Writes a draft over what is there, e.g. a newer one that the person has chosen; what it does not name is as it was
   * saved. Passwords and files stay. It counts as typed, so it is unsaved until a submit.
   */
  replace(values: Values): void;
  /** Takes these as what is saved, in the fields too, e.g. the server's answer to a save elsewhere. */
  reset(values: Values): void;
  /** Whether its values differ from what was saved last. */
  isUnsaved(): boolean;
};

export function createHandle(form: FormApi, keeper: Keeper): FormHandle {
  /** What is not stored: it stays when values are replaced. */
  const ownValues = () =>
    Object.fromEntries(
      Object.entries(form.getState().values).filter(
        ([name, value]) => keeper.isPrivate(name) || (value as unknown) instanceof Blob,
      ),
    );
  return {
    values: () => publicValues(form.getState().values, keeper.isPrivate) as Values,
    replace(values) {
      for (const name of Object.keys(values)) keeper.markRestored(name);
      put(form, { values: { ...form.getState().initialValues, ...values, ...ownValues() } });
    },
    reset(values) {
      const saved = { ...values, ...ownValues() };
      put(form, { values: saved, initialValues: saved });
    },
    isUnsaved: () => isUnsaved(form),
  };
}

export const HandleContext = createContext<FormHandle | null>(null);

/** The handle of the form around. */
export function useFormHandle(): FormHandle {
  const handle = use(HandleContext);
  if (!handle) throw new Error('useFormHandle is for what stands inside SchemaForm');
  return handle;
}

/**
 * Whether the form's values differ from what was there at the start or was saved last; a restored draft does. Rerenders
 * only when the answer changes.
 */
export function useUnsaved(): boolean {
  const form = useForm();
  return useSyncExternalStore(
    (changed) => form.subscribe(changed, { values: true, initialValues: true }),
    () => isUnsaved(form),
  );
}
