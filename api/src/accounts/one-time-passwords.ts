import { randomInt } from 'node:crypto';
import { OTP_LENGTH } from '@vitrina/contract';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../database/schema';
import { enqueue } from '../outbox/queue';
import { hashPassword, isPassword } from './passwords';

const LIFETIME_MS = 10 * 60_000;
/** Guesses at one code. */
const ATTEMPTS = 5;

type Account = Pick<Selectable<Database['account']>, 'id' | 'first_names' | 'email' | 'phone'>;

/** Makes a new code, which takes the place of an earlier one, and sends it by e-mail and SMS. */
export async function sendOneTimePassword(transaction: Transaction<Database>, account: Account): Promise<void> {
  const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
  const expiresAt = new Date(Date.now() + LIFETIME_MS);
  const values = { code_hash: await hashPassword(code), attempts_left: ATTEMPTS, expires_at: expiresAt };
  await transaction
    .insertInto('one_time_password')
    .values({ account_id: account.id, ...values })
    .onConflict((on) => on.column('account_id').doUpdateSet(values))
    .execute();
  const message = { kind: 'one-time-password', name: account.first_names, code } as const;
  await enqueue(transaction, message, account, { channels: ['mail', 'sms'], expiresAt });
}

/** Whether a code was right, wrong, or cannot be right any more: too many guesses, too late, or none was sent. */
export type Verdict = 'right' | 'wrong' | 'over';

/** Judges a code: a right one is used up, a wrong one costs an attempt. Commit the transaction whatever the verdict. */
export async function judgeOneTimePassword(
  transaction: Transaction<Database>,
  accountId: number,
  code: string,
): Promise<Verdict> {
  const kept = await transaction
    .selectFrom('one_time_password')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  const isOpen = kept !== undefined && kept.attempts_left > 0 && kept.expires_at > new Date();
  if (!(await isPassword(code, isOpen ? kept.code_hash : null))) {
    if (!isOpen) return 'over';
    await transaction
      .updateTable('one_time_password')
      .set({ attempts_left: kept.attempts_left - 1 })
      .where('account_id', '=', accountId)
      .execute();
    return 'wrong';
  }
  await transaction.deleteFrom('one_time_password').where('account_id', '=', accountId).execute();
  return 'right';
}
