import type { FinancialCatalogues } from '@vitrina/contract';
import { type FieldErrors, FormField, schemaOf } from '@vitrina/forms';
import { useMemo, useState } from 'react';
import { SectionForm } from '../../application/section-form';
import type { SectionProps } from '../../application/section-props';
import { useQuestion } from '../parts/use-question';
import { answersOf, previousValues, savedValues } from './answers';
import { Differences } from './differences';
import { askedLists } from './lists';
import { sumUpSameType } from './lists/sum-up';
import { useSaveFinancial } from './use-save';

type FinancialFormProps = { section: SectionProps; catalogues: FinancialCatalogues };

/** The lists that the form asks of the person, with one Guardar. */
export function FinancialForm({ section, catalogues }: FinancialFormProps) {
  const { form, subTab, application, previous } = section;
  const { person } = subTab;
  const blocks = form.financial[person];
  const asked = useMemo(() => askedLists(blocks, catalogues), [blocks, catalogues]);
  const schema = useMemo(() => schemaOf(asked.map(({ field }) => field)), [asked]);
  const [initial] = useState(() => savedValues(asked, application.answers, person));
  const preload = useMemo(
    () => previous && previousValues(asked, { previous, saved: application.answers, person }),
    [asked, previous, application.answers, person],
  );
  const send = useSaveFinancial(section);
  const [ask, question] = useQuestion();

  /** The notice of the first list that is not complete. */
  const invalidText = (errors: FieldErrors) => asked.find(({ name }) => errors[name])?.list.incomplete ?? '';

  return (
    <>
      <SectionForm
        section={section}
        schema={schema}
        initial={initial}
        preload={preload}
        invalidText={invalidText}
        save={async (output) => {
          const answers = answersOf(asked, output, person);
          return { answers, saved: await send(answers) };
        }}
      >
        {asked.map(({ name, list, field }) => (
          <FormField
            key={name}
            of={field}
            onAdd={list.joined === undefined ? undefined : sumUpSameType(ask, list.joined)}
          >
            {list.entry}
          </FormField>
        ))}
        <Differences blocks={blocks} />
      </SectionForm>
      {question}
    </>
  );
}
