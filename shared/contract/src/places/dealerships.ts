import { degrees, flag, id, listOf, matching, text, type WordOf } from '../dsl/codec';
import { endpoint } from '../dsl/endpoint';
import { entity, field, nullable, optional } from '../dsl/entity';

/** Where a dealership is. */
export const DealershipPlace = entity('DealershipPlace', {
  address: optional('dt2', text(300)),
  crossStreet: optional('dt3', text(200), 'part of the address'),
  streetNumber: optional('dt4', text(60), 'part of the address'),
  type: optional('dt6', text(80)),
  country: optional('dt7', text(80)),
  province: optional('dt8', text(80)),
  parish: optional('dt9', text(120)),
  canton: optional('dt10', text(120)),
  neighbourhood: optional('dt11', text(120)),
  details: optional('dt13', text(400), 'extra text'),
  latitude: optional('dt14', degrees),
  longitude: optional('dt15', degrees),
});
export type DealershipPlace = WordOf<typeof DealershipPlace>;

/** A dealership. Without coordinates it is incomplete: it is listed, but stands on no map. */
export const Dealership = entity('Dealership', {
  id: field('id', id),
  name: field('dt1', text(120)),
  company: field('dt4', text(120)),
  schedule: optional('dt5', text(600), "comma-separated entries 'day start-end', hours as HHmm"),
  whatsapp: optional('dt16', matching(/^[1-9]\d{7,14}$/), 'ours: WhatsApp number, E.164 digits without the plus'),
  places: field('elements', listOf(DealershipPlace, 5), 'the first one is where it is'),
});
export type Dealership = WordOf<typeof Dealership>;

export const dealerships = endpoint({
  name: 'dealerships',
  path: 'Agnc/VmLsAgn',
  purpose: 'Dealerships of a province, or all of them',
  request: entity('DealershipsRequest', {
    provinceId: nullable('ndt3', id),
    all: nullable('bdt3', flag, 'true asks for those of every province'),
    lineId: nullable('ndt5', id, 'vehicle line; any when missing'),
  }),
  response: listOf(Dealership),
});
