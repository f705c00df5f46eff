import { type FieldErrors, FormField, schemaOf, useFormApi } from '@vitrina/forms';
import type { Rows } from '@vitrina/forms/lists';
import type { ApplicationForm } from '@vitrina/rules';
import { useMemo, useState } from 'react';
import { SectionForm } from '../../application/section-form';
import type { SectionProps } from '../../application/section-props';
import type { ReferenceCatalogues } from '../../catalogues/financial-catalogues';
import { type Ask, useQuestion } from '../parts/use-question';
import { previousValues, savedValues } from './answers';
import { BankEntry, bankList, bankOfRow } from './bank-list';
import { replaceSamePerson } from './clash';
import { PersonalEntry, type PersonalRow, personalList, personOfRow } from './personal-list';
import { useSaveReferences } from './use-save';

const listsOf = (minimums: ApplicationForm['minimums']) => {
  const banks = bankList(minimums['bank-references']);
  const persons = personalList(minimums['personal-references']);
  return { banks, persons, schema: schemaOf([banks, persons] as const) };
};

/** The notice of the first list that is not complete; 'rersonales' as the specification spells it. */
const invalidText = ({ bankReferences }: FieldErrors) =>
  bankReferences ? 'Completa el formulario referencias bancarias' : 'Completa el formulario referencias rersonales';

type PersonsProps = { of: ReturnType<typeof personalList>; ask: Ask; catalogues: ReferenceCatalogues };

function Persons({ of: persons, ask, catalogues }: PersonsProps) {
  const form = useFormApi();
  const remove = (keys: readonly string[]) => {
    const rows = (form.getState().values as Record<string, Rows<PersonalRow>>)[persons.name] ?? {};
    const kept = Object.entries(rows).filter(([key]) => !keys.includes(key));
    form.change(persons.name, Object.fromEntries(kept));
  };
  return (
    <FormField of={persons} onAdd={replaceSamePerson(ask, remove)}>
      <PersonalEntry {...catalogues} />
    </FormField>
  );
}

type ReferencesFormProps = { section: SectionProps; catalogues: ReferenceCatalogues };

/** Both lists of references, with one Guardar. */
export function ReferencesForm({ section, catalogues }: ReferencesFormProps) {
  const { form, application, previous } = section;
  const { banks, persons, schema } = useMemo(() => listsOf(form.minimums), [form.minimums]);
  const [initial] = useState(() => savedValues(application.answers, catalogues));
  const preload = useMemo(
    () => previous && previousValues(previous, application.answers, catalogues),
    [previous, application.answers, catalogues],
  );
  const send = useSaveReferences(section);
  const [ask, question] = useQuestion();
  return (
    <>
      <SectionForm
        section={section}
        schema={schema}
        initial={initial}
        preload={preload}
        invalidText={invalidText}
        save={async (output) => {
          const answers = {
            bankReferences: output.bankReferences.map(bankOfRow),
            personalReferences: output.personalReferences.map(personOfRow),
          };
          return { answers, saved: await send(answers) };
        }}
      >
        <FormField of={banks}>
          <BankEntry {...catalogues} />
        </FormField>
        <Persons of={persons} ask={ask} catalogues={catalogues} />
      </SectionForm>
      {question}
    </>
  );
}
