import type { Dealership } from '@vitrina/contract';
import { kilometres, type Place } from '@vitrina/rules';
import { Button, EmptyState, VisuallyHidden } from '@vitrina/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { DealershipCard } from './dealership-card';
import css from './dealership-list.module.css';
import { placeOf } from './place';
import { scrollWithin } from './scroll-within';
import { LIST_STEP, shownOf } from './shown';

type DealershipListProps = {
  found: readonly Dealership[];
  /** The buyer's location, once known. */
  from?: Place;
  chosenId: number | undefined;
  /** A card was pressed, even the chosen one's. */
  onPress(dealership: Dealership): void;
};

/** The dealerships as a list. Beside the map it scrolls within itself, and keeps the chosen one visible. */
export function DealershipList({ found, from, chosenId, onPress }: DealershipListProps) {
  const name = useId();
  const box = useRef<HTMLUListElement>(null);
  const [limit, setLimit] = useState(LIST_STEP);
  const distanceTo = (dealership: Dealership) => {
    const place = placeOf(dealership);
    return from && place && kilometres(from, place);
  };

  useEffect(() => {
    const chosen = chosenId !== undefined && box.current?.querySelector<HTMLElement>(`[data-dealership="${chosenId}"]`);
    if (box.current && chosen) scrollWithin(box.current, chosen);
  }, [chosenId]);

  return (
    <fieldset className={css.group}>
      <legend>
        <VisuallyHidden>Concesionario</VisuallyHidden>
      </legend>
      {found.length === 0 && <EmptyState icon="search" title="No existen coincidencias" />}
      <ul ref={box} className={css.list}>
        {shownOf(found, limit, chosenId).map((dealership) => (
          <li key={dealership.id} data-dealership={dealership.id}>
            <DealershipCard
              dealership={dealership}
              name={name}
              distance={distanceTo(dealership)}
              isChosen={dealership.id === chosenId}
              onPress={() => onPress(dealership)}
            />
          </li>
        ))}
        {found.length > limit && (
          <li>
            <Button variant="secondary" wide onClick={() => setLimit(limit + LIST_STEP)}>
              Ver más concesionarios
            </Button>
          </li>
        )}
      </ul>
    </fieldset>
  );
}
