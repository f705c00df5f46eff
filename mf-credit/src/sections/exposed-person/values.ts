import type { ExposedPerson, PersonalData } from '@vitrina/contract';
import type { OutputOf, ValuesOf } from '@vitrina/forms';
import { rowsOf } from '@vitrina/forms/lists';
import { dateText } from '../parts/items';
import type { fields } from './fields';

export type Row = ValuesOf<typeof fields>;

const rowOf = ({ position, entity, appointedOn, endedOn }: ExposedPerson): Row => ({
  cargo: position,
  entidad: entity,
  nombramiento: dateText(appointedOn),
  fin: dateText(endedOn),
});

/** The office that the customer has already named in their personal data: nothing is asked for twice (WCAG 3.3.7). */
function namedOffice({ publicOfficeName, officeFrom, officeUntil }: PersonalData): Row | undefined {
  if (!publicOfficeName) return undefined;
  return { cargo: publicOfficeName, entidad: '', nombramiento: dateText(officeFrom), fin: dateText(officeUntil) };
}

/** Answers as the form holds them. `data`: for the first entry, where there is no answer yet. */
export const toValues = (saved: readonly ExposedPerson[] | undefined, data?: PersonalData) => ({
  elements17: rowsOf((saved ?? []).map(rowOf), saved || !data ? undefined : namedOffice(data)),
});

/** What is sent of a form that is valid. */
export const toAnswer = (rows: readonly OutputOf<typeof fields>[]): ExposedPerson[] =>
  rows.map(({ cargo, entidad, nombramiento, fin }) => ({
    position: cargo,
    entity: entidad,
    appointedOn: nombramiento,
    endedOn: fin,
  }));
