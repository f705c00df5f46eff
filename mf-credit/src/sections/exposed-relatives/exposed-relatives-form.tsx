import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { saveExposedRelatives } from '@vitrina/contract';
import { FormField } from '@vitrina/forms';
import { useMemo, useState } from 'react';
import { SectionForm } from '../../application/section-form';
import type { SectionProps } from '../../application/section-props';
import { useSuggestions } from '../../catalogues/personal-catalogues';
import {
  describe,
  entity,
  firstNames,
  identification,
  identificationType,
  position,
  relationship,
  surnames,
} from './fields';
import { useSecondPartner } from './use-second-partner';
import { type RelativeLists, toAnswer, toValues } from './values';

const INVALID = 'Completa el formulario Familiares o terceros expuestos políticamente';

/** The list of exposed relatives and its form. */
export function ExposedRelativesForm({ section, lists }: { section: SectionProps; lists: RelativeLists }) {
  const { id, form, application, previous } = section;
  const saved = application.answers.exposedRelatives;
  const [{ list, schema }] = useState(() => describe(form.minimums['exposed-relatives']));
  const [initial] = useState(() => toValues(saved, lists, application.answers));
  const { mutateAsync } = useMutation(mutation(saveExposedRelatives));
  const { data: suggestions } = useSuggestions();
  const { onAdd, dialog } = useSecondPartner();
  const earlier = saved ? undefined : previous?.exposedRelatives;
  const preload = useMemo(() => (earlier?.length ? toValues(earlier, lists) : undefined), [earlier, lists]);
  return (
    <>
      <SectionForm
        section={section}
        schema={schema}
        initial={initial}
        preload={preload}
        invalidText={INVALID}
        save={async ({ elements18 }) => {
          const rows = toAnswer(elements18);
          return { answers: { exposedRelatives: rows }, saved: await mutateAsync({ id, kind: form.kind, rows }) };
        }}
      >
        <FormField of={list} onAdd={onAdd}>
          <FormField of={surnames} />
          <FormField of={firstNames} />
          <FormField of={identificationType} options={lists.identificationTypes} />
          <FormField of={identification} />
          <FormField of={relationship} options={lists.relationships} />
          <FormField of={position} suggestions={suggestions?.publicOffices} />
          <FormField of={entity} />
        </FormField>
      </SectionForm>
      {dialog}
    </>
  );
}
