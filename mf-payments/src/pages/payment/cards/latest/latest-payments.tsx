import { QueryState } from '@vitrina/journey';
import { firstOfPresses } from '@vitrina/rules';
import { Button, RecordTable, Skeleton } from '@vitrina/ui';
import { useState } from 'react';
import { columnsOf } from './columns';
import css from './latest-payments.module.css';
import type { CardPayments } from './use-card-payments';

/** Presses of 'Actualizar' in this time after one that counted are ignored (specification 2, section 9). */
const WINDOW_MS = 1_000;

/** The latest card payments of a purchase, whoever their provider is. */
export function LatestPayments({ id, payments }: { id: number; payments: CardPayments }) {
  const { list, isRefreshing, refresh } = payments;
  const [{ press }] = useState(() => firstOfPresses(WINDOW_MS, () => performance.now()));
  return (
    <div className={css.latest}>
      <div className={css.heading}>
        <h3>Últimos pagos</h3>
        <Button variant="secondary" size="s" busy={isRefreshing} onClick={() => void press(refresh)}>
          Actualizar
        </Button>
      </div>
      <QueryState
        query={list}
        what="tus pagos con tarjeta"
        skeleton={<Skeleton shape="picture" />}
        empty={<p className={css.none}>Todavía no tienes pagos con tarjeta</p>}
      >
        {(rows) => (
          <RecordTable
            caption="Últimos pagos"
            columns={columnsOf(id)}
            rows={rows.map((row) => ({ ...row, id: row.attempt }))}
            isBad={({ status }) => status === 'CANCELADO'}
            isBeside
          />
        )}
      </QueryState>
    </div>
  );
}
