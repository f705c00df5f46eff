export { TransferPayment, type TransferPaymentProps } from './transfer-payment';
