import { QueryState } from '@vitrina/journey';
import type { ReactNode } from 'react';
import type { SectionProps } from '../../application/section-props';
import { Opening, SectionSkeleton } from '../parts/opening';
import { useStored } from '../parts/use-stored';
import { EconomicActivityForm } from './economic-activity-form';
import { toValues } from './values';

const WHY = {
  applicant: 'Lo pedimos para saber de dónde vienen tus ingresos.',
  spouse: 'Lo pedimos para saber de dónde vienen los ingresos de tu cónyuge.',
} as const;

/** What the applicant or the spouse lives on (specification 2, sections 2 to 5). */
export function EconomicActivitySection(section: SectionProps): ReactNode {
  const { person } = section.subTab;
  const answerKey = person === 'applicant' ? 'economicActivity' : 'spouseEconomicActivity';
  const stored = useStored(section.application.answers[answerKey], toValues);
  return (
    <Opening why={WHY[person]}>
      <QueryState query={stored} what="las opciones de este formulario" skeleton={<SectionSkeleton />}>
        {(data) => <EconomicActivityForm section={section} answerKey={answerKey} {...data} />}
      </QueryState>
    </Opening>
  );
}
