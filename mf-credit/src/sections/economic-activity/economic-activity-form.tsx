import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { FORM_TYPES, type PersonalCatalogues, saveEconomicActivity } from '@vitrina/contract';
import { SectionForm } from '../../application/section-form';
import type { SectionProps } from '../../application/section-props';
import { beforeSection, refuseUntil } from '../parts/refusal';
import { type EconomicActivityOutput, type EconomicActivityValues, SCHEMAS } from './description';
import { Groups } from './groups';
import { usePreviousActivity } from './use-stored-activity';
import { toAnswer } from './values';

type EconomicActivityFormProps = {
  section: SectionProps;
  answerKey: 'economicActivity' | 'spouseEconomicActivity';
  catalogues: PersonalCatalogues;
  initial: EconomicActivityValues;
  /** Then nothing is suggested any more: what is missing was left out. */
  isSaved: boolean;
};

export function EconomicActivityForm({ section, answerKey, catalogues, initial, isSaved }: EconomicActivityFormProps) {
  const { id, form, subTab, application, previous } = section;
  const { person } = subTab;
  const { mutateAsync } = useMutation(mutation(saveEconomicActivity));
  const preload = usePreviousActivity(isSaved ? undefined : previous?.[answerKey], catalogues);
  const first = beforeSection(person, application);

  const save = async (output: EconomicActivityOutput) => {
    refuseUntil(first);
    const answer = toAnswer(output);
    const whose = { formType: FORM_TYPES[person], ...(person === 'spouse' && { spouseId: application.spouseId }) };
    const saved = await mutateAsync({ id, kind: form.kind, ...whose, form: answer });
    return { answers: { [answerKey]: answer }, saved };
  };

  return (
    <SectionForm
      section={section}
      schema={SCHEMAS[person]}
      initial={initial}
      preload={preload}
      invalidText={first}
      save={save}
    >
      <Groups person={person} catalogues={catalogues} />
    </SectionForm>
  );
}
