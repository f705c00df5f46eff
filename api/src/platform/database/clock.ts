import { type Kysely, sql } from 'kysely';
import type { Database } from './schema';

/**
 * The time of the database, in milliseconds since the epoch: the one clock of all instances, and of the moments that rows have.
 * Inside a transaction too it is the time of the question.
 */
export async function databaseNow(database: Kysely<Database>): Promise<number> {
  const { at } = await database.selectNoFrom(sql<Date>`clock_timestamp()`.as('at')).executeTakeFirstOrThrow();
  return at.getTime();
}
