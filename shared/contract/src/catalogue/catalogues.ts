import { flag, id, listOf, text, type WordOf } from '../dsl/codec';
import { endpoint } from '../dsl/endpoint';
import { Empty, entity, field } from '../dsl/entity';

/** An item of a catalogue. */
export const CatalogueItem = entity('CatalogueItem', { id: field('id', id), name: field('dt1', text(120)) });
export type CatalogueItem = WordOf<typeof CatalogueItem>;

export const genders = endpoint({
  name: 'genders',
  path: 'Gnr',
  purpose: 'Genders',
  request: Empty,
  response: listOf(CatalogueItem),
});

export const contactTypes = endpoint({
  name: 'contactTypes',
  path: 'Aplc',
  purpose: 'E-mail types (kind 1) or phone types (kind 2)',
  request: entity('ContactTypesRequest', { kind: field('ndt1', id, 'ours: 1 e-mail, 2 phone') }),
  response: listOf(CatalogueItem),
});

export const addressTypes = endpoint({
  name: 'addressTypes',
  path: 'TpDrc',
  purpose: 'Address types',
  request: Empty,
  response: listOf(CatalogueItem),
});

/** A type of identification that a person may have. */
export const IdentificationType = entity('IdentificationType', {
  id: field('id', id, 'one of `IDENTITY_TYPES`'),
  name: field('dt1', text(120)),
  isExcludedFromCash: field('bdt1', flag, 'not offered where a purchase is paid'),
});
export type IdentificationType = WordOf<typeof IdentificationType>;

export const identificationTypes = endpoint({
  name: 'identificationTypes',
  path: 'TpDcmt',
  purpose: 'Types of identification',
  request: Empty,
  response: listOf(IdentificationType),
});
