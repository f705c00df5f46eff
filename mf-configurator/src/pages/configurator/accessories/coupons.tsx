import type { Coupon } from '@vitrina/contract';
import { disabledCoupons, toggleCoupon, type Wizard } from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { CheckCard, EmptyState, Price } from '@vitrina/ui';
import css from './accessories.module.css';

/** Prepaid maintenance: at most one; the others are disabled until it is removed. */
export function Coupons({ wizard, offered }: { wizard: Wizard; offered: readonly Coupon[] }) {
  if (offered.length === 0) return <EmptyState title="No hay mantenimientos prepagados" />;
  const disabled = disabledCoupons(wizard, offered);
  return (
    <ul className={css.coupons}>
      {offered.map((coupon) => (
        <li key={coupon.id}>
          <CheckCard
            title={coupon.name}
            description={coupon.description}
            meta={<Price cents={coupon.price} />}
            disabled={disabled.has(coupon.id)}
            checked={wizard.accesorios.cupones.some(({ id }) => id === coupon.id)}
            onChange={() => updateWizard((before) => toggleCoupon(before, coupon))}
          />
        </li>
      ))}
    </ul>
  );
}
