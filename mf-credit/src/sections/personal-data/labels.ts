import type { CivilStatus, Country } from '@vitrina/contract';
import type { Item } from '@vitrina/forms';
import { foldAccents } from '@vitrina/rules';

/** Whether a gender's words are feminine. */
const isFeminine = (gender: { name: string } | null | undefined): boolean =>
  foldAccents(gender?.name ?? '').startsWith('femenin');

/** Civil statuses as they are called for a person of this gender: 'CASADA'. */
export const civilStatusesFor = (statuses: readonly CivilStatus[], gender: { name: string } | null | undefined) =>
  statuses.map(({ id, name, feminineName }): Item => ({ id, name: (isFeminine(gender) && feminineName) || name }));

/** Countries by what their people are called. */
export const nationalitiesOf = (countries: readonly Country[]): Item[] =>
  countries.map(({ id, name, nationality }) => ({ id, name: nationality ?? name }));
