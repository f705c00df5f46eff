import { optional, schemaOf, textField } from '@vitrina/forms';
import { listField } from '@vitrina/forms/lists';
import { dateField } from '@vitrina/forms/masks';
import { LABELS, LIST_LABELS } from '@vitrina/rules/answer-labels';
import { APPOINTMENT, today } from '../parts/days';
import { endDateError } from '../parts/end-date';
import { suggestedField } from '../parts/suggested-field';

const L = LABELS.exposedPerson;
/** Longest text (specification 2, section 5). */
const MAX = 50;

export const position = suggestedField({ name: 'cargo', label: L.position, max: MAX });
export const entity = textField({ name: 'entidad', label: L.entity, max: MAX, autoComplete: 'off' });
export const appointedOn = dateField({
  name: 'nombramiento',
  label: L.appointedOn,
  ...APPOINTMENT,
});
export const endedOn = optional(dateField({ name: 'fin', label: L.endedOn, max: today }));

/** A public office of the applicant. */
export const fields = [position, entity, appointedOn, endedOn] as const;

/** The list with its fewest rows, and the rules of its form. */
export function describe(min: number) {
  const list = listField({
    name: 'elements17',
    label: LIST_LABELS.exposedPersons,
    item: 'Persona expuesta',
    fields,
    min,
    checks: [({ nombramiento, fin }) => ({ fin: endDateError(L.endedOn, nombramiento, fin) })],
  });
  return { list, schema: schemaOf([list]) };
}
