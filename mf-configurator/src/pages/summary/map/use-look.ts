import type { Dealership } from '@vitrina/contract';
import { useState } from 'react';
import { placeOf } from '../dealerships/place';
import type { DealershipMapProps } from './types';

/** The dealership in the info window, and whether the map itself led there. */
export type Look = { dealership: Dealership; fromMap: boolean };

export type LookOptions = Pick<DealershipMapProps, 'dealerships' | 'chosen' | 'asked' | 'onChoose'>;

const lookAt = (dealership: Dealership | undefined): Look | undefined =>
  dealership && placeOf(dealership) ? { dealership, fromMap: false } : undefined;

/** The dealership that the info window shows: the chosen one at first, then whichever the list or the map selects. */
export function useLook({ dealerships, chosen, asked, onChoose }: LookOptions) {
  const [look, setLook] = useState(() => lookAt(chosen));
  const [answered, setAnswered] = useState(asked);
  if (asked !== answered) {
    setAnswered(asked);
    setLook(lookAt(asked?.dealership));
  }
  const isListed = dealerships.some(({ id }) => id === look?.dealership.id);
  return {
    look: isListed ? look : undefined,
    pick(dealership: Dealership) {
      setLook({ dealership, fromMap: true });
      onChoose(dealership);
    },
    leave: () => setLook(undefined),
  };
}
