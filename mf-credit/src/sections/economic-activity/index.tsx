import { QueryState } from '@vitrina/journey';
import type { ReactNode } from 'react';
import type { SectionProps } from '../../application/section-props';
import { SectionSkeleton } from '../parts/section-skeleton';
import { useStored } from '../parts/use-stored';
import { EconomicActivityForm } from './economic-activity-form';
import { toValues } from './values';

/** What the applicant or the spouse lives on (specification 2, sections 2 to 5). */
export function EconomicActivitySection(section: SectionProps): ReactNode {
  const answerKey = section.subTab.person === 'applicant' ? 'economicActivity' : 'spouseEconomicActivity';
  const stored = useStored(section.application.answers[answerKey], toValues);
  return (
    <QueryState query={stored} what="las opciones de este formulario" skeleton={<SectionSkeleton />}>
      {(data) => <EconomicActivityForm section={section} answerKey={answerKey} {...data} />}
    </QueryState>
  );
}
