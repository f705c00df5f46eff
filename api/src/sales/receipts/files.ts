import { countsAsPaid, figuresOf, type PaymentStatus, totalPayable } from '@vitrina/rules';
import type { JudgedFile } from '../../platform/files/store';
import { orNotFound, Refused } from '../../platform/http/errors';
import type { Negotiations } from '../own-rows';
import { paymentReceiptOf } from './payment-receipt';
import { purchaseReceiptOf } from './purchase-receipt';
import type { ReceiptDocument } from './receipt';
import { receiptPdf } from './receipt-pdf';
import { receiptSource } from './rows';

const NO_PAYMENT = 'No encontramos este pago';

/** Why a payment has no receipt. */
const NOT_SETTLED: Readonly<Record<Exclude<PaymentStatus, 'PROCESADO'>, string>> = {
  PE: 'Todavía no confirmamos este pago. Tendrás su recibo cuando se confirme',
  RE: 'Este pago fue rechazado: no tiene recibo',
  CANCELADO: 'Retiraste este pago: no tiene recibo',
};

const OPEN = {
  cash: 'Tu compra todavía no está pagada. Tendrás su recibo cuando no quede saldo ni pagos por confirmar',
  credit: 'Tu entrada todavía no está pagada. Tendrás su recibo cuando no quede saldo ni pagos por confirmar',
} as const;

const CANCELLED = 'Esta compra fue cancelada: no tiene recibo';

const fileOf = async (document: ReceiptDocument): Promise<JudgedFile> => ({
  name: `${document.fileName}.pdf`,
  mediaType: 'application/pdf',
  bytes: await receiptPdf(document),
});

/**
 * The receipt of a processed payment, a reversal or a return.
 * @param database all negotiations, or one customer's
 * @throws NotFound when there is no such payment in it, Refused for one that is not processed
 */
export async function paymentReceiptFile(
  database: Negotiations,
  negotiationId: number,
  paymentId: number,
): Promise<JudgedFile> {
  const source = await receiptSource(database, negotiationId);
  const row = orNotFound(
    source.payments.find(({ id }) => id === paymentId),
    NO_PAYMENT,
  );
  const payment = orNotFound(
    source.loaded.purchase.payments.find(({ id }) => id === String(paymentId)),
    NO_PAYMENT,
  );
  if (!countsAsPaid(payment)) throw new Refused(NOT_SETTLED[payment.status as keyof typeof NOT_SETTLED]);
  return fileOf(paymentReceiptOf(source, row, payment));
}

/**
 * The receipt of a whole purchase, or of the down payment of a request.
 * @param database all negotiations, or one customer's
 * @throws NotFound when there is no such purchase in it, Refused for one that is not settled
 */
export async function purchaseReceiptFile(database: Negotiations, negotiationId: number): Promise<JudgedFile> {
  const source = await receiptSource(database, negotiationId);
  const { purchase } = source.loaded;
  if (purchase.status === 'CANCELADO') throw new Refused(CANCELLED);
  const payable = totalPayable(purchase);
  if (payable === undefined || !figuresOf(purchase).settled) throw new Refused(OPEN[purchase.kind]);
  return fileOf(purchaseReceiptOf(source, payable));
}
