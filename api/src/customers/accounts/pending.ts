import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';

/** How long an account may wait for its one-time password. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** Deletes accounts that were never verified, and their quotations; their leads stay. */
export async function discardPending(database: Kysely<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await database.deleteFrom('account').where('id', 'in', ids).execute();
}

/** Deletes unfinished registrations. */
export const forgetPending = (database: Kysely<Database>): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const stale = await transaction
      .selectFrom('account')
      .select('id')
      .where('verified_at', 'is', null)
      .where('created_at', '<', new Date(Date.now() - KEPT_DAYS * DAY_MS))
      .forUpdate()
      .execute();
    await discardPending(
      transaction,
      stale.map(({ id }) => id),
    );
  });
