export type { ListColumn } from './columns';
export type { ListLook } from './list-editor';
export { type ListOptions, listField } from './list-field';
export { addedRows, type Rows, rowsOf } from './rows';
export type { Addition, OnAdd } from './use-list';
