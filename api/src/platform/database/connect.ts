import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Logger } from 'pino';
import type { Database } from './schema';

/** A day stays a day, `YYYY-MM-DD`: as a Date it would be a moment in this computer's time zone. */
types.setTypeParser(types.builtins.DATE, (text) => text);

/** Opens a pool of connections. A commit is on disk before it is answered, whatever the server's default is. */
export function connect(url: string, max: number, log: Logger): Kysely<Database> {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    options: '-c synchronous_commit=on -c statement_timeout=15000 -c timezone=UTC',
    application_name: 'vitrina-api',
  });
  // An idle connection that breaks is replaced by the pool; without a listener the error would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
