import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { FORM_TYPES, type PersonalCatalogues, type PersonalData, savePersonalData } from '@vitrina/contract';
import { SectionForm } from '../../application/section-form';
import type { SectionProps } from '../../application/section-props';
import { useSuggestions } from '../../catalogues/personal-catalogues';
import { usePrevious } from '../parts/use-stored';
import { Clearings, Reports } from './consequences';
import { askedOf, type PersonalDataOutput, type PersonalDataValues } from './description';
import { Groups } from './groups';
import { knownNumber, toAnswer, toValues } from './values';

type PersonalDataFormProps = {
  section: SectionProps;
  answerKey: 'personalData' | 'spousePersonalData';
  catalogues: PersonalCatalogues;
  initial: PersonalDataValues;
};

export function PersonalDataForm({ section, answerKey, catalogues, initial }: PersonalDataFormProps) {
  const { id, form, subTab, application, previous, onShownBy } = section;
  const { person } = subTab;
  const isApplicant = person === 'applicant';
  const asksExposure = isApplicant && form.asksExposure;
  const { description, schema } = askedOf(person, form);
  const { mutateAsync } = useMutation(mutation(savePersonalData));
  // Once they were saved nothing is suggested any more: what is missing was left out.
  const isSaved = application.answers[answerKey] !== undefined;
  const preload = usePrevious<Partial<PersonalData>, PersonalDataValues>(
    isSaved ? undefined : previous?.[answerKey],
    catalogues,
    toValues,
  );
  const { data: suggestions } = useSuggestions();

  const save = async (output: PersonalDataOutput) => {
    const answer = toAnswer(output);
    const saved = await mutateAsync({ id, kind: form.kind, formType: FORM_TYPES[person], form: answer });
    return { answers: { [answerKey]: answer }, saved };
  };

  return (
    <SectionForm section={section} schema={schema} initial={initial} preload={preload} save={save}>
      {isApplicant && (
        <Reports civilStatuses={catalogues.civilStatuses} asksExposure={asksExposure} onShownBy={onShownBy} />
      )}
      {asksExposure && <Clearings />}
      <Groups
        description={description}
        catalogues={catalogues}
        fundsOrigins={suggestions?.fundsOrigins}
        known={isApplicant ? knownNumber(previous) : undefined}
      />
    </SectionForm>
  );
}
