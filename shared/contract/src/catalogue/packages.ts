import { count, id, listOf, money, text, type WordOf } from '../dsl/codec';
import { endpoint } from '../dsl/endpoint';
import { entity, field, optional } from '../dsl/entity';

/** A trim package of a version. */
export const TrimPackage = entity('TrimPackage', {
  id: field('id', id),
  title: field('dt2', text(120)),
  description: field('dt1', text(2000)),
  image: optional('dt4', text(300)),
  year: field('ndt9', count),
  price: field('ndt10', money, 'the car with this package: the sum of its price lines'),
  motorId: field('ndt8', id),
  transmissionId: field('ndt7', id),
  tractionId: field('ndt6', id),
});
export type TrimPackage = WordOf<typeof TrimPackage>;

/** A line of the price of a package. */
export const PriceLine = entity('PriceLine', {
  id: field('id', id),
  label: field('dt1', text(160)),
  price: field('ndt1', money),
});
export type PriceLine = WordOf<typeof PriceLine>;

const ByPackage = entity('ByPackage', { packageId: field('ndt1', id) });

export const packages = endpoint({
  name: 'packages',
  path: 'Npqt/VmSlCbm',
  purpose: 'Trim packages of a version for a choice of power; empty when the combination is not sold',
  request: entity('PackagesRequest', {
    versionId: field('ndt1', id),
    motorId: field('ndt2', id),
    transmissionId: field('ndt3', id),
    tractionId: field('ndt4', id),
    year: field('ndt5', count),
  }),
  response: listOf(TrimPackage),
});

export const packagePrice = endpoint({
  name: 'packagePrice',
  path: 'Npqt/VmSlVlr',
  purpose: 'Price lines of a package; their sum is the price of the car with it',
  request: ByPackage,
  response: listOf(PriceLine),
});

export const packageComparison = endpoint({
  name: 'packageComparison',
  path: 'Npqt/VmSlPqt',
  purpose: 'Packages of similar versions to compare a package with, that package first',
  request: ByPackage,
  response: listOf(TrimPackage),
});
