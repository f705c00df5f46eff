import { query } from '@vitrina/api-client';
import { quotations } from '@vitrina/contract';
import { EmptyList, QueryState, QuotationSkeleton } from '@vitrina/journey';
import { paths, useLocation } from '@vitrina/navigation';
import { ButtonLink, cx } from '@vitrina/ui';
import { useRef, useState } from 'react';
import { More } from '../../lists/more';
import { usePages } from '../../lists/use-pages';
import { QuotationCard } from './card/quotation-card';
import { comparedIn } from './compare/address';
import { CompareBar } from './compare/compare-bar';
import { Comparison } from './compare/comparison';
import { useChoice } from './compare/use-choice';
import css from './quotations-page.module.css';

/** Requests the quotations of every campaign (specification 2, section 7). */
const EVERY_CAMPAIGN = 0;

/** The quotations of one person, whose id is part of the cache key, so that nobody sees another customer's. */
export function QuotationList({ personId }: { personId: number }) {
  const { list, more } = usePages(query, quotations, { personId, campaign: EVERY_CAMPAIGN });
  const compared = comparedIn(useLocation().search);
  const isThere = (id: number) =>
    list.data === undefined || more.isLeft || list.data.some((quotation) => quotation.id === id);
  const choice = useChoice(compared, isThere);
  const rows = useRef<HTMLUListElement>(null);

  const endChoice = () => {
    // The bar goes, and the focus within it would be nowhere.
    const card = rows.current?.querySelector(`[data-id="${choice.ids.at(-1)}"]`) ?? rows.current;
    card?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    choice.end();
  };
  return (
    <QueryState query={list} what="tus cotizaciones" skeleton={<Places />} empty={<Empty />}>
      {(items) => (
        <>
          <ul ref={rows} className={cx(css.list, choice.isOn && css.choosing)}>
            {items.map((quotation, position) => (
              <li key={quotation.id} data-id={quotation.id}>
                <QuotationCard quotation={quotation} choice={choice} first={position === 0} />
              </li>
            ))}
          </ul>
          <More more={more} what="más cotizaciones" rows={rows} />
          {choice.isOn && <CompareBar choice={choice} onEnd={endChoice} />}
          {compared.length > 0 && <Comparison ids={compared} quotations={items} more={more} />}
        </>
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
  <EmptyList
    title="No tienes cotizaciones pendientes"
    action={<ButtonLink to={paths.home()}>Configura otro vehículo</ButtonLink>}
  >
    Aquí aparecerán los vehículos que agregues desde el resumen de tu configuración.
  </EmptyList>
);
