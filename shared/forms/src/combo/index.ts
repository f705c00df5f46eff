export { type ComboLook, comboField, type FreeItem, freeComboField } from './kinds';
