import type { Dealership } from '@vitrina/contract';
import { useId, useState } from 'react';
import css from './dealership-card.module.css';
import { DealershipInfo } from './dealership-info';
import { localityOf, placeOf } from './place';

type DealershipCardProps = {
  dealership: Dealership;
  /** Name of the radio group. */
  name: string;
  /** Kilometres from the buyer. */
  distance?: number;
  isChosen: boolean;
  onPress(): void;
};

const inKilometres = new Intl.NumberFormat('es-US', { maximumFractionDigits: 1 });

/** One dealership as a radio card; the chosen one shows its hours and directions, others on request. */
export function DealershipCard({ dealership, name, distance, isChosen, onPress }: DealershipCardProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isChosen);
  const [wasChosen, setWasChosen] = useState(isChosen);
  if (isChosen !== wasChosen) {
    setWasChosen(isChosen);
    setOpen(isChosen);
  }
  return (
    <div className={css.card} data-checked={isChosen || undefined}>
      <label className={css.head}>
        <input
          type="radio"
          name={name}
          className={css.radio}
          checked={isChosen}
          onChange={onPress}
          // Pressing the chosen one changes nothing, but shows it on the map.
          onClick={() => isChosen && onPress()}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-where`}
        />
        <span>
          <span id={`${id}-name`} className={css.name}>
            {dealership.name}
          </span>
          <span id={`${id}-where`} className={css.where}>
            <span>{dealership.company}</span>
            <span>{localityOf(dealership)}</span>
            {!placeOf(dealership) && <span className={css.incomplete}>Sin dirección o cooderndas configuradas</span>}
            {distance !== undefined && <span className={css.distance}>{`A ${inKilometres.format(distance)} km`}</span>}
          </span>
        </span>
      </label>
      <details className={css.more} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary aria-label={`Horario y cómo llegar: ${dealership.name}`}>Horario y cómo llegar</summary>
        {isOpen && <DealershipInfo dealership={dealership} />}
      </details>
    </div>
  );
}
