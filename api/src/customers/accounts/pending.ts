import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';

/** How long an account may wait for its one-time password. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** Registrations that wait for their one-time password. They are deleted with their quotations; their leads stay. */
const deletePending = (database: Kysely<Database>) => database.deleteFrom('account').where('verified_at', 'is', null);

/**
 * Locks every account of the identification that this one has, so that one of them is confirmed at a time.
 * @returns the identification; undefined if there is no such account
 */
export async function lockIdentification(transaction: Transaction<Database>, id: number): Promise<string | undefined> {
  const rows = await transaction
    .selectFrom('account')
    .select('identification')
    .where('identification', '=', (of) =>
      of.selectFrom('account as own').select('own.identification').where('own.id', '=', id),
    )
    // All in one order, so that two confirmations never wait for each other.
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows[0]?.identification;
}

/** Deletes the other attempts to register an identification: one has been confirmed. */
export const discardOtherAttempts = (transaction: Transaction<Database>, identification: string) =>
  deletePending(transaction).where('identification', '=', identification).execute();

/** Deletes unfinished registrations. */
export const forgetPending = (database: Kysely<Database>) =>
  deletePending(database)
    .where('created_at', '<', new Date(Date.now() - KEPT_DAYS * DAY_MS))
    .execute();
