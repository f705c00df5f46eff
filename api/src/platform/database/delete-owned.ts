import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from './schema';

/** A foreign key: columns of `child` that point to columns of `parent`. */
interface Edge {
  child: string;
  parent: string;
  columns: string[];
  keys: string[];
}

/** Every foreign key between two tables. One from a table to itself says nothing about whose a row is. */
async function edgesOf(transaction: Transaction<Database>): Promise<Edge[]> {
  const { rows } = await sql<Edge>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent,
      array(select attname::text from unnest(conkey) with ordinality as k (num, place)
        join pg_attribute on attrelid = conrelid and attnum = num order by place) as columns,
      array(select attname::text from unnest(confkey) with ordinality as k (num, place)
        join pg_attribute on attrelid = confrelid and attnum = num order by place) as keys
    from pg_constraint where contype = 'f' and conrelid <> confrelid order by 1, 2, conname`.execute(transaction);
  return rows;
}

/** The tables below `root`, those that point to others first. @throws Error when tables point to each other in a circle */
function childrenFirst(root: string, edges: readonly Edge[]): string[] {
  const [done, under]: [string[], Set<string>] = [[], new Set()];
  const visit = (table: string) => {
    if (done.includes(table)) return;
    if (under.has(table)) throw new Error(`${table} points to itself by way of others`);
    under.add(table);
    for (const { child } of edges.filter(({ parent }) => parent === table)) visit(child);
    done.push(table);
  };
  visit(root);
  return done;
}

/**
 * Deletes rows of a table with everything that points to them by foreign keys, whatever tables there are: a table that joins
 * later needs no line here.
 * @param ids of the rows, in the column `id`
 */
export async function deleteOwned(
  transaction: Transaction<Database>,
  root: keyof Database & string,
  ids: readonly number[],
): Promise<void> {
  const edges = await edgesOf(transaction);
  const tables = childrenFirst(root, edges);
  const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
  const isOwned = (table: string): RawBuilder<boolean> => {
    if (table === root) return sql`id = any(${ids}::integer[])`;
    const ways = edges
      .filter(({ child, parent }) => child === table && tables.includes(parent))
      .map(
        (edge) =>
          sql`(${columns(edge.columns)}) in (select ${columns(edge.keys)} from ${sql.table(edge.parent)} where ${isOwned(edge.parent)})`,
      );
    return sql<boolean>`(${sql.join(ways, sql` or `)})`;
  };
  for (const table of tables) await sql`delete from ${sql.table(table)} where ${isOwned(table)}`.execute(transaction);
}
