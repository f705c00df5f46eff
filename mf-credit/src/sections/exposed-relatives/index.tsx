import { QueryState } from '@vitrina/journey';
import type { ReactNode } from 'react';
import type { SectionProps } from '../../application/section-props';
import { Opening, SectionSkeleton } from '../parts/opening';
import { ExposedRelativesForm } from './exposed-relatives-form';
import { useRelativeLists } from './use-relative-lists';

/** They are third persons: who gives their data is told why, and for what (facts/credit-rules.md, section 7). */
const WHY =
  'Pedimos sus datos por obligación legal, para prevenir el lavado de activos. Escribe solo lo que pide la lista: nadie más la ve en otra solicitud.';

/** Relatives and close third persons of the applicant who hold or have held a public office (specification 2, section 5). */
export function ExposedRelativesSection(section: SectionProps): ReactNode {
  const lists = useRelativeLists();
  return (
    <Opening why={WHY} isWide>
      <QueryState query={lists} what="las opciones de este formulario" skeleton={<SectionSkeleton />}>
        {(data) => <ExposedRelativesForm section={section} lists={data} />}
      </QueryState>
    </Opening>
  );
}
