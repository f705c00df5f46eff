import type { Accessory, Coupon } from '@vitrina/contract';
import type { Cart } from './types';

type Kit = Pick<Accessory, 'items'>;
/** Ids of what a buyer may not choose now. */
type Ids = ReadonlySet<number>;

/** Whether the kit contains the article, compared by key: it is the same in a kit and alone, while ids may differ. */
export const kitContains = (kit: Kit, article: Pick<Accessory, 'key'>): boolean =>
  kit.items.some((item) => item.key === article.key);

/** Whether two kits have an article in common. */
export const kitsShareItems = (a: Kit, b: Kit): boolean => a.items.some((item) => kitContains(b, item));

const idsOf = <T extends { id: number }>(items: readonly T[], refused: (item: T) => boolean): Ids =>
  new Set(items.filter(refused).map((item) => item.id));

/** Of the offered accessories: those disabled by the server and those that a chosen kit contains. */
export const disabledAccessories = (cart: Cart, offered: readonly Accessory[]): Ids =>
  idsOf(offered, (accessory) => accessory.disabled || cart.kit.some((kit) => kitContains(kit, accessory)));

/** Of the offered kits: those disabled by the server and those that share an article with another chosen kit. */
export const disabledKits = (cart: Cart, offered: readonly Accessory[]): Ids =>
  idsOf(
    offered,
    (kit) => kit.disabled || cart.kit.some((chosen) => chosen.id !== kit.id && kitsShareItems(chosen, kit)),
  );

/** Of the offered coupons: all others once one is chosen. */
export const disabledCoupons = (cart: Cart, offered: readonly Coupon[]): Ids =>
  idsOf(offered, (coupon) => cart.cupones.length > 0 && cart.cupones[0]?.id !== coupon.id);

const hasNoRepeats = (items: readonly { id: number }[]) => new Set(items.map((item) => item.id)).size === items.length;

/** Whether a cart contains nothing disabled and no duplicates: required by the server before it prices a lead. */
export const isConsistentCart = (cart: Cart): boolean =>
  cart.cupones.length <= 1 &&
  hasNoRepeats(cart.individuales) &&
  hasNoRepeats(cart.kit) &&
  disabledAccessories(cart, cart.individuales).size === 0 &&
  disabledKits(cart, cart.kit).size === 0;
