import type { Answers, SectionSaved } from '@vitrina/contract';
import { SchemaForm, SubmitButton, usePreload } from '@vitrina/forms';
import { notify } from '@vitrina/session-bus';
import { Stack } from '@vitrina/ui';
import type { ComponentProps, ReactNode } from 'react';
import type * as v from 'valibot';
import { tooEarly } from './early';
import type { SectionProps } from './section-props';
import { Stayed } from './stayed';

/** Saves of a sub-tab within this time after one that was accepted are ignored (specification 2, section 9). */
const IGNORE_REPEATS_MS = 2000;

type FormSchema = ComponentProps<typeof SchemaForm>['schema'];

export type SectionFormProps<S extends FormSchema> = {
  section: SectionProps;
  /** Keep it outside the component. */
  schema: S;
  /** The saved answers as the form holds them; read once. */
  initial: NonNullable<ComponentProps<typeof SchemaForm<S>>['initial']>;
  /** The customer's answers elsewhere as the form holds them, once they have come: for fields that nobody has touched. */
  preload?: Record<string, unknown> | undefined;
  /** By default 'Completa el formulario {id} {title}'. */
  invalidText?: ComponentProps<typeof SchemaForm>['invalidText'];
  /** Saves everything of the sub-tab, in sequence; rejects if a call failed (api-client has told it). */
  save(output: v.InferOutput<S>): Promise<{ answers: Partial<Answers>; saved: SectionSaved }>;
  children: ReactNode;
};

/** The form of a sub-tab with its Guardar: errors, drafts and saving are the same in every one. */
export function SectionForm<S extends FormSchema>(props: SectionFormProps<S>) {
  const { section, schema, initial, preload, save, children } = props;
  const { application, subTab, onSaved } = section;
  const { invalidText = `Completa el formulario ${subTab.id} ${subTab.title}` } = props;
  return (
    <SchemaForm
      schema={schema}
      initial={initial}
      invalidText={invalidText}
      ignoreRepeatsMs={IGNORE_REPEATS_MS}
      onSubmit={async (output) => {
        const reason = tooEarly(application, subTab);
        if (reason !== undefined) {
          notify({ kind: 'warning', text: reason });
          throw new Stayed();
        }
        const { answers, saved } = await save(output);
        onSaved(answers, saved);
      }}
    >
      <Preload values={preload} />
      <Stack gap="l">
        {children}
        <SubmitButton>Guardar</SubmitButton>
      </Stack>
    </SchemaForm>
  );
}

function Preload({ values }: { values: Record<string, unknown> | undefined }) {
  usePreload(values);
  return null;
}
