import { QueryState } from '@vitrina/journey';
import type { ReactNode } from 'react';
import type { SectionProps } from '../../application/section-props';
import { useFinancialCatalogues } from '../../catalogues/financial-catalogues';
import { SectionSkeleton } from '../parts/section-skeleton';
import { FinancialForm } from './financial-form';

/** Financial situation: the lists that the form asks of the applicant or of the spouse. */
export function FinancialSituationSection(props: SectionProps): ReactNode {
  const catalogues = useFinancialCatalogues();
  return (
    <QueryState query={catalogues} what="las listas de esta sección" skeleton={<SectionSkeleton />}>
      {(found) => <FinancialForm section={props} catalogues={found} />}
    </QueryState>
  );
}
