export { AmountBlock, type AmountBlockProps, type PlanWords } from './amount-block';
export { type PaymentAmount, paymentAmount, upTo } from './payment-amount';
