import type { Cents } from '@vitrina/contract';
import { cx } from '@vitrina/ui';
import { useChunk } from '../query/chunk';
import css from './monthly-note.module.css';
import { useIdle } from './use-idle';

/** A separate chunk: the arithmetic of a credit must not stand in the way of the first content. */
const loadFromMonthly = () => import(/* webpackChunkName: "from-monthly" */ './from-monthly');

export type MonthlyNoteProps = {
  /** absent or 0 while there is none */
  price: Cents | undefined;
  className?: string | undefined;
};

/**
 * The lowest instalment of a price. It comes when the page is idle, into room that is kept for it; what cannot be loaded is
 * not shown, and nobody is told: the page is whole without it.
 */
export function MonthlyNote({ price, className }: MonthlyNoteProps) {
  const { data: part } = useChunk('from-monthly', loadFromMonthly, useIdle());
  return <p className={cx(css.note, className)}>{part && price ? <part.FromMonthly price={price} /> : null}</p>;
}
