import type { Accessory, Cents, Coupon } from '@vitrina/contract';

/** What is added to the car: individual accessories, accessory kits, prepaid maintenance coupons (at most one). */
export type Cart = { individuales: Accessory[]; kit: Accessory[]; cupones: Coupon[] };

/** What a visible price line stands for. */
export type CartLineKind = 'vehicle' | 'accessory' | 'kit' | 'coupon';

/** A visible price line. `key` is unique among the lines of one cart. */
export type CartLine = { key: string; kind: CartLineKind; label: string; price: Cents };

/** The three amounts of the price summary and their sum. */
export type PriceGroups = { vehicle: Cents; accessories: Cents; prepaidMaintenance: Cents; total: Cents };

export const EMPTY_CART: Cart = { individuales: [], kit: [], cupones: [] };

/** The cart without individual accessories and kits. */
export const couponsOnly = ({ cupones }: Cart): Cart => ({ ...EMPTY_CART, cupones });
