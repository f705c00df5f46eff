import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { demoRows, type Rows } from './rows';

/** Any number that no other program on the database uses: instances that start together seed one after the other. */
const LOCK = 4_819_001;

const storedDigest = async (transaction: Transaction<Database>) =>
  (await transaction.selectFrom('seed').select('digest').executeTakeFirst())?.digest;

/** Inserts rows with one statement a table, whatever their number: the rows are one JSON parameter. */
const insertRows = (transaction: Transaction<Database>, table: string, rows: object[]) =>
  sql`insert into ${sql.table(table)} select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`.execute(
    transaction,
  );

async function replaceCatalogue(transaction: Transaction<Database>, rows: Rows): Promise<void> {
  const tables = Object.keys(rows);
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(transaction);
  for (const [table, content] of Object.entries(rows)) await insertRows(transaction, table, content);
}

/**
 * Writes the demo catalogue, unless the database holds this very one. Leads are not touched: they refer to no row of it. A
 * catalogue that something else has written is left alone.
 * @returns whether it was written
 */
export async function seedDemo(database: Kysely<Database>): Promise<boolean> {
  const rows = demoRows();
  const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK}::integer)`.execute(transaction);
    const stored = await storedDigest(transaction);
    if (stored === digest) return false;
    const foreign = stored === undefined && (await transaction.selectFrom('model').select('id').executeTakeFirst());
    if (foreign) return false;
    await replaceCatalogue(transaction, rows);
    await transaction
      .insertInto('seed')
      .values({ digest })
      .onConflict((on) => on.column('singleton').doUpdateSet({ digest }))
      .execute();
    return true;
  });
}
