export { AmountBlock } from './amount-block';
export { paymentAmount, upTo } from './payment-amount';
export type { PlanWords } from './plan-in-words';
