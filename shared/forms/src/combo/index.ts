export { type Choice, ComboField, type ComboFieldProps } from './combo-field';
