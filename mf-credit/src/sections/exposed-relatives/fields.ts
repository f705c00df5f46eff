import type { Relationship } from '@vitrina/contract';
import { filled, messages, schemaOf, selectField, textField } from '@vitrina/forms';
import { listField } from '@vitrina/forms/lists';
import { isPayerIdentity } from '@vitrina/rules';
import { LABELS, LIST_LABELS } from '@vitrina/rules/answer-labels';
import * as v from 'valibot';
import { suggestedField } from '../parts/suggested-field';

const L = LABELS.exposedRelative;
/** Longest texts (specification 2, section 5); a passport has up to 20 characters. */
const MAX = { text: 50, identification: 20 } as const;

const text = <const N extends string>(name: N, label: string) =>
  textField({ name, label, max: MAX.text, autoComplete: 'off' });

/** Numbers of papers are written in capitals, and without spaces. */
const written = (number: string) => number.replace(/\s/g, '').toUpperCase();

const number = (label: string) =>
  v.pipe(
    filled(label),
    v.transform(written),
    v.maxLength(MAX.identification, messages.tooLong(label, MAX.identification)),
  );

export const surnames = text('apellidos', L.surnames);
export const firstNames = text('nombres', L.firstNames);
export const identificationType = selectField({ name: 'tipoDni', label: L.identificationTypeId });
export const identification = textField({
  name: 'dni',
  label: L.identification,
  rule: number,
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
});
export const relationship = selectField<'parentesco', Relationship>({ name: 'parentesco', label: L.relationshipId });
export const position = suggestedField({ name: 'cargo', label: L.position, max: MAX.text });
export const entity = text('entidad', L.entity);

/** A relative or third person; the names first, because a row is called by them. */
export const fields = [
  surnames,
  firstNames,
  identificationType,
  identification,
  relationship,
  position,
  entity,
] as const;

/** Whether the number may be one of its type; nothing while either is missing. */
const numberError = (type: { id: number } | null | undefined, typed: string | null | undefined) =>
  !type || !typed?.trim() || isPayerIdentity(written(typed), type.id) ? undefined : messages.identity(L.identification);

/** The list with its fewest rows, and the rules of its form. */
export function describe(min: number) {
  const list = listField({
    name: 'elements18',
    label: LIST_LABELS.exposedRelatives,
    item: 'Familiar o tercero expuesto',
    fields,
    min,
    checks: [({ tipoDni, dni }) => ({ dni: numberError(tipoDni, dni) })],
  });
  return { list, schema: schemaOf([list]) };
}
