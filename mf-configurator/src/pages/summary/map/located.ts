import type { Dealership } from '@vitrina/contract';
import type { Place } from '@vitrina/rules';
import { placeOf } from '../dealerships/place';

/** A dealership that can stand on a map. */
export type Located = { dealership: Dealership; place: Place };

/** Those that have coordinates. */
export const located = (dealerships: readonly Dealership[]): Located[] =>
  dealerships.flatMap((dealership) => {
    const place = placeOf(dealership);
    return place ? [{ dealership, place }] : [];
  });
