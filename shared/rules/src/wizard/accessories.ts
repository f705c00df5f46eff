import type { Accessory, Coupon } from '@vitrina/contract';
import { type Offer, refreshCart } from '../cart';
import { toggleAccessoryIn, toggleCouponIn, toggleKitIn } from '../cart/choose';
import * as kits from '../cart/kits';
import { couponsOnly } from '../cart/types';
import { canEnterSubStep, hasPackage, normalize } from './conditions';
import type { Wizard } from './types';

/** Accessories can be chosen once there is a package to add them to. */
const whenPriced = (wizard: Wizard, change: () => Wizard) => (hasPackage(wizard) ? normalize(change()) : wizard);

/** Enters the packages sub-step, which clears individual accessories and kits; coupons stay. */
export const enterPackages = (wizard: Wizard): Wizard =>
  canEnterSubStep(wizard, 2)
    ? normalize({ ...wizard, subpaso: 2, accesorios: couponsOnly(wizard.accesorios) })
    : wizard;

/** Chooses an individual accessory, or removes it; the same wizard if it is disabled. */
export const toggleAccessory = (wizard: Wizard, accessory: Accessory): Wizard =>
  whenPriced(wizard, () => ({ ...wizard, accesorios: toggleAccessoryIn(wizard.accesorios, accessory) }));

/**
 * Chooses a kit, or removes it; the same wizard if it is disabled. Accessories that the kit contains are removed and
 * returned, each for its toast (`removalMessage`).
 */
export function toggleKit(wizard: Wizard, kit: Accessory): { wizard: Wizard; removed: Accessory[] } {
  if (!hasPackage(wizard)) return { wizard, removed: [] };
  const { cart, removed } = toggleKitIn(wizard.accesorios, kit);
  return { wizard: normalize({ ...wizard, accesorios: cart }), removed };
}

/** Chooses the prepaid maintenance coupon, or removes it; the same wizard if another one is chosen. */
export const toggleCoupon = (wizard: Wizard, coupon: Coupon): Wizard =>
  whenPriced(wizard, () => ({ ...wizard, accesorios: toggleCouponIn(wizard.accesorios, coupon) }));

/** A chosen accessory that was removed because a kit contains it; the ids are those of one version. */
export type Removal = { kit: Accessory; item: Accessory; versionId: number };

/**
 * Undoes a removal: removes the kit and chooses the accessory again. The same wizard if that no longer applies: another
 * version, accessories left again, the accessory already chosen or inside another kit.
 */
export function undoRemoval(wizard: Wizard, { kit, item, versionId }: Removal): Wizard {
  const { accesorios } = wizard;
  const applies = wizard.version?.id === versionId && wizard.subpaso >= 3 && hasPackage(wizard);
  if (!applies || accesorios.individuales.some(({ id }) => id === item.id)) return wizard;
  const without = { ...accesorios, kit: accesorios.kit.filter(({ id }) => id !== kit.id) };
  const restored = toggleAccessoryIn(without, item);
  return restored === without ? wizard : normalize({ ...wizard, accesorios: restored });
}

/**
 * Receives what is on sale for the version: chosen items get current prices, what is no longer sold is removed. The
 * sub-step is skipped if there are neither individual accessories nor kits.
 */
export function receiveAccessories(wizard: Wizard, offer: Offer): Wizard {
  const subpaso = wizard.subpaso === 3 && !hasAccessories(offer) ? 4 : wizard.subpaso;
  return normalize({ ...wizard, subpaso, accesorios: refreshCart(wizard.accesorios, offer) });
}

/** Whether the accessories sub-step has anything to show; prepaid maintenance alone does not count. */
export const hasAccessories = ({ individuales, kit }: Pick<Offer, 'individuales' | 'kit'>): boolean =>
  individuales.length > 0 || kit.length > 0;

/** Ids of the offered accessories that cannot be chosen: disabled by the server, or inside a chosen kit. */
export const disabledAccessories = ({ accesorios }: Wizard, offered: readonly Accessory[]): ReadonlySet<number> =>
  kits.disabledAccessories(accesorios, offered);

/** Ids of the offered kits that cannot be chosen: disabled by the server, or sharing an article with a chosen kit. */
export const disabledKits = ({ accesorios }: Wizard, offered: readonly Accessory[]): ReadonlySet<number> =>
  kits.disabledKits(accesorios, offered);

/** Ids of the offered coupons that cannot be chosen: all others once one is. */
export const disabledCoupons = ({ accesorios }: Wizard, offered: readonly Coupon[]): ReadonlySet<number> =>
  kits.disabledCoupons(accesorios, offered);
