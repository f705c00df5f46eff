import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import type { Logger } from 'pino';
import type { Database } from './schema';

/** A day stays a string, `YYYY-MM-DD`: as a Date it would be a moment in this computer's time zone. */
types.setTypeParser(types.builtins.DATE, (text) => text);

/** Opens a pool of connections. A commit is on disk before it is answered, whatever the server's default is. */
export function openPool(url: string, max: number, log: Logger): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    options: '-c synchronous_commit=on -c statement_timeout=15000 -c timezone=UTC',
    application_name: 'vitrina-api',
  });
  // A connection that breaks is replaced by the pool; without a listener the error would end the process. The pool listens to
  // its idle ones only: one that is in use says it by a query that fails, and to this listener.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The database on a pool's connections. */
export const databaseOn = (pool: Pool): Kysely<Database> =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });

/** The database on a pool of its own, which is closed with it. */
export const connect = (url: string, max: number, log: Logger): Kysely<Database> => databaseOn(openPool(url, max, log));

/** Why a connection failed. Node gathers the failures of all addresses of a host in one error without a text. */
const reasonOf = (error: Error): string =>
  error instanceof AggregateError ? error.errors.map(({ message }: Error) => message).join(', ') : error.message;

/**
 * Connects once.
 * @param url the database's address; its credentials are never in the message
 * @throws Error in one line for the operator, with host and name of the database
 */
export async function assertReachable(database: Kysely<Database>, url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  await sql`select 1`.execute(database).catch((error: Error) => {
    throw new Error(`The database ${host}${pathname} cannot be used: ${reasonOf(error)}.`);
  });
}
