import { QueryState } from '@vitrina/journey';
import type { ReactNode } from 'react';
import type { SectionProps } from '../../application/section-props';
import { useReferenceCatalogues } from '../../catalogues/financial-catalogues';
import { SectionSkeleton } from '../parts/section-skeleton';
import { ReferencesForm } from './references-form';

/** References of the applicant: accounts, and persons who know them. */
export function ReferencesSection(props: SectionProps): ReactNode {
  const catalogues = useReferenceCatalogues();
  return (
    <QueryState query={catalogues} what="las listas de esta sección" skeleton={<SectionSkeleton />}>
      {(found) => <ReferencesForm section={props} catalogues={found} />}
    </QueryState>
  );
}
