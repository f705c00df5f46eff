import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema';

/** PostgreSQL's code for a transaction that lost against another one and may be retried. */
const RETRIABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

/** The error's code: SQLSTATE from the database, a word such as ECONNREFUSED from the network. */
export const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
};

/** PostgreSQL's code for a row that a unique index refuses. */
export const UNIQUE_VIOLATION = '23505';

/** The constraint or unique index that refused a row; '' for any other error. */
export const constraintOf = (error: unknown): string => {
  const constraint = (error as { constraint?: unknown } | null)?.constraint;
  return typeof constraint === 'string' ? constraint : '';
};

/**
 * Runs `work` in a transaction that waits for the rows it locks and then sees their latest state: for counters and
 * sessions, which concurrent requests change.
 */
export const inTurns = <T>(
  database: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> => database.transaction().setIsolationLevel('read committed').execute(work);

/** Runs `work` in a transaction that sees one state of the database; retries it if it lost against another one. */
export async function inTransaction<T>(
  database: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction().setIsolationLevel('repeatable read').execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRIABLE.has(codeOf(error))) throw error;
      await wait(10 * attempt * (1 + Math.random()));
    }
  }
}
