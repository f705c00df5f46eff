import { type Cents, fromCents } from '@vitrina/contract';
import { formatPrice } from '@vitrina/rules';
import { cx } from '../cx';
import css from './price.module.css';

export type PriceProps = {
  cents: Cents;
  size?: 's' | 'm' | 'l' | 'xl';
  className?: string;
};

/** What something costs, in dollars, VAT included: $12,345.67, and 'Sin costo' for nothing. Not for balances, which may be $0.00. Its digits have equal width, so that it does not jump. */
export function Price({ cents, size = 'm', className }: PriceProps) {
  return (
    <data value={fromCents(cents).toFixed(2)} className={cx(css.price, css[size], className)}>
      {formatPrice(cents)}
    </data>
  );
}
