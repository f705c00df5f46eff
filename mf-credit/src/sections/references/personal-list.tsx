import { LIMITS, type PersonalReference } from '@vitrina/contract';
import { FormField, type OutputOf, phoneField, selectField, textField, type ValuesOf } from '@vitrina/forms';
import { listField } from '@vitrina/forms/lists';
import { LABELS, LIST_LABELS } from '@vitrina/rules/answer-labels';
import type { ReferenceCatalogues } from '../../catalogues/financial-catalogues';
import { itemOf } from '../parts/items';

const label = LABELS.personalReference;
/** Of somebody else: what the browser knows of the customer is no help. */
const name = { max: LIMITS.names, autoCapitalize: 'words', autoComplete: 'off' } as const;
const firstNames = textField({ name: 'firstNames', label: label.firstNames, ...name });
const surnames = textField({ name: 'surnames', label: label.surnames, ...name });
const phone = phoneField({ name: 'phone', label: label.phone, autoComplete: 'off' });
const relationship = selectField({ name: 'relationship', label: label.relationshipId });
const fields = [firstNames, surnames, phone, relationship] as const;
const columns = [{ ...firstNames, inTitle: true }, { ...surnames, inTitle: true }, phone, relationship];

export type PersonalRow = ValuesOf<typeof fields>;
type PersonalOutput = OutputOf<typeof fields>;

/** Persons who know the applicant. @param min the fewest */
export const personalList = (min: number) =>
  listField({
    name: 'personalReferences',
    label: LIST_LABELS.personalReferences,
    item: 'referencia',
    fields,
    columns,
    min,
  });

/** The fields of a person. */
export const PersonalEntry = ({ relationships }: ReferenceCatalogues) => (
  <>
    <FormField of={firstNames} />
    <FormField of={surnames} />
    <FormField of={phone} />
    <FormField of={relationship} options={relationships} />
  </>
);

/** A saved person as the form holds them. */
export const rowOfPerson = (saved: PersonalReference, { relationships }: ReferenceCatalogues): PersonalRow => ({
  firstNames: saved.firstNames,
  surnames: saved.surnames,
  phone: saved.phone,
  relationship: itemOf(relationships, saved.relationshipId),
});

/** A person to save. */
export const personOfRow = ({ relationship, ...rest }: PersonalOutput): PersonalReference => ({
  ...rest,
  relationshipId: relationship.id,
});
