import type { Cents } from '@vitrina/contract';
import type { FieldObject } from '@vitrina/forms';
import { formatMoney } from '@vitrina/rules';
import type { ReactNode } from 'react';

/** A column of the list's table. */
export type Column = { name: string; label: string; isNumber: boolean; show(value: unknown): ReactNode };

/** The columns of a list's fields, in their order. */
export const columnsOf = (fields: readonly FieldObject[], total: string | undefined): Column[] =>
  fields.map(({ name, label }) => ({
    name,
    label,
    isNumber: name === total,
    show: name === total ? showAmount : show,
  }));

/** A field's value as text: the name of a choice, or the typed text. */
export function show(value: unknown): string {
  if (value == null) return '';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'object') return 'name' in value ? String(value.name) : '';
  return String(value);
}

const showAmount = (value: unknown) => (typeof value === 'number' ? formatMoney(value as Cents) : '');
