import type { Cents } from '@vitrina/contract';
import { formatMoney } from '@vitrina/rules';

/** A column of a list. */
export type ListColumn<V> = {
  readonly name: string;
  readonly label: string;
  /** What it shows of a row; by default the field `name`. */
  readonly show?: (row: V) => string;
  /** It is part of what a row is called; without any such column a row is called by its first text. */
  readonly inTitle?: boolean;
};

type Row = Readonly<Record<string, unknown>>;

/** A column of the list's table. */
export type Column = { name: string; label: string; isNumber: boolean; inTitle: boolean; show(row: Row): string };

/** The columns of a list, in their order: its fields, unless it has its own. */
export const columnsOf = (columns: readonly ListColumn<never>[], total: string | undefined): Column[] =>
  columns.map(({ name, label, show, inTitle = false }) => ({
    name,
    label,
    isNumber: name === total,
    inTitle,
    show: (show as Column['show'] | undefined) ?? ((row) => (name === total ? showAmount : textOf)(row[name])),
  }));

/** A field's value as text: the name of a choice, or the typed text. */
export function textOf(value: unknown): string {
  if (value == null) return '';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'object') return 'name' in value ? String(value.name) : '';
  return String(value);
}

const showAmount = (value: unknown) => (typeof value === 'number' ? formatMoney(value as Cents) : '');
