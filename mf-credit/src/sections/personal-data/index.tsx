import { QueryState } from '@vitrina/journey';
import type { ReactNode } from 'react';
import type { SectionProps } from '../../application/section-props';
import { SectionSkeleton } from '../parts/section-skeleton';
import { useStored } from '../parts/use-stored';
import { PersonalDataForm } from './personal-data-form';
import { toValues } from './values';

/** Who the applicant or the spouse is (specification 2, sections 2 to 5). */
export function PersonalDataSection(section: SectionProps): ReactNode {
  const answerKey = section.subTab.person === 'applicant' ? 'personalData' : 'spousePersonalData';
  const stored = useStored(section.application.answers[answerKey], toValues);
  return (
    <QueryState query={stored} what="las opciones de este formulario" skeleton={<SectionSkeleton />}>
      {(data) => <PersonalDataForm section={section} answerKey={answerKey} {...data} />}
    </QueryState>
  );
}
