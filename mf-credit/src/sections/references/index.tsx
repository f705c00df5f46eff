import { QueryState } from '@vitrina/journey';
import type { ReactNode } from 'react';
import type { SectionProps } from '../../application/section-props';
import { useReferenceCatalogues } from '../../catalogues/financial-catalogues';
import { Opening, SectionSkeleton } from '../parts/opening';
import { ReferencesForm } from './references-form';

/** References of the applicant: accounts, and persons who know them. */
export function ReferencesSection(props: SectionProps): ReactNode {
  const catalogues = useReferenceCatalogues();
  return (
    <Opening why="Sirven para confirmar tus datos. Avisa a estas personas: podrían recibir una llamada.">
      <QueryState query={catalogues} what="las listas de esta sección" skeleton={<SectionSkeleton />}>
        {(found) => <ReferencesForm section={props} catalogues={found} />}
      </QueryState>
    </Opening>
  );
}
