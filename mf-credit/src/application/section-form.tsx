import type { Answers, SectionSaved } from '@vitrina/contract';
import { type DraftStore, ErrorSummary, type FormHandle, SchemaForm, usePreload } from '@vitrina/forms';
import { notify } from '@vitrina/session-bus';
import { Stack } from '@vitrina/ui';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import type * as v from 'valibot';
import { tooEarly } from './early';
import { SaveBar } from './save-bar';
import type { SectionProps } from './section-props';
import { Stayed } from './stayed';

/** Saves of a sub-tab within this time after one that was accepted are ignored (specification 2, section 9). */
const IGNORE_REPEATS_MS = 2000;
/** How long the button of the personal data waits after a failed save (specification 2, section 8). */
const PAUSE_MS = 1000;

type FormSchema = ComponentProps<typeof SchemaForm>['schema'];
type FormProps<S extends FormSchema> = ComponentProps<typeof SchemaForm<S>>;

export type SectionFormProps<S extends FormSchema> = {
  section: SectionProps;
  /** Keep it outside the component. */
  schema: S;
  /** The saved answers as the form holds them; read once. */
  initial: NonNullable<FormProps<S>['initial']>;
  /** The customer's answers elsewhere as the form holds them, once they have come: for fields that nobody has touched. */
  preload?: Record<string, unknown> | undefined;
  /** By default 'Completa el formulario {id} {title}'. */
  invalidText?: NonNullable<FormProps<S>['invalidText']>;
  /** Saves everything of the sub-tab, in sequence; rejects if a call failed (api-client has told it). */
  save(output: v.InferOutput<S>): Promise<{ answers: Partial<Answers>; saved: SectionSaved }>;
  children: ReactNode;
};

/**
 * The form of a sub-tab with its Guardar: errors, drafts and saving are the same in every one. What is typed is kept by
 * the section's draft; a save that fails leaves everything as it was typed.
 */
export function SectionForm<S extends FormSchema>(props: SectionFormProps<S>) {
  const { section, schema, initial, preload, save, children } = props;
  const { application, subTab, draft, onSaved } = section;
  const { invalidText = `Completa el formulario ${subTab.id} ${subTab.title}` } = props;
  const handle = useRef<FormHandle>(null);
  const [store] = useState<DraftStore>(() => ({
    load: () => draft.load(),
    save: (values) => draft.save(values, handle.current?.isUnsaved() === false),
    forget: () => draft.forget(),
  }));

  async function submit(output: v.InferOutput<S>) {
    const reason = tooEarly(application, subTab);
    if (reason !== undefined) {
      notify({ kind: 'warning', text: reason });
      throw new Stayed();
    }
    const release = draft.hold?.();
    try {
      const { answers, saved } = await save(output);
      onSaved(answers, saved);
      release?.(false);
    } catch (error) {
      release?.(true);
      if (subTab.kind === 'personal-data') await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      throw error;
    }
  }

  return (
    <SchemaForm
      // The form is gone from the ref when it says its last words on leaving.
      ref={(form) => {
        if (form) handle.current = form;
      }}
      schema={schema}
      initial={initial}
      draftStore={store}
      invalidText={invalidText}
      ignoreRepeatsMs={IGNORE_REPEATS_MS}
      onSubmit={submit}
    >
      <Preload values={preload} />
      <Stack gap="l">
        <ErrorSummary level={3} />
        {children}
      </Stack>
      <SaveBar section={section} />
    </SchemaForm>
  );
}

function Preload({ values }: { values: Record<string, unknown> | undefined }) {
  usePreload(values);
  return null;
}
