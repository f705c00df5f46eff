import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { saveExposedPersons } from '@vitrina/contract';
import { FormField, FormFields } from '@vitrina/forms';
import { type ReactNode, useMemo, useState } from 'react';
import { SectionForm } from '../../application/section-form';
import type { SectionProps } from '../../application/section-props';
import { useSuggestions } from '../../catalogues/personal-catalogues';
import { appointedOn, describe, endedOn, entity, position } from './fields';
import { toAnswer, toValues } from './values';

const INVALID = 'Completa el formulario de personas expuestas públicamente';

/** The public offices that the applicant holds or has held (specification 2, section 5). */
export function ExposedPersonSection(section: SectionProps): ReactNode {
  const { id, form, application, previous } = section;
  const { exposedPersons: saved, personalData } = application.answers;
  const [{ list, schema }] = useState(() => describe(form.minimums['exposed-person']));
  const [initial] = useState(() => toValues(saved, personalData));
  const { mutateAsync } = useMutation(mutation(saveExposedPersons));
  const { data: suggestions } = useSuggestions();
  const earlier = saved ? undefined : previous?.exposedPersons;
  const preload = useMemo(() => (earlier?.length ? toValues(earlier) : undefined), [earlier]);
  return (
    <SectionForm
      section={section}
      schema={schema}
      initial={initial}
      preload={preload}
      invalidText={INVALID}
      save={async ({ elements17 }) => {
        const rows = toAnswer(elements17);
        return { answers: { exposedPersons: rows }, saved: await mutateAsync({ id, kind: form.kind, rows }) };
      }}
    >
      <FormField of={list}>
        <FormField of={position} suggestions={suggestions?.publicOffices} />
        <FormFields of={[entity, appointedOn, endedOn]} />
      </FormField>
    </SectionForm>
  );
}
