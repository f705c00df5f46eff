import { flag, id, listOf, money, text, type WordOf } from '../dsl/codec';
import { endpoint } from '../dsl/endpoint';
import { entity, field, optional } from '../dsl/entity';

const own = {
  id: field('id', id),
  key: field('ndt1', id, 'what identifies the article: the same in a kit and alone'),
  name: field('dt2', text(160)),
  longName: optional('dt7', text(400)),
  image: optional('dt4', text(300), 'ours: picture'),
  price: field('ndt2', money),
} as const;

/** An article inside a kit. */
export const KitItem = entity('KitItem', own);
export type KitItem = WordOf<typeof KitItem>;

/** An accessory sold alone (no items) or a kit (with items). */
export const Accessory = entity('Accessory', {
  ...own,
  items: field('elements', listOf(KitItem), 'what the kit contains; empty for an accessory sold alone'),
  disabled: field('bdt9', flag, 'true when it cannot be chosen'),
});
export type Accessory = WordOf<typeof Accessory>;

/** A prepaid maintenance coupon. */
export const Coupon = entity('Coupon', {
  id: field('id', id),
  name: field('dt1', text(160)),
  description: field('dt2', text(1000)),
  price: field('ndt3', money),
});
export type Coupon = WordOf<typeof Coupon>;

export const accessories = endpoint({
  name: 'accessories',
  path: 'Mdl/VmSlIdV',
  purpose: 'Accessories (kind 2) or accessory kits (kind 1) of a version',
  request: entity('AccessoriesRequest', {
    versionId: field('ndt1', id),
    active: field('bdt3', flag, 'true: only those on sale'),
    kind: field('ndt5', id, '1 kits, 2 individual'),
  }),
  response: listOf(Accessory),
});

export const prepaidMaintenance = endpoint({
  name: 'prepaidMaintenance',
  path: 'PqtTm/VmSlTmsP',
  purpose: 'Prepaid maintenance coupons of a version',
  request: entity('PrepaidMaintenanceRequest', { versionId: field('id', id) }),
  response: listOf(Coupon),
});
