import { Loading, Skeleton } from '@vitrina/ui';
import { useState } from 'react';
import cards from './quotation-card.module.css';
import css from './quotations-page.module.css';

/** Four or five cards at random, as the specification asks, while the quotations load. */
export function QuotationsSkeleton() {
  const [places] = useState(() => (Math.random() < 0.5 ? ['a', 'b', 'c', 'd'] : ['a', 'b', 'c', 'd', 'e']));
  return (
    <Loading label="Cargando tus cotizaciones" className={css.list}>
      {places.map((place) => (
        <div key={place} className={cards.card} aria-hidden="true">
          <Skeleton shape="picture" className={cards.coming} />
          <div className={cards.words}>
            <Skeleton />
            <Skeleton shape="title" />
            <Skeleton />
          </div>
        </div>
      ))}
    </Loading>
  );
}
