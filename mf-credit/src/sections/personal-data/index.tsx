import { QueryState } from '@vitrina/journey';
import type { ReactNode } from 'react';
import type { SectionProps } from '../../application/section-props';
import { Opening, SectionSkeleton } from '../parts/opening';
import { useStored } from '../parts/use-stored';
import { PersonalDataForm } from './personal-data-form';
import { toValues } from './values';

const WHY = {
  applicant: 'Los pedimos para identificarte y saber cómo contactarte.',
  spouse: 'Los pedimos porque con tu cónyuge compartes bienes y deudas.',
} as const;

/** Who the applicant or the spouse is (specification 2, sections 2 to 5). */
export function PersonalDataSection(section: SectionProps): ReactNode {
  const { person } = section.subTab;
  const answerKey = person === 'applicant' ? 'personalData' : 'spousePersonalData';
  const stored = useStored(section.application.answers[answerKey], toValues);
  return (
    <Opening why={WHY[person]}>
      <QueryState query={stored} what="las opciones de este formulario" skeleton={<SectionSkeleton />}>
        {(data) => <PersonalDataForm section={section} answerKey={answerKey} {...data} />}
      </QueryState>
    </Opening>
  );
}
