import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { FORM_TYPES, type PersonalCatalogues, savePersonalData } from '@vitrina/contract';
import { SectionForm } from '../../application/section-form';
import type { SectionProps } from '../../application/section-props';
import { beforePersonalData, refuseUntil } from '../parts/refusal';
import { Clearings, Reports } from './consequences';
import { askedOf, type PersonalDataOutput, type PersonalDataValues } from './description';
import { Groups } from './groups';
import { knownNumber, useFundsOrigins, usePreviousData } from './use-stored-data';
import { toAnswer } from './values';

type PersonalDataFormProps = {
  section: SectionProps;
  answerKey: 'personalData' | 'spousePersonalData';
  catalogues: PersonalCatalogues;
  initial: PersonalDataValues;
  /** Then nothing is suggested any more: what is missing was left out. */
  isSaved: boolean;
};

export function PersonalDataForm({ section, answerKey, catalogues, initial, isSaved }: PersonalDataFormProps) {
  const { id, form, subTab, application, previous, onShownBy } = section;
  const { person } = subTab;
  const isApplicant = person === 'applicant';
  const asksExposure = isApplicant && form.asksExposure;
  const { description, schema } = askedOf(person, form);
  const { mutateAsync } = useMutation(mutation(savePersonalData));
  const preload = usePreviousData(isSaved ? undefined : previous?.[answerKey], catalogues);
  const fundsOrigins = useFundsOrigins();
  const first = beforePersonalData(person, application);

  const save = async (output: PersonalDataOutput) => {
    refuseUntil(first);
    const answer = toAnswer(output);
    const saved = await mutateAsync({ id, kind: form.kind, formType: FORM_TYPES[person], form: answer });
    return { answers: { [answerKey]: answer }, saved };
  };

  return (
    <SectionForm section={section} schema={schema} initial={initial} preload={preload} invalidText={first} save={save}>
      {isApplicant && (
        <Reports civilStatuses={catalogues.civilStatuses} asksExposure={asksExposure} onShownBy={onShownBy} />
      )}
      {asksExposure && <Clearings />}
      <Groups
        description={description}
        catalogues={catalogues}
        fundsOrigins={fundsOrigins}
        known={isApplicant ? knownNumber(previous) : undefined}
      />
    </SectionForm>
  );
}
