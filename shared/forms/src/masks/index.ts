export { type AmountValue, amountOf } from './amount-value';
export { amountField, dateField } from './kinds';
export type { Day } from './rules';
