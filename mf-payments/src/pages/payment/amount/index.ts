export { AmountBlock } from './amount-block';
export { paymentAmount, upTo } from './payment-amount';
