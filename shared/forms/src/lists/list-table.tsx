import type { Cents } from '@vitrina/contract';
import { formatMoney, sumCents } from '@vitrina/rules';
import { Table } from '@vitrina/ui';
import type { ReactNode } from 'react';
import type { Column } from './columns';
import css from './list-editor.module.css';
import { Row } from './row';

type Values = Readonly<Record<string, unknown>>;

type ListTableProps = {
  label: string;
  columns: readonly Column[];
  /** The added rows by their keys. */
  rows: readonly [key: string, row: Values][];
  /** What they are called. */
  titles: ReadonlyMap<string, string>;
  /** Messages by the keys of rows. */
  errors: Readonly<Record<string, string>>;
  total: string | undefined;
  /** The row in whose place its fields are shown. */
  changing: string | undefined;
  fields: ReactNode;
  onEdit(key: string): void;
  onRemove(key: string, isByKeyboard: boolean): void;
};

/** Of more rows the total stands at the bottom edge while they pass: the bars of short lists would cover what is read. */
const ROWS_IN_SIGHT = 6;

const sumOf = (rows: ListTableProps['rows'], total: string) =>
  sumCents(rows.map(([, row]) => row[total]).filter((value): value is Cents => typeof value === 'number'));

/** The added rows, with their total. */
export function ListTable(props: ListTableProps) {
  const { label, columns, rows, titles, errors, total, changing, fields, onEdit, onRemove } = props;
  const ofTotal = columns.findIndex((column) => column.name === total);
  return (
    <Table caption={label} hideCaption className={css.table}>
      <thead>
        <tr>
          {columns.map(({ name, label, isNumber }) => (
            <th key={name} scope="col" data-number={isNumber || undefined}>
              {label}
            </th>
          ))}
          <th scope="col" data-number>
            Acciones
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, row]) =>
          key === changing ? (
            <tr key={key}>
              <td colSpan={columns.length + 1}>{fields}</td>
            </tr>
          ) : (
            <Row
              key={key}
              rowKey={key}
              row={row}
              columns={columns}
              title={titles.get(key) ?? ''}
              listLabel={label}
              error={errors[key]}
              onEdit={onEdit}
              onRemove={onRemove}
            />
          ),
        )}
      </tbody>
      {total !== undefined && (
        <tfoot data-sticks={rows.length > ROWS_IN_SIGHT || undefined}>
          <tr>
            <th scope="row" colSpan={ofTotal}>
              Total
            </th>
            <td data-number>{formatMoney(sumOf(rows, total))}</td>
            <td colSpan={columns.length - ofTotal} />
          </tr>
        </tfoot>
      )}
    </Table>
  );
}
