export { TransferPayment } from './transfer-payment';
export type { TransferPaymentProps } from './transfer-props';
