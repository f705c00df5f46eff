import { id, listOf, text, type WordOf } from '../dsl/codec';
import { endpoint } from '../dsl/endpoint';
import { entity, field, nullable, optional } from '../dsl/entity';

/** A province. */
export const Province = entity('Province', {
  id: field('id', id, 'the official code, 1 to 24'),
  name: field('dt1', text(80)),
});
export type Province = WordOf<typeof Province>;

/** A parish of a canton. */
export const Parish = entity('Parish', { id: field('id', id), name: field('dt1', text(120)) });

/** A canton (the documents also say city) with its parishes. */
export const Canton = entity('Canton', {
  id: field('id', id),
  name: field('dt1', text(120)),
  parishes: field('elements', listOf(Parish)),
});

/** A province with its cantons. */
export const ProvinceWithCantons = entity('ProvinceWithCantons', {
  id: field('id', id),
  name: field('dt1', text(80)),
  cantons: field('elements', listOf(Canton)),
});
export type ProvinceWithCantons = WordOf<typeof ProvinceWithCantons>;

export const provinces = endpoint({
  name: 'provinces',
  path: 'Prv/VmSlPrv',
  purpose: 'Provinces, by name',
  request: entity('ProvincesRequest', {
    countryId: nullable('ndt1', id, 'country; Ecuador when missing'),
    lineId: nullable('ndt2', id, 'vehicle line; any when missing'),
  }),
  response: listOf(Province),
});

export const provincesWithCantons = endpoint({
  name: 'provincesWithCantons',
  path: 'Prv/VmSlPrvc',
  purpose: 'Provinces with their cantons and parishes: all of them, or those of one province or canton',
  request: entity('PlacesRequest', {
    provinceId: optional('ndt1', id, 'ours: this province alone'),
    cantonId: optional('ndt2', id, 'ours: this canton alone, in its province'),
  }),
  response: listOf(ProvinceWithCantons),
});
