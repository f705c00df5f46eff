import type { Purchase } from '@vitrina/contract';
import { NextLine } from '../next-line';
import { carOf } from '../purchase-facts';
import css from './row.module.css';

/** The car by its name, what else is bought, and what happens next. */
export const DetailCell = ({ purchase, items }: { purchase: Purchase; items?: string }) => (
  <span className={css.detail}>
    <strong className={css.name}>{carOf(purchase)}</strong>
    {items && <span className={css.items}>{items}</span>}
    <NextLine of={purchase} className={css.next} />
  </span>
);
