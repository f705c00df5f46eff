import type { Dealership } from '@vitrina/contract';
import { IconButton } from '@vitrina/ui';
import { type Ref, useId } from 'react';
import { DealershipInfo } from '../dealerships/dealership-info';
import { localityOf } from '../dealerships/place';
import css from './info-window.module.css';

type InfoWindowProps = {
  dealership: Dealership;
  onClose(): void;
  ref: Ref<HTMLDialogElement>;
};

/** All about one dealership, above its marker. Escape closes it. */
export function InfoWindow({ dealership, onClose, ref }: InfoWindowProps) {
  const title = useId();
  return (
    <dialog
      open
      ref={ref}
      aria-labelledby={title}
      tabIndex={-1}
      className={css.window}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <IconButton icon="close" label="Cerrar" className={css.close} onClick={onClose} />
      <div className={css.content}>
        <p className={css.company}>{dealership.company}</p>
        <h3 id={title}>{dealership.name}</h3>
        <p className={css.locality}>{localityOf(dealership)}</p>
        <DealershipInfo dealership={dealership} />
      </div>
    </dialog>
  );
}
