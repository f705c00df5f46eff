import type { Dealership } from '@vitrina/contract';
import { includesFolded, type Place, sortByDistance } from '@vitrina/rules';

/** A dealership's coordinates; undefined if its data are incomplete. */
export function placeOf({ places: [where] }: Dealership): Place | undefined {
  const { latitude, longitude } = where ?? {};
  return latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
}

/** Whether name, company, canton or parish contain the search words, ignoring accents. */
export function matches({ name, company, places: [where] }: Dealership, search: string): boolean {
  return [name, company, where?.canton, where?.parish].some((text) => text && includesFolded(text, search));
}

/** The dealerships that match, nearest first once the buyer's location is known. */
export function findDealerships(all: readonly Dealership[], search: string, from?: Place): Dealership[] {
  const found = all.filter((dealership) => matches(dealership, search));
  return from ? sortByDistance(found, from, placeOf) : found;
}

/** Street, number and cross street as one line. */
export function addressOf({ places: [where] }: Dealership): string {
  return [[where?.address, where?.streetNumber].filter(Boolean).join(' '), where?.crossStreet]
    .filter(Boolean)
    .join(' y ');
}

/** Neighbourhood, parish, canton and province as one line. */
export function localityOf({ places: [where] }: Dealership): string {
  const parts = [where?.neighbourhood, where?.parish, where?.canton, where?.province];
  return [...new Set(parts.filter(Boolean))].join(', ');
}

/** Canton and country as one line, the last of an address; empty if no country is known. */
export const countryOf = ({ places: [where] }: Dealership): string =>
  where?.country ? [where.canton, where.country].filter(Boolean).join(', ') : '';

/** Address of the place in a maps service. */
export const mapsLink = ({ latitude, longitude }: Place): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;

/** Address of directions in a navigation service. */
export const navigationLink = ({ latitude, longitude }: Place): string =>
  `https://www.waze.com/ul?ll=${latitude},${longitude}&navigate=yes`;
