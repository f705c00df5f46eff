import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/platform/database/schema';

/** Rows of one table, as JSON. */
type Rows = Record<string, unknown>[];

interface ForeignKey {
  table: string;
  column: string;
  parent: string;
  key: string;
}

const readForeignKeys = async (database: Kysely<Database>): Promise<ForeignKey[]> => {
  const { rows } = await sql<ForeignKey>`
    select c.conrelid::regclass::text as "table", a.attname as "column", c.confrelid::regclass::text as parent, k.attname as key
    from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
    where c.contype = 'f'`.execute(database);
  return rows;
};

/** Every table that can have rows of an account, whether it has any or none. */
export async function ownedTables(database: Kysely<Database>): Promise<string[]> {
  const foreignKeys = await readForeignKeys(database);
  const owned = new Set(['account']);
  for (let last = 0; last !== owned.size; ) {
    last = owned.size;
    for (const { table, parent } of foreignKeys) if (owned.has(parent)) owned.add(table);
  }
  return [...owned];
}

/**
 * Every row that belongs to an account: its own, and those that point to one of its rows by a foreign key, whatever tables
 * there are.
 */
export async function rowsOf(database: Kysely<Database>, accountId: number): Promise<Map<string, Rows>> {
  const foreignKeys = await readForeignKeys(database);
  const select = async (table: string, column: string, values: unknown[]) => {
    const found = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where ${sql.ref(column)}::text = any(${values.map(String)})
      order by to_jsonb(t)::text`.execute(database);
    return found.rows.map(({ row }) => row);
  };
  const owned = new Map([['account', await select('account', 'id', [accountId])]]);
  const count = () => [...owned.values()].flat().length;
  for (let last = -1; last !== count(); ) {
    last = count();
    for (const { table, column, parent, key } of foreignKeys) {
      const parents = owned.get(parent)?.map((row) => row[key]);
      if (!parents) continue;
      const known = owned.get(table) ?? [];
      const texts = new Set(known.map((row) => JSON.stringify(row)));
      const more = (await select(table, column, parents)).filter((row) => !texts.has(JSON.stringify(row)));
      if (more.length > 0) owned.set(table, [...known, ...more]);
    }
  }
  return owned;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const isKey = (column: string, value: unknown): value is number | string =>
  typeof value === 'number' ? /^(id|number|.*_id)$/.test(column) : typeof value === 'string' && UUID.test(value);

/** What names one of these rows: their keys that are numbers or UUIDs. */
export function keysOf(owned: Map<string, Rows>): (number | string)[] {
  const keys = new Set<number | string>();
  for (const row of [...owned.values()].flat()) {
    for (const [column, value] of Object.entries(row)) if (isKey(column, value)) keys.add(value);
  }
  return [...keys];
}

/** Texts and moments that stand in these rows, as an answer would spell them. */
export const textsOf = (owned: Map<string, Rows>): Set<string> =>
  new Set(
    [...owned.values()]
      .flat()
      .flatMap((row) => Object.values(row))
      .filter((value): value is string => typeof value === 'string' && value.length > 8)
      .map((text) => (TIME.test(text) ? new Date(text).toISOString() : text)),
  );
