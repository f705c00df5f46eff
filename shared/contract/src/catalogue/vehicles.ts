import { count, flag, id, listOf, money, text, type WordOf } from '../dsl/codec';
import { endpoint } from '../dsl/endpoint';
import { entity, field, nullable, optional } from '../dsl/entity';

/** A model as lists show it. */
export const Model = entity('Model', {
  id: field('id', id),
  name: field('dt1', text(80)),
  image: optional('dt4', text(300), 'picture of the model, small, transparent; address on the same origin'),
  heroImage: optional('dt5', text(300), 'picture of the model, large, transparent'),
  bodyType: optional('dt2', text(80), 'ours: body type for people, e.g. SUV mediano'),
  fromPrice: optional(
    'ndt6',
    money,
    'ours: price at which the configurator opens: newest year, its default power, first package',
  ),
});
export type Model = WordOf<typeof Model>;

/** A brand or line with its models. */
export const VehicleLine = entity('VehicleLine', {
  id: field('id', id),
  name: field('dt1', text(80)),
  models: field('elements', listOf(Model)),
});
export type VehicleLine = WordOf<typeof VehicleLine>;

/** A motor, a transmission or a traction. */
export const PowerOption = entity('PowerOption', {
  id: field('id', id),
  name: field('dt1', text(80)),
});
export type PowerOption = WordOf<typeof PowerOption>;

/** One picture of a 360-degree turn. */
export const Frame = entity('Frame', { url: field('dt2', text(300)) });

/** A colour of a version. */
export const Colour = entity('Colour', {
  id: field('id', id),
  name: field('dt1', text(80)),
  hex: field('dt2', text(9), 'colour of the swatch, #rrggbb'),
  image: optional('dt4', text(300), 'still picture of the car in this colour'),
  frames: field('elements', listOf(Frame), 'the turn, in order; empty when there is none'),
});
export type Colour = WordOf<typeof Colour>;

/** A model year. */
export const ModelYear = entity('ModelYear', { year: field('ndt10', count) });

/** What is sold of a model in one year. */
export const CommercialVersion = entity('CommercialVersion', {
  id: field('id', id),
  name: field('dt1', text(120)),
  description: optional('dt2', text(2000), 'ours: text about the model'),
  logo: optional('dt10', text(300)),
  year: field('ndt10', count),
  price: field('ndt6', money, 'lowest price of this version'),
  defaultMotorId: field('ndt3', id),
  defaultTransmissionId: field('ndt4', id),
  defaultTractionId: field('ndt5', id),
  images: field('elements', listOf(Frame), 'pictures of the version'),
  motors: field('elements2', listOf(PowerOption)),
  transmissions: field('elements3', listOf(PowerOption)),
  tractions: field('elements4', listOf(PowerOption)),
  colours: field('elements5', listOf(Colour)),
  years: field('elements6', listOf(ModelYear), 'ours: years in which the model is sold, newest first'),
});
export type CommercialVersion = WordOf<typeof CommercialVersion>;

export const vehicleLines = endpoint({
  name: 'vehicleLines',
  path: 'ApcMdCmr/VmSlAmd',
  purpose: 'Vehicle lines with their models',
  request: entity('VehicleLinesRequest', { active: nullable('bdt1', flag, 'true: only those on sale') }),
  response: listOf(VehicleLine),
});

export const modelById = endpoint({
  name: 'modelById',
  path: 'MdlCmcl/VmSlIdM',
  purpose: 'Model by id; 404 when there is none',
  request: entity('ModelByIdRequest', { id: field('id', id) }),
  response: Model,
});

export const commercialVersion = endpoint({
  name: 'commercialVersion',
  path: 'MdlCmcl/VmSlIMC',
  purpose: 'Commercial version of a model: the newest year, or the year asked for; 404 when not sold',
  request: entity('CommercialVersionRequest', {
    modelId: field('id', id),
    provinceId: nullable('ndt2', id, 'ours: province of the buyer'),
    year: optional('ndt3', count),
  }),
  response: CommercialVersion,
});
