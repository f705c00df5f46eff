import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';
import { countAttempt, type Limit } from '../../platform/limits/attempts';
import { admitCode, newOneTimePassword, sendOneTimePassword } from './one-time-passwords';
import { selectAccounts } from './user';

/** For repeated codes of one id; registrations, each of which sends one too, are counted separately. */
const RESENDINGS: Limit = { purpose: 'send one-time password again', max: 4, minutes: 15 };

const waiting = (database: Kysely<Database>, userId: number) =>
  selectAccounts(database).where('id', '=', userId).where('verified_at', 'is', null);

/**
 * Sends a new one-time password to an account that waits for one. Any other id gets the same answers, which do not
 * reveal which accounts exist; only whoever has filled an account's mailbox and telephone is told that they are full.
 * @param address the caller's, for the limits
 * @throws HttpError 429
 */
export async function resendOneTimePassword(
  database: Kysely<Database>,
  userId: number,
  address: string,
): Promise<void> {
  await countAttempt(database, RESENDINGS, userId);
  const found = await waiting(database, userId).executeTakeFirst();
  const admission = found && (await admitCode(database, found, address));
  const password = await newOneTimePassword();
  if (!admission) return;
  await inTransaction(database, async (transaction) => {
    const account = await waiting(transaction, userId).forUpdate().executeTakeFirst();
    if (account) await sendOneTimePassword(transaction, account, password, admission);
  });
}
