import type { Cents, PriceLine } from '@vitrina/contract';
import { sumCents } from '../amounts';
import type { Cart, CartLine, CartLineKind, PriceGroups } from './types';

type Priced = { id: number; name: string; price: Cents };

const line = (kind: CartLineKind, key: string | number, label: string, price: Cents): CartLine => ({
  key: `${kind}-${key}`,
  kind,
  label,
  price,
});
const linesOf = (kind: CartLineKind, items: readonly Priced[]) =>
  items.map(({ id, name, price }) => line(kind, id, name, price));

/** The visible price lines: those of the package, then accessories, kits and prepaid maintenance. */
export const cartLines = (vehicle: readonly PriceLine[], cart: Cart): CartLine[] => [
  ...vehicle.map(({ label, price }, index) => line('vehicle', index, label, price)),
  ...linesOf('accessory', cart.individuales),
  ...linesOf('kit', cart.kit),
  ...linesOf('coupon', cart.cupones),
];

/** Package price lines + accessories + kits + prepaid coupons (specification 1, section 4), and the parts. */
export function priceGroupsOf(vehicle: readonly PriceLine[], cart: Cart): PriceGroups {
  const sums = {
    vehicle: sumCents(vehicle.map(({ price }) => price)),
    accessories: sumCents([...cart.individuales, ...cart.kit].map(({ price }) => price)),
    prepaidMaintenance: sumCents(cart.cupones.map(({ price }) => price)),
  };
  return { ...sums, total: sumCents(Object.values(sums)) };
}
