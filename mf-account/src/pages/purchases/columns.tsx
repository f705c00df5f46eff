import type { CashPurchase } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';
import { formatDate, formatMoney } from '@vitrina/rules';
import { ButtonLink, type RecordColumn, VisuallyHidden } from '@vitrina/ui';
import { CarCell } from '../../purchase/row/car-cell';
import { DetailCell } from '../../purchase/row/detail-cell';
import { PaidLine } from '../../purchase/row/paid-line';
import { StatusCell } from '../../purchase/row/status-cell';
import { itemsOf } from './items';

/** Columns of the cash purchases (specification 2, section 2). */
export const COLUMNS: readonly RecordColumn<CashPurchase>[] = [
  { title: 'Número de orden', as: 'heading', cell: (purchase) => <CarCell {...purchase} /> },
  { title: 'Fecha de compra', cell: ({ date }) => <time dateTime={date}>{formatDate(date)}</time> },
  {
    title: 'Detalle',
    as: 'text',
    cell: (purchase) => <DetailCell purchase={purchase} items={itemsOf(purchase)} />,
  },
  {
    title: 'Total',
    as: 'number',
    cell: ({ total, paid, payable }) => (
      <span>
        <span>{formatMoney(total)}</span>
        <PaidLine paid={paid} payable={payable} />
      </span>
    ),
  },
  { title: 'Estado', cell: (purchase) => <StatusCell purchase={purchase} /> },
  {
    title: 'Acciones',
    as: 'action',
    cell: ({ id, number }) => (
      <ButtonLink to={paths.purchaseDetail({ id })} variant="quiet" size="s">
        Ver detalle de Compra
        <VisuallyHidden>{` N.º ${number}`}</VisuallyHidden>
      </ButtonLink>
    ),
  },
];
