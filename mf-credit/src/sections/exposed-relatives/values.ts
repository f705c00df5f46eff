import type { Answers, CatalogueItem, ExposedRelative, Relationship } from '@vitrina/contract';
import type { OutputOf, ValuesOf } from '@vitrina/forms';
import { rowsOf } from '@vitrina/forms/lists';
import { foldAccents } from '@vitrina/rules';
import { itemOf } from '../parts/items';
import type { fields } from './fields';

export type Row = ValuesOf<typeof fields>;

/** What the choices of a row are made from. */
export type RelativeLists = { identificationTypes: readonly CatalogueItem[]; relationships: readonly Relationship[] };

const rowOf = (relative: ExposedRelative, { identificationTypes, relationships }: RelativeLists): Row => ({
  apellidos: relative.surnames,
  nombres: relative.firstNames,
  tipoDni: itemOf(identificationTypes, relative.identificationTypeId),
  dni: relative.identification,
  parentesco: itemOf(relationships, relative.relationshipId),
  cargo: relative.position,
  entidad: relative.entity,
});

/** A name of several words: the last two are surnames where there are three or more, the last one of two. */
function split(name: string) {
  const words = name.trim().split(/\s+/);
  const at = words.length > 2 ? words.length - 2 : 1;
  return { nombres: words.slice(0, at).join(' '), apellidos: words.slice(at).join(' ') };
}

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

/**
 * The official whom the customer has already named in their personal data: nothing is asked for twice (WCAG 3.3.7). If that is
 * the spouse, with what is known of the spouse.
 */
export function namedOfficial(
  answers: Answers,
  { identificationTypes, relationships }: RelativeLists,
): Row | undefined {
  const name = answers.personalData?.officialName;
  if (!name) return undefined;
  const spouse = answers.spousePersonalData;
  const words = foldAccents(name).split(/\s+/);
  const isSpouse = spouse && [spouse.firstName, spouse.surname].every((part) => words.includes(foldAccents(part)));
  if (!isSpouse) return split(name);
  return {
    apellidos: joined(spouse.surname, spouse.secondSurname),
    nombres: joined(spouse.firstName, spouse.secondName),
    tipoDni: spouse.identification ? itemOf(identificationTypes, spouse.identificationTypeId) : null,
    dni: spouse.identification ?? '',
    parentesco: relationships.find(({ isPartner }) => isPartner) ?? null,
  };
}

/** Answers as the form holds them. `answers`: for the first entry, where there is no answer yet. */
export const toValues = (saved: readonly ExposedRelative[] | undefined, lists: RelativeLists, answers?: Answers) => ({
  elements18: rowsOf(
    (saved ?? []).map((relative) => rowOf(relative, lists)),
    saved || !answers ? undefined : namedOfficial(answers, lists),
  ),
});

/** What is sent of a form that is valid. */
export const toAnswer = (rows: readonly OutputOf<typeof fields>[]): ExposedRelative[] =>
  rows.map(({ apellidos, nombres, tipoDni, dni, parentesco, cargo, entidad }) => ({
    identificationTypeId: tipoDni.id,
    identification: dni,
    surnames: apellidos,
    firstNames: nombres,
    relationshipId: parentesco.id,
    position: cargo,
    entity: entidad,
  }));
