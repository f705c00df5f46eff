import { type SelectQueryBuilder, sql } from 'kysely';
import { NotFound } from '../platform/http/errors';

/** The page of a list that a request asks for; the whole list without either. */
export interface PageRequest {
  /** Id of the last row of the page before. */
  after?: number | undefined;
  /** Rows of a page. */
  size?: number | undefined;
}

/** What a list stands in order of: a date, and the id where dates are equal, as `table.column`. */
interface Order {
  date: string;
  id: string;
  direction: 'asc' | 'desc';
  /** Told to a person when the row before the page is none of the list. */
  missing: string;
}

/**
 * One page of a list, by keyset: what follows the row before it by date and id, so that no row comes twice or is left out when
 * others are added meanwhile, or share a date. The date is compared in the database: it is finer than a Date of JavaScript.
 * @param list all rows that the page before may have ended with
 * @param only a narrower choice of them, which that row may have left since
 * @throws NotFound when `after` is no row of `list`
 */
export async function pageOf<DB, Table extends keyof DB, Row>(
  list: SelectQueryBuilder<DB, Table, Row>,
  { date, id, direction, missing }: Order,
  { after, size }: PageRequest,
  only: (list: SelectQueryBuilder<DB, Table, Row>) => SelectQueryBuilder<DB, Table, Row> = (all) => all,
): Promise<Row[]> {
  const [byDate, byId] = [sql.ref(date), sql.ref<number>(id)];
  const sorted = only(list).orderBy(byDate, direction).orderBy(byId, direction);
  const limited = size === undefined ? sorted : sorted.limit(size);
  if (after === undefined) return limited.execute();

  const before = list
    .clearSelect()
    .select([byDate.as('date'), byId.as('id')])
    .where(byId, '=', after);
  const comes = sql.raw(direction === 'asc' ? '>' : '<');
  const rows = await limited.where(sql<boolean>`(${byDate}, ${byId}) ${comes} (${before})`).execute();
  if (rows.length === 0 && !(await before.executeTakeFirst())) throw new NotFound(missing);
  return rows;
}
