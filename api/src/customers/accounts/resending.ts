import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';
import { countAttempt, type Limit } from '../../platform/limits/attempts';
import { newOneTimePassword, sendOneTimePassword } from './one-time-passwords';
import { selectAccounts } from './user';

/** For repeated codes of one id; registrations, each of which sends one too, are counted separately. */
const RESENDINGS: Limit = { purpose: 'send one-time password again', max: 4, minutes: 15 };

/**
 * Sends a new one-time password to an account that waits for one. Any other id gets the same answers, which do not
 * reveal which accounts exist.
 * @throws HttpError 429
 */
export async function resendOneTimePassword(database: Kysely<Database>, userId: number): Promise<void> {
  await countAttempt(database, RESENDINGS, userId);
  const password = await newOneTimePassword();
  await inTransaction(database, async (transaction) => {
    const account = await selectAccounts(transaction)
      .where('id', '=', userId)
      .where('verified_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (account) await sendOneTimePassword(transaction, account, password);
  });
}
