import type { Accessory, Coupon } from '@vitrina/contract';
import type { Cart } from './types';

type Kit = Pick<Accessory, 'items'>;
/** Ids of what a buyer may not choose now. */
type Ids = ReadonlySet<number>;

/** Whether the kit contains the article. The key tells: it is the same in a kit and alone, where ids may differ. */
export const kitContains = (kit: Kit, article: Pick<Accessory, 'key'>): boolean =>
  kit.items.some((item) => item.key === article.key);

/** Whether two kits have an article in common. */
export const kitsShareItems = (a: Kit, b: Kit): boolean => a.items.some((item) => kitContains(b, item));

const idsOf = <T extends { id: number }>(items: readonly T[], refused: (item: T) => boolean): Ids =>
  new Set(items.filter(refused).map((item) => item.id));

/** Of the accessories offered: those the server disabled and those that a chosen kit contains. */
export const disabledAccessories = (cart: Cart, offered: readonly Accessory[]): Ids =>
  idsOf(offered, (accessory) => accessory.disabled || cart.kit.some((kit) => kitContains(kit, accessory)));

/** Of the kits offered: those the server disabled and those that share an article with another chosen kit. */
export const disabledKits = (cart: Cart, offered: readonly Accessory[]): Ids =>
  idsOf(
    offered,
    (kit) => kit.disabled || cart.kit.some((chosen) => chosen.id !== kit.id && kitsShareItems(chosen, kit)),
  );

/** Of the coupons offered: all others once one is chosen. */
export const disabledCoupons = (cart: Cart, offered: readonly Coupon[]): Ids =>
  idsOf(offered, (coupon) => cart.cupones.length > 0 && cart.cupones[0]?.id !== coupon.id);

const hasNoRepeats = (items: readonly { id: number }[]) => new Set(items.map((item) => item.id)).size === items.length;

/** Whether a cart holds nothing that is disabled and nothing twice: what the server asks of a lead before pricing it. */
export const isConsistentCart = (cart: Cart): boolean =>
  cart.cupones.length <= 1 &&
  hasNoRepeats(cart.individuales) &&
  hasNoRepeats(cart.kit) &&
  disabledAccessories(cart, cart.individuales).size === 0 &&
  disabledKits(cart, cart.kit).size === 0;
