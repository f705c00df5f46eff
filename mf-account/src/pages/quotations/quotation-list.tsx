import { query, useQuery } from '@vitrina/api-client';
import { quotations } from '@vitrina/contract';
import { QueryState, QuotationSkeleton, QuotationSummary } from '@vitrina/journey';
import { paths } from '@vitrina/navigation';
import { ButtonLink, EmptyState } from '@vitrina/ui';
import { useState } from 'react';
import css from './quotations-page.module.css';

/** Requests the quotations of every campaign (specification 2, section 7). */
const EVERY_CAMPAIGN = 0;

/** The quotations of one person, whose id is part of the cache key, so that nobody sees another customer's. */
export function QuotationList({ personId }: { personId: number }) {
  const list = useQuery(query(quotations, { personId, campaign: EVERY_CAMPAIGN }));
  return (
    <QueryState query={list} what="tus cotizaciones" skeleton={<Places />} empty={<Empty />}>
      {(items) => (
        <ul className={css.list}>
          {items.map((quotation, position) => (
            <li key={quotation.id}>
              <QuotationSummary quotation={quotation} wide first={position === 0} />
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}

/** Four or five placeholders at random, as the specification asks. */
function Places() {
  const [places] = useState(() => (Math.random() < 0.5 ? ['a', 'b', 'c', 'd'] : ['a', 'b', 'c', 'd', 'e']));
  return (
    <div className={css.list}>
      {places.map((place) => (
        <QuotationSkeleton key={place} wide />
      ))}
    </div>
  );
}

const Empty = () => (
  <EmptyState
    title="No tienes cotizaciones pendientes"
    action={<ButtonLink to={paths.home()}>Configura otro vehículo</ButtonLink>}
  >
    Aquí aparecerán los vehículos que agregues desde el resumen de tu configuración.
  </EmptyState>
);
