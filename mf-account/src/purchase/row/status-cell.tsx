import type { Purchase } from '@vitrina/contract';
import { StatusBadge } from '@vitrina/journey';
import { settledNote } from '../purchase-facts';
import css from './row.module.css';

/** The status, since when, and that a down payment is settled. */
export function StatusCell({ purchase }: { purchase: Purchase }) {
  const note = settledNote(purchase);
  return (
    <span className={css.status}>
      <StatusBadge status={purchase.status} since={purchase.statusSince} />
      {note && <span className={css.note}>{note}</span>}
    </span>
  );
}
