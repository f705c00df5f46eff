import type { CardPayment } from '@vitrina/contract';
import { outcomePath, StatusBadge } from '@vitrina/journey';
import { Link } from '@vitrina/navigation';
import { formatDate, formatMoney } from '@vitrina/rules';
import type { RecordColumn } from '@vitrina/ui';
import css from './latest-payments.module.css';
import { timeLeft } from './time-left';

type Row = CardPayment & { id: string };

/** Columns of the card payments (specification 2, section 2); the reference leads to how that payment went. */
export const columnsOf = (id: number): readonly RecordColumn<Row>[] => [
  {
    title: 'Referencia',
    as: 'heading',
    cell: ({ reference, provider, attempt }) => (
      <Link to={outcomePath(id, provider, attempt)} className={css.reference}>
        {reference}
      </Link>
    ),
  },
  { title: 'Fecha', cell: ({ date }) => <time dateTime={date}>{formatDate(date)}</time> },
  { title: 'Valor', as: 'number', cell: ({ amount }) => formatMoney(amount) },
  {
    title: 'Estado',
    cell: (row) => (
      <span className={css.status}>
        <StatusBadge status={row.status} />
        {row.status === 'PENDIENTE' && <span className={css.note}>{timeLeft(row, Date.now())}</span>}
      </span>
    ),
  },
];
