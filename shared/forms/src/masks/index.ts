export { AmountField, type AmountFieldProps } from './amount-field';
export { DateField, type DateFieldProps } from './date-field';
