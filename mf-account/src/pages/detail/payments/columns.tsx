import type { PaymentRecord } from '@vitrina/contract';
import { StatusBadge } from '@vitrina/journey';
import { formatDate, formatMoney, formatTime, paymentWord } from '@vitrina/rules';
import type { RecordColumn } from '@vitrina/ui';
import { type OfPayment, PaymentActions } from './payment-actions';
import css from './payments.module.css';
import { Rejection } from './rejection';

/** Columns of the payments (specification 2, section 2), with what may be done with each. */
export const columnsOf = (purchase: Omit<OfPayment, 'payment'>): readonly RecordColumn<PaymentRecord>[] => [
  {
    title: 'Tipo de pago',
    as: 'heading',
    cell: ({ type, note }) => (
      <span className={css.cell}>
        <span>{type}</span>
        {note && <span className={css.note}>{note}</span>}
      </span>
    ),
  },
  { title: 'Fecha de pago', cell: (payment) => <Moment {...payment} /> },
  {
    title: 'Método de pago',
    cell: ({ method, payer }) => (
      <span className={css.cell}>
        <span>{method}</span>
        {payer && <span className={css.note}>{`Pagó ${payer}`}</span>}
      </span>
    ),
  },
  { title: 'Monto pagado', as: 'number', cell: ({ amount }) => formatMoney(amount) },
  {
    title: 'Número de comprobante',
    cell: ({ receiptNumber, cardReference }) => receiptNumber ?? cardReference ?? '—',
  },
  {
    title: 'Estado',
    cell: (payment) => (
      <span className={css.cell}>
        <StatusBadge status={paymentWord(payment.status)} />
        <Rejection payment={payment} canPay={purchase.canPay} />
      </span>
    ),
  },
  {
    title: 'Acciones',
    as: 'action',
    // Without an element the cell is empty, and takes no room in a block.
    cell: (payment) => PaymentActions({ ...purchase, payment }),
  },
];

/** A day; of what happened at a moment that is known the time too, which tells whose zone it is. */
function Moment({ date, moment }: Pick<PaymentRecord, 'date' | 'moment'>) {
  if (moment === undefined) return <time dateTime={date}>{formatDate(date)}</time>;
  return (
    <time dateTime={moment} className={css.cell}>
      <span>{formatDate(moment)}</span> <span className={css.note}>{`${formatTime(moment)}, hora de Ecuador`}</span>
    </time>
  );
}
