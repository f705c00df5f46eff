import { QueryState } from '@vitrina/journey';
import type { ReactNode } from 'react';
import type { SectionProps } from '../../application/section-props';
import { useFinancialCatalogues } from '../../catalogues/financial-catalogues';
import { Opening, SectionSkeleton } from '../parts/opening';
import { FinancialForm } from './financial-form';

const WHY = {
  credit: 'Con esto el banco calcula cuánto puedes pagar cada mes.',
  funds: 'La ley pide saber de dónde salen los fondos de tu compra.',
} as const;

/** Financial situation: the lists that the form asks of the applicant or of the spouse. */
export function FinancialSituationSection(props: SectionProps): ReactNode {
  const catalogues = useFinancialCatalogues();
  return (
    <Opening why={WHY[props.form.name]}>
      <QueryState query={catalogues} what="las listas de esta sección" skeleton={<SectionSkeleton />}>
        {(found) => <FinancialForm section={props} catalogues={found} />}
      </QueryState>
    </Opening>
  );
}
