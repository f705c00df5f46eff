import type { Dealership } from '@vitrina/contract';
import { chooseDealership, kilometres, type Place } from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { EmptyState, VisuallyHidden } from '@vitrina/ui';
import { useId } from 'react';
import { DealershipCard } from './dealership-card';
import css from './dealership-list.module.css';
import { placeOf } from './place';

type DealershipListProps = {
  found: readonly Dealership[];
  /** The buyer's place, once known. */
  from?: Place;
  chosenId: number | undefined;
};

const counted = (count: number) => (count === 1 ? '1 concesionario' : `${count} concesionarios`);

export function DealershipList({ found, from, chosenId }: DealershipListProps) {
  const name = useId();
  const distanceTo = (dealership: Dealership) => {
    const place = placeOf(dealership);
    return from && place && kilometres(from, place);
  };
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>Concesionario</VisuallyHidden>
      </legend>
      <output className={css.count}>{counted(found.length)}</output>
      {found.length === 0 && <EmptyState icon="search" title="No existen coincidencias" />}
      <ul className={css.list}>
        {found.map((dealership) => (
          <li key={dealership.id}>
            <DealershipCard
              dealership={dealership}
              name={name}
              distance={distanceTo(dealership)}
              isChosen={dealership.id === chosenId}
              onChoose={() => updateWizard((before) => chooseDealership(before, dealership))}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
