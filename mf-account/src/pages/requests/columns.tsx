import type { FinancingRequest } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';
import { formatDate, formatMoney } from '@vitrina/rules';
import { ButtonLink, type RecordColumn, VisuallyHidden } from '@vitrina/ui';
import { HistoryButton } from '../../purchase/history/history-button';
import { CarCell } from '../../purchase/row/car-cell';
import { DetailCell } from '../../purchase/row/detail-cell';
import { PaidLine } from '../../purchase/row/paid-line';
import { StatusCell } from '../../purchase/row/status-cell';

/** Columns of the financing requests (specification 2, section 2). */
export const COLUMNS: readonly RecordColumn<FinancingRequest>[] = [
  { title: 'Número de solicitud', as: 'heading', cell: (request) => <CarCell {...request} /> },
  { title: 'Fecha de solicitud', cell: ({ date }) => <time dateTime={date}>{formatDate(date)}</time> },
  { title: 'Modelo a financiar', as: 'text', cell: (request) => <DetailCell purchase={request} /> },
  {
    title: 'Entrada',
    as: 'number',
    cell: ({ downPayment, paid, payable }) => (
      <span>
        <span>{formatMoney(downPayment)}</span>
        <PaidLine paid={paid} payable={payable} />
      </span>
    ),
  },
  { title: 'Monto a financiar', as: 'number', cell: ({ financed }) => formatMoney(financed) },
  { title: 'Estado', cell: (request) => <StatusCell purchase={request} /> },
  {
    title: 'Acciones',
    as: 'action',
    cell: (request) =>
      request.hasDetail ? (
        <ButtonLink to={paths.creditRequestDetail({ id: request.id })} variant="quiet" size="s">
          Ver detalle
          <VisuallyHidden>{` N.º ${request.number}`}</VisuallyHidden>
        </ButtonLink>
      ) : (
        <HistoryButton of={request} />
      ),
  },
];
