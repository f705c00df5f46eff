import type { Column } from './columns';

type Values = Readonly<Record<string, unknown>>;

/** What rows are called, by their keys. */
export type TitlesOf = (rows: readonly [key: string, row: Values][]) => ReadonlyMap<string, string>;

/** By its columns of the title, or by its first text. */
function titleOf(row: Values, columns: readonly Column[]): string {
  const texts = (of: readonly Column[]) => of.map(({ show }) => show(row)).filter(Boolean);
  return texts(columns.filter(({ inTitle }) => inTitle)).join(' ') || (texts(columns)[0] ?? 'elemento');
}

/**
 * What the rows of a list are called in the labels of their buttons and in messages. Of those that would be called the same
 * each but the first has its number: 'EFECTIVO', 'EFECTIVO 2'. A row is read once, as long as it is the same object.
 */
export function titlesWith(columns: readonly Column[]): TitlesOf {
  const known = new WeakMap<Values, string>();
  const read = (row: Values) => {
    const title = known.get(row) ?? titleOf(row, columns);
    known.set(row, title);
    return title;
  };
  return (rows) => {
    const counts = new Map<string, number>();
    return new Map(
      rows.map(([key, row]) => {
        const title = read(row);
        const count = (counts.get(title) ?? 0) + 1;
        counts.set(title, count);
        return [key, count > 1 ? `${title} ${count}` : title];
      }),
    );
  };
}
