import { firstOfPresses } from '@vitrina/rules';
import { on } from '@vitrina/session-bus';
import { cx } from '@vitrina/ui';
import {
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Form } from 'react-final-form';
import type * as v from 'valibot';
import { complaint } from './complaint';
import { type DraftStore, tabStore } from './draft-store';
import { FailuresContext } from './failures';
import { focusFirstError } from './focus-first-error';
import { type FormHandle, HandleContext } from './handle';
import { KeeperContext } from './keeper';
import { createModel, type FieldErrors, type SubmitHandler } from './model';
import css from './schema-form.module.css';
import { type FormSchema, validateWith } from './validate';

export type SchemaFormProps<S extends FormSchema> = {
  /** Rules and messages of the whole form; its output is passed to `onSubmit`. Keep it outside the component. */
  schema: S;
  /** Values at the start; read once. */
  initial?: { [K in keyof v.InferInput<S>]?: v.InferInput<S>[K] | null };
  onSubmit: SubmitHandler<S>;
  /** Stores what is typed, encrypted, until a submit succeeds, and restores it after a reload. */
  draftKey?: string;
  /** Stores it where the caller wants instead; read once. */
  draftStore?: DraftStore;
  /** Names (dotted if nested) never stored in the draft. Password fields and files never are. */
  private?: readonly string[];
  /** The notice of a submit with errors in the fields, unless a field says the same; may depend on the errors by name. */
  invalidText?: string | ((errors: FieldErrors) => string);
  /**
   * Submits within this many ms after an accepted one are ignored (the first click counts), unless it failed; read
   * once.
   */
  ignoreRepeatsMs?: number;
  /** The form, for who stands outside of it. */
  ref?: Ref<FormHandle>;
  'aria-label'?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A form with a valibot schema. Errors appear when a field is left and disappear with the keystroke that fixes them; a
 * submit with errors reports it and focuses the first one; nothing typed is lost when a field or the page unmounts. What
 * a submit says when it fails is withdrawn by the next try; `invalidText` also when the form is valid or gone.
 * When the customer signs out, in any tab, the form is emptied, because its content is theirs.
 */
export function SchemaForm<S extends FormSchema>(props: SchemaFormProps<S>) {
  const [signOuts, setSignOuts] = useState(0);
  useEffect(() => on('signed-out@1', () => setSignOuts((count) => count + 1)), []);
  return <FormOfKey key={`${props.draftKey} ${signOuts}`} {...props} />;
}

function FormOfKey<S extends FormSchema>(props: SchemaFormProps<S>) {
  const { schema, draftKey, invalidText = 'Completa el formulario', ignoreRepeatsMs = 0, className, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const [{ press }] = useState(() => firstOfPresses(ignoreRepeatsMs, () => performance.now()));
  const [invalid] = useState(complaint);
  const [failure] = useState(complaint);
  const [failures, setFailures] = useState(0);
  const [store] = useState(() => props.draftStore ?? (draftKey ? tabStore(draftKey) : undefined));
  const [ready, setReady] = useState(!store);
  const validate = useMemo(() => validateWith(schema), [schema]);

  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [model] = useState(() =>
    createModel({
      schema,
      store,
      initial: props.initial,
      privateNames: props.private ?? [],
      current: () => latest.current as unknown as { schema: FormSchema; onSubmit: SubmitHandler<FormSchema> },
    }),
  );

  useImperativeHandle(props.ref, () => model.handle, [model]);
  useEffect(() => model.startDraft(() => setReady(true)), [model]);

  // After the commit that renders the errors, so that the first one can be found, and after that of their summary, which
  // pushes it down.
  const [shown, setShown] = useState(0);
  useLayoutEffect(() => setShown(failures), [failures]);
  useEffect(() => {
    if (shown > 0) focusFirstError(element.current, model.emptied());
  }, [shown, model]);

  useEffect(() => {
    const unsubscribe = model.form.subscribe(({ valid }) => valid && invalid.mended(), { valid: true });
    return () => {
      unsubscribe();
      invalid.mended();
    };
  }, [model, invalid]);

  const submit = async (event: SyntheticEvent<HTMLFormElement>, send: (event: SyntheticEvent) => unknown) => {
    const hasFailed = () => model.form.getState().hasSubmitErrors === true;
    if (model.form.getState().hasValidationErrors) {
      failure.mended();
      const text = typeof invalidText === 'function' ? invalidText(model.errors()) : invalidText;
      if (!model.says(text)) invalid.say({ kind: 'warning', text });
      await send(event);
    } else {
      event.preventDefault();
      const attempt = press(() => failure.during(async () => send(event)), hasFailed);
      if (!attempt) return;
      await attempt;
      if (!hasFailed()) return failure.mended();
    }
    setFailures((count) => count + 1);
  };

  return (
    <KeeperContext value={model.keeper}>
      <Form form={model.form} onSubmit={model.submit} validate={validate} subscription={{ submitting: true }}>
        {({ handleSubmit, submitting }) => (
          <form
            ref={element}
            noValidate
            aria-label={props['aria-label']}
            aria-busy={submitting || !ready || undefined}
            className={cx(!ready && css.waiting, className)}
            onSubmit={(event) => submit(event, handleSubmit)}
          >
            <HandleContext value={model.handle}>
              <FailuresContext value={failures}>{children}</FailuresContext>
            </HandleContext>
          </form>
        )}
      </Form>
    </KeeperContext>
  );
}
