export { AmountBlock, type AmountBlockProps } from './amount-block';
export { type PaymentAmount, paymentAmount, upTo } from './payment-amount';
