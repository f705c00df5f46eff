export { type ComboLook, comboField, freeComboField } from './kinds';
