export { amountField, dateField } from './kinds';
export type { Day } from './rules';
