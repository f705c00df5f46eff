import type { DealershipSeed } from './dealership';
import { PLACES_COAST } from './dealerships-coast';
import { PLACES_EAST_AND_ISLANDS } from './dealerships-east';
import { PLACES_GUAYAS } from './dealerships-guayas';
import { PLACES_HIGHLANDS } from './dealerships-highlands';
import { PLACES_PICHINCHA } from './dealerships-pichincha';

/** In this order they get their ids, from 1: add at the end. */
export const DEALERSHIPS: readonly DealershipSeed[] = [
  ...PLACES_PICHINCHA,
  ...PLACES_HIGHLANDS,
  ...PLACES_GUAYAS,
  ...PLACES_COAST,
  ...PLACES_EAST_AND_ISLANDS,
];
