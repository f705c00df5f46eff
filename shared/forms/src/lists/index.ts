export { type ListOptions, listField } from './list-field';
export { type Rows, rowsOf } from './rows';
export type { Addition, OnAdd } from './use-list';
