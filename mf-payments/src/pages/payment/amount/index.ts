export { AmountBlock, type AmountBlockProps } from './amount-block';
export { type PaymentAmount, paymentAmount } from './payment-amount';
