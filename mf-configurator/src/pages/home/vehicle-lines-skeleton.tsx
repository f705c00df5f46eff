import { Loading, Skeleton } from '@vitrina/ui';
import { useState } from 'react';
import css from './vehicle-lines.module.css';

/** Four or five cards at random, as the specification asks, while the lines load. */
export function VehicleLinesSkeleton() {
  const [cards] = useState(() => (Math.random() < 0.5 ? ['a', 'b', 'c', 'd'] : ['a', 'b', 'c', 'd', 'e']));
  return (
    <Loading label="Cargando vehículos" className={css.lines}>
      {cards.map((card) => (
        <Skeleton key={card} shape="card" />
      ))}
    </Loading>
  );
}
