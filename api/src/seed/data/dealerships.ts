import type { DealershipSeed } from './dealership';
import { PLACES_COAST } from './dealerships-coast';
import { PLACES_EAST_AND_ISLANDS } from './dealerships-east';
import { PLACES_HIGHLANDS } from './dealerships-highlands';

/** In this order they get their ids, from 1: add at the end. */
export const DEALERSHIPS: readonly DealershipSeed[] = [
  ...PLACES_HIGHLANDS,
  ...PLACES_COAST,
  ...PLACES_EAST_AND_ISLANDS,
];
