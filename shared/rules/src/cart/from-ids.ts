import { type Offer, toggleAccessoryIn, toggleCouponIn, toggleKitIn } from './choose';
import { kitContains, kitsShareItems } from './kits';
import { leftOut } from './left-out';
import { type Cart, EMPTY_CART } from './types';

/** Ids of a cart, as a link holds them. */
export type CartIds = {
  readonly individuales: readonly number[];
  readonly kits: readonly number[];
  readonly cupon: readonly number[];
};

/** The offered ones, in the order of the ids, and how many are not offered. */
function find<T extends { id: number }>(offered: readonly T[], ids: readonly number[]) {
  const found = ids.flatMap((id) => offered.find((item) => item.id === id) ?? []);
  return { found, missing: ids.length - found.length };
}

/**
 * The cart for ids of unknown origin. What is not offered, is disabled or excluded by another item is left out, and
 * `told` says so, in Spanish, once for each. Kits take precedence over the accessories that they contain.
 */
export function cartFromIds(offer: Offer, ids: CartIds): { cart: Cart; told: string[] } {
  const kits = find(offer.kit, ids.kits);
  const accessories = find(offer.individuales, ids.individuales);
  const coupons = find(offer.cupones, ids.cupon);
  const told = [
    ...leftOut.unknown('kits', kits.missing),
    ...leftOut.unknown('accessories', accessories.missing),
    ...leftOut.unknown('coupons', coupons.missing),
  ];
  let cart = EMPTY_CART;
  const add = <T>(items: readonly T[], addTo: (cart: Cart, item: T) => Cart, why: (item: T) => string) => {
    for (const item of items) {
      const next = addTo(cart, item);
      if (next === cart) told.push(why(item));
      cart = next;
    }
  };
  add(
    kits.found,
    (before, kit) => toggleKitIn(before, kit).cart,
    (kit) =>
      leftOut.kit(
        kit,
        cart.kit.find((chosen) => kitsShareItems(chosen, kit)),
      ),
  );
  add(accessories.found, toggleAccessoryIn, (accessory) =>
    leftOut.accessory(
      accessory,
      cart.kit.find((kit) => kitContains(kit, accessory)),
    ),
  );
  add(coupons.found, toggleCouponIn, leftOut.coupon);
  return { cart, told };
}
