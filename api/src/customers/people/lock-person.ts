import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';

/**
 * Locks a customer's personal data: whatever changes them does so one after the other, and before it touches the account.
 * @returns their revision; undefined if there is no such customer
 */
export async function lockPerson(transaction: Transaction<Database>, accountId: number): Promise<number | undefined> {
  const row = await transaction
    .selectFrom('person')
    .select('revision')
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return row?.revision;
}

/** Counts a change of the personal data, so that windows opened before it are told. */
export const raiseRevision = (transaction: Transaction<Database>, accountId: number) =>
  transaction
    .updateTable('person')
    .set((now) => ({ revision: now('revision', '+', 1) }))
    .where('account_id', '=', accountId)
    .execute();
