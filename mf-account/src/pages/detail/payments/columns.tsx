import type { PaymentRecord } from '@vitrina/contract';
import { StatusBadge } from '@vitrina/journey';
import { formatDate, formatMoney, paymentWord } from '@vitrina/rules';
import type { RecordColumn } from '@vitrina/ui';
import { ReceiptButton } from '../../../receipt/receipt-button';
import css from './payments.module.css';

/** Columns of the payments (specification 2, section 2). */
export const COLUMNS: readonly RecordColumn<PaymentRecord>[] = [
  {
    title: 'Tipo de pago',
    as: 'heading',
    cell: ({ type, note }) => (
      <span className={css.type}>
        <span>{type}</span>
        {note && <span className={css.note}>{note}</span>}
      </span>
    ),
  },
  { title: 'Fecha de pago', cell: ({ date }) => <time dateTime={date}>{formatDate(date)}</time> },
  { title: 'Método de pago', cell: ({ method }) => method },
  { title: 'Monto pagado', as: 'number', cell: ({ amount }) => formatMoney(amount) },
  {
    title: 'Número de comprobante',
    cell: ({ receiptNumber, cardReference }) => receiptNumber ?? cardReference ?? '—',
  },
  { title: 'Estado', cell: ({ status }) => <StatusBadge status={paymentWord(status)} /> },
  {
    title: 'Acciones',
    as: 'action',
    cell: ({ fileId, fileName = 'comprobante', fileType = '' }) =>
      fileId && <ReceiptButton file={{ id: fileId, name: fileName, type: fileType }} label="Ver comprobante" />,
  },
];
