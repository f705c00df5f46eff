import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { catalogueRows, type Rows } from './rows';

/** Any number that no other program on the database uses: instances that start together seed one after the other. */
const LOCK = 4_819_001;
const PART = 'catalogue';

const storedDigest = async (transaction: Transaction<Database>) =>
  (await transaction.selectFrom('seed').select('digest').where('part', '=', PART).executeTakeFirst())?.digest;

/** Columns of a table's primary key, in order. */
async function keyOf(transaction: Transaction<Database>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_index, unnest(indkey) with ordinality as key (number, place)
      join pg_attribute on attnum = key.number
    where indrelid = ${table}::regclass and attrelid = indrelid and indisprimary order by key.place
  `.execute(transaction);
  return rows.map(({ name }) => name);
}

/**
 * Makes a table offer exactly these rows, with two statements whatever their number. First all rows that left or changed are
 * retired, then the rows are written over those with their key: so two rows may swap what is unique among the offered ones.
 * Nothing is deleted, because quotations and purchases refer to it.
 */
async function offerRows(transaction: Transaction<Database>, table: string, rows: object[]): Promise<void> {
  const key = await keyOf(transaction, table);
  const columns = Object.keys(rows[0] ?? {});
  const target = sql.table(table);
  const list = sql.join([...columns, 'retired_at'].map((column) => sql.ref(column)));
  const given = sql`jsonb_populate_recordset(null::${target}, ${JSON.stringify(rows)})`;
  await sql`
    update ${target} as present set retired_at = now() where retired_at is null and not exists (
      select from ${given} as row
      where (${sql.join(
        key.map((column) => sql`${sql.ref(`row.${column}`)} = ${sql.ref(`present.${column}`)}`),
        sql` and `,
      )}) and (${sql.join(columns.map((column) => sql.ref(`row.${column}`)))})
        is not distinct from (${sql.join(columns.map((column) => sql.ref(`present.${column}`)))})
    )
  `.execute(transaction);
  await sql`
    insert into ${target} as present (${list}) select ${list} from ${given} as row
    on conflict (${sql.join(key.map((column) => sql.ref(column)))}) do update
      set ${sql.join([...columns, 'retired_at'].map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}
      where present.retired_at is not null
  `.execute(transaction);
}

/**
 * Writes the demo catalogue, unless the database holds this very one: rows are added and changed by their keys, and those that
 * are no longer in it are retired. A catalogue that something else has written is left alone.
 * @returns whether it was written
 */
export async function seedCatalogue(database: Kysely<Database>, rows: Rows = catalogueRows()): Promise<boolean> {
  const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK}::integer)`.execute(transaction);
    const stored = await storedDigest(transaction);
    if (stored === digest) return false;
    const foreign = stored === undefined && (await transaction.selectFrom('model').select('id').executeTakeFirst());
    if (foreign) return false;
    for (const [table, content] of Object.entries(rows)) await offerRows(transaction, table, content);
    await transaction
      .insertInto('seed')
      .values({ part: PART, digest })
      .onConflict((on) => on.column('part').doUpdateSet({ digest }))
      .execute();
    return true;
  });
}
