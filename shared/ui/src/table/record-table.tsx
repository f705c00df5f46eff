import { type ReactNode, type Ref, useId } from 'react';
import { cx } from '../cx';
import { byKeyboard } from '../layout/by-keyboard';
import { useMedia } from '../layout/use-media';
import { hiddenClass } from '../layout/visually-hidden';
import own from './record-table.module.css';
import { role } from './role';
import css from './table.module.css';

export type RecordColumn<Row> = {
  title: string;
  cell(row: Row): ReactNode;
  /**
   * heading: the row's name, which opens its block. text: across the block, without its title. number: right-aligned,
   * with tabular figures. action: across the foot of the block. Others are pairs of title and value there.
   */
  as?: 'heading' | 'text' | 'number' | 'action';
};

export type RecordTableProps<Row> = {
  caption: string;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  /** Rows that stand out as bad: cancelled. */
  isBad?(row: Row): boolean;
  /** Sums below the rows, in the column of numbers. */
  sums?: readonly { title: string; value: ReactNode }[];
  /** Of the element whose children are the rows. */
  body?: Ref<HTMLTableSectionElement>;
  /** It shares the page's width with a column at its side: its rows are blocks up to 80rem, and its figures small. */
  isBeside?: boolean;
};

/** Records as a table from 75rem, where their columns fit, and as one block each on narrower screens; printed as a table. */
export function RecordTable<Row extends { id: string | number }>(props: RecordTableProps<Row>) {
  const { caption, columns, rows, isBad, sums = [], body, isBeside } = props;
  const id = useId();
  const hasBlocks = useMedia(isBeside ? '(max-width: 79.99rem)' : '(max-width: 74.99rem)');
  const [before, after] = aroundNumber(columns);
  const className = cx(css.scroller, own.records, hasBlocks ? own.blocks : isBeside && own.beside);
  return (
    <section {...byKeyboard} aria-labelledby={id} className={className}>
      <table {...role('table')} className={css.table}>
        <caption id={id} className={hiddenClass}>
          {caption}
        </caption>
        <thead {...role('rowgroup')}>
          <tr {...role('row')}>
            {columns.map(({ title, as }) => (
              <th key={title} {...role('columnheader')} scope="col" data-as={as}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')} ref={body}>
          {rows.map((row) => (
            <tr key={row.id} {...role('row')} data-bad={isBad?.(row) || undefined}>
              {columns.map(({ title, as, cell }) => (
                <Cell key={title} title={title} as={as}>
                  {cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
        {sums.length > 0 && (
          <tfoot {...role('rowgroup')}>
            {sums.map(({ title, value }) => (
              <tr key={title} {...role('row')}>
                <th {...role('rowheader')} scope="row" colSpan={before}>
                  {title}
                </th>
                <td {...role('cell')} data-as="number">
                  {value}
                </td>
                {after > 0 && <td {...role('cell')} colSpan={after} />}
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </section>
  );
}

type CellProps = { title: string; as: RecordColumn<unknown>['as']; children: ReactNode };

function Cell({ title, as, children }: CellProps) {
  const Element = as === 'heading' ? 'th' : 'td';
  return (
    <Element
      {...role(as === 'heading' ? 'rowheader' : 'cell')}
      scope={as === 'heading' ? 'row' : undefined}
      data-as={as}
      data-title={title}
    >
      {children}
    </Element>
  );
}

/** How many columns stand before and after the (last) one of numbers. */
function aroundNumber(columns: readonly { as?: string }[]): [number, number] {
  const at = columns.map(({ as }) => as).lastIndexOf('number');
  return at < 0 ? [columns.length - 1, 0] : [at, columns.length - 1 - at];
}
