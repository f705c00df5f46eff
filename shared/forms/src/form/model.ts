import { createForm, FORM_ERROR, type FormApi } from 'final-form';
import * as v from 'valibot';
import { draftWriter } from './draft-writer';
import { createKeeper } from './keeper';
import { type FormSchema, validateWith } from './validate';

/** Messages by field name (nested objects for nested names), as a server or the page finds them after a submit. */
export type FieldErrors = { [name: string]: string | FieldErrors | undefined };

export type SubmitContext = { form: FormApi };

/** Nothing may also be what a handler without a return statement gives. */
type Outcome = FieldErrors | undefined | ReturnType<() => void>;

/**
 * Gets the schema's output. What it returns are errors by field; nothing means success. When it rejects, everything
 * typed stays.
 */
export type SubmitHandler<S extends FormSchema> = (
  output: v.InferOutput<S>,
  context: SubmitContext,
) => Outcome | Promise<Outcome>;

export type ModelOptions = {
  schema: FormSchema;
  initial: Record<string, unknown> | undefined;
  privateNames: readonly string[];
  draftKey: string | undefined;
  /** The schema and handler of the moment. */
  current(): { schema: FormSchema; onSubmit: SubmitHandler<FormSchema> };
};

/** A call that failed has told the user already (api-client); anything else is a fault of the program. */
const isFailedCall = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';

/** All that lives as long as one form: final-form's state, what is kept of it, and its draft. */
export function createModel({ schema, initial, privateNames, draftKey, current }: ModelOptions) {
  const form: FormApi = createForm({ initialValues: initial ?? {}, validate: validateWith(schema), onSubmit: submit });
  const keeper = createKeeper(form, privateNames);
  const saved = draftKey ? draftWriter(form, draftKey, keeper) : null;

  async function submit(values: Record<string, unknown>) {
    saved?.save();
    try {
      const { schema, onSubmit } = current();
      const errors = (await onSubmit(v.parse(schema, values), { form })) ?? {};
      if (Object.keys(errors).length > 0) return errors;
      saved?.forget();
    } catch (error) {
      if (!isFailedCall(error)) reportError(error);
      return { [FORM_ERROR]: error };
    }
  }

  return {
    form,
    keeper,
    submit,
    /** Brings the draft back, then writes down every change. Returns a function that unsubscribes. */
    startDraft(onReady: () => void) {
      let unsubscribe = () => {};
      let isOver = false;
      saved?.load().then((stored) => {
        if (isOver) return;
        if (stored) form.initialize({ ...form.getState().initialValues, ...stored.values });
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
