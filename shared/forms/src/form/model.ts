import { createForm, FORM_ERROR, type FormApi } from 'final-form';
import * as v from 'valibot';
import type { DraftStore } from './draft-store';
import { draftWriter } from './draft-writer';
import { createHandle } from './handle';
import { createKeeper } from './keeper';
import { sameValues } from './same-values';
import { type FormSchema, validateWith } from './validate';
import { mutators, put } from './writes';

/** Messages by field name (nested objects for nested names), as a server or the page finds them after a submit. */
export type FieldErrors = { [name: string]: string | FieldErrors | undefined };

export type SubmitContext = { form: FormApi };

/** Also what a handler without a return statement returns. */
type Outcome = FieldErrors | undefined | ReturnType<() => void>;

/**
 * Receives the schema's output. Returns errors by field, or nothing on success. If it rejects, everything typed stays.
 */
export type SubmitHandler<S extends FormSchema> = (
  output: v.InferOutput<S>,
  context: SubmitContext,
) => Outcome | Promise<Outcome>;

export type ModelOptions = {
  schema: FormSchema;
  initial: Record<string, unknown> | undefined;
  privateNames: readonly string[];
  store: DraftStore | undefined;
  /** The current schema and handler. */
  current(): { schema: FormSchema; onSubmit: SubmitHandler<FormSchema> };
};

/** Every text of a tree of errors. */
const textsOf = (errors: unknown): unknown[] =>
  typeof errors === 'object' && errors !== null ? Object.values(errors).flatMap(textsOf) : [errors];

/** A failed call has already been reported to the user (api-client); anything else is a bug. */
const isFailedCall = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';

/** Everything that lives as long as one form: final-form's state, the registered fields, and the draft. */
export function createModel({ schema, initial, privateNames, store, current }: ModelOptions) {
  const form: FormApi = createForm({
    initialValues: initial ?? {},
    validate: validateWith(schema),
    onSubmit: submit,
    mutators,
  });
  const keeper = createKeeper(form, privateNames);
  const handle = createHandle(form, keeper);
  const saved = store ? draftWriter(form, store, keeper) : null;

  let sent: Record<string, unknown> = {};

  async function submit(values: Record<string, unknown>) {
    saved?.save();
    sent = values;
    const before = form.getState().initialValues;
    const sentDraft = handle.values();
    try {
      const { schema, onSubmit } = current();
      const errors = (await onSubmit(v.parse(schema, values), { form })) ?? {};
      if (Object.keys(errors).length > 0) return errors;
      // What was sent is what is saved, unless the handler has put something else in its place.
      if (form.getState().initialValues === before) put(form, { initialValues: values });
      saved?.forget();
      // What was typed meanwhile is a draft again.
      if (form.getState().modifiedSinceLastSubmit && !sameValues(handle.values(), sentDraft)) saved?.save();
    } catch (error) {
      if (!isFailedCall(error)) reportError(error);
      return { [FORM_ERROR]: error };
    }
  }

  /** Writes a draft over the values at the start; what it changes is unsaved. */
  function restore(stored: Record<string, unknown>) {
    const initial: Record<string, unknown> = form.getState().initialValues ?? {};
    const isAsItWas = (name: string) =>
      stored[name] === initial[name] || (initial[name] != null && sameValues(stored[name], initial[name]));
    for (const name of Object.keys(stored)) if (!isAsItWas(name)) keeper.markRestored(name);
    put(form, { values: { ...form.getState().values, ...stored } });
  }

  return {
    form,
    keeper,
    handle,
    submit,
    /** Whether a field's error is this text. */
    says: (text: string) => textsOf(form.getState().errors).includes(text),
    /** Names of the fields that `onSubmit` has emptied. */
    emptied() {
      const { values } = form.getState();
      return Object.keys(sent).filter((name) => sent[name] && (values as typeof sent)[name] === '');
    },
    /** The errors of the fields, as the schema finds them. */
    errors: () => (form.getState().errors ?? {}) as FieldErrors,
    /** Restores the draft, then saves every change. Returns a function that unsubscribes. */
    startDraft(onReady: () => void) {
      let unsubscribe = () => {};
      let isOver = false;
      saved?.load().then((stored) => {
        if (isOver) return;
        if (stored) restore(stored.values);
        unsubscribe = saved.follow();
        onReady();
      });
      return () => {
        isOver = true;
        unsubscribe();
      };
    },
  };
}
