import type { Cents } from '@vitrina/contract';
import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Price } from './price';
import css from './price.module.css';

/** `none`: what is said where there is no price. */
export type PriceRow = { label: ReactNode } & ({ price: Cents; none?: never } | { price?: Cents; none: string });

/**
 * Labelled amounts, one below the other, and their total below a rule. The caller passes the sum (`cartLines` and
 * `total` of @vitrina/rules fit).
 */
export function PriceLines({
  lines,
  total,
  className,
}: {
  lines: readonly (PriceRow & { key: string })[];
  total?: PriceRow;
  className?: string;
}) {
  return (
    <dl className={cx(css.lines, className)}>
      {lines.map(({ key, ...row }) => (
        <Row key={key} {...row} />
      ))}
      {total && <Row {...total} className={css.total} size="l" />}
    </dl>
  );
}

function Row({ label, price, none, className, size }: PriceRow & { className?: string; size?: 'l' }) {
  return (
    <div className={cx(css.line, className)}>
      <dt>{label}</dt>
      <dd>{price === undefined ? none : <Price cents={price} size={size} />}</dd>
    </div>
  );
}
