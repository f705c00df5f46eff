import { type Cents, fromCents } from '@vitrina/contract';
import { formatMoney } from '@vitrina/rules';
import { cx } from '../cx';
import css from './price.module.css';

export type PriceProps = {
  cents: Cents;
  size?: 's' | 'm' | 'l' | 'xl';
  className?: string;
};

/** An amount in dollars, VAT included: $12,345.67. Its digits have equal width, so that it does not jump. */
export function Price({ cents, size = 'm', className }: PriceProps) {
  return (
    <data value={fromCents(cents).toFixed(2)} className={cx(css.price, css[size], className)}>
      {formatMoney(cents)}
    </data>
  );
}
