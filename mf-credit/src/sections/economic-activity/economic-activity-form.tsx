import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { FORM_TYPES, type PersonalCatalogues, saveEconomicActivity } from '@vitrina/contract';
import { SectionForm } from '../../application/section-form';
import type { SectionProps } from '../../application/section-props';
import { usePrevious } from '../parts/use-stored';
import { type EconomicActivityOutput, type EconomicActivityValues, SCHEMAS } from './description';
import { Groups } from './groups';
import { toAnswer, toValues } from './values';

type EconomicActivityFormProps = {
  section: SectionProps;
  answerKey: 'economicActivity' | 'spouseEconomicActivity';
  catalogues: PersonalCatalogues;
  initial: EconomicActivityValues;
};

export function EconomicActivityForm({ section, answerKey, catalogues, initial }: EconomicActivityFormProps) {
  const { id, form, subTab, application, previous } = section;
  const { person } = subTab;
  const { mutateAsync } = useMutation(mutation(saveEconomicActivity));
  // Once it was saved nothing is suggested any more: what is missing was left out.
  const isSaved = application.answers[answerKey] !== undefined;
  const preload = usePrevious(isSaved ? undefined : previous?.[answerKey], catalogues, toValues);

  const save = async (output: EconomicActivityOutput) => {
    const answer = toAnswer(output);
    const whose = { formType: FORM_TYPES[person], ...(person === 'spouse' && { spouseId: application.spouseId }) };
    const saved = await mutateAsync({ id, kind: form.kind, ...whose, form: answer });
    return { answers: { [answerKey]: answer }, saved };
  };

  return (
    <SectionForm section={section} schema={SCHEMAS[person]} initial={initial} preload={preload} save={save}>
      <Groups person={person} catalogues={catalogues} />
    </SectionForm>
  );
}
