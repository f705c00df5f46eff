import type { Accessory, Coupon } from '@vitrina/contract';
import { disabledAccessories, disabledCoupons, disabledKits, kitContains } from './kits';
import type { Cart } from './types';

/** Everything on sale for a version. */
export type Offer = { individuales: readonly Accessory[]; kit: readonly Accessory[]; cupones: readonly Coupon[] };

const has = (chosen: readonly { id: number }[], item: { id: number }) => chosen.some(({ id }) => id === item.id);
const without = <T extends { id: number }>(chosen: readonly T[], item: { id: number }) =>
  chosen.filter(({ id }) => id !== item.id);

/** Adds an individual accessory, or removes it; returns the same cart if it is disabled. */
export function toggleAccessoryIn(cart: Cart, accessory: Accessory): Cart {
  if (has(cart.individuales, accessory)) return { ...cart, individuales: without(cart.individuales, accessory) };
  if (disabledAccessories(cart, [accessory]).size > 0) return cart;
  return { ...cart, individuales: [...cart.individuales, accessory] };
}

/**
 * Adds a kit, or removes it; returns the same cart if it is disabled. `removed` are the chosen accessories that are
 * removed because the kit contains them.
 */
export function toggleKitIn(cart: Cart, kit: Accessory): { cart: Cart; removed: Accessory[] } {
  if (has(cart.kit, kit)) return { cart: { ...cart, kit: without(cart.kit, kit) }, removed: [] };
  if (disabledKits(cart, [kit]).size > 0) return { cart, removed: [] };
  const removed = cart.individuales.filter((accessory) => kitContains(kit, accessory));
  const individuales = cart.individuales.filter((accessory) => !removed.includes(accessory));
  return { cart: { ...cart, individuales, kit: [...cart.kit, kit] }, removed };
}

/** Chooses the one coupon, or removes it; returns the same cart if another is chosen. */
export function toggleCouponIn(cart: Cart, coupon: Coupon): Cart {
  if (has(cart.cupones, coupon)) return { ...cart, cupones: without(cart.cupones, coupon) };
  return disabledCoupons(cart, [coupon]).size > 0 ? cart : { ...cart, cupones: [coupon] };
}

const chosenFrom = <T extends { id: number }>(offered: readonly T[], chosen: readonly T[]) =>
  chosen.flatMap((item) => offered.find(({ id }) => id === item.id) ?? []);

/** The cart with current names and prices, without what is no longer sold or has become disabled. */
export function refreshCart(cart: Cart, offer: Offer): Cart {
  let fresh: Cart = { individuales: [], kit: [], cupones: chosenFrom(offer.cupones, cart.cupones).slice(0, 1) };
  for (const kit of chosenFrom(offer.kit, cart.kit)) fresh = toggleKitIn(fresh, kit).cart;
  for (const accessory of chosenFrom(offer.individuales, cart.individuales))
    fresh = toggleAccessoryIn(fresh, accessory);
  return fresh;
}
