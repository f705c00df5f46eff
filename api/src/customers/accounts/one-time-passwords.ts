import { randomInt } from 'node:crypto';
import { OTP_LENGTH } from '@vitrina/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { type Recipient as Addressed, type Admission, admit, needAdmission } from '../../platform/outbox/admission';
import { expiryOf } from '../../platform/outbox/message';
import { enqueueMessage } from '../../platform/outbox/queue';
import { oneTimePassword } from './code-messages';
import { hashPassword, isPassword } from './passwords';
import type { Account } from './user';

/** Guesses at one code. */
const ATTEMPTS = 5;

type Recipient = Pick<Account, 'id' | 'first_names'>;

type CodeAdmission = Admission<{ name: string; code: string }>;

/** A code, and its stored form. */
interface Made {
  code: string;
  hash: string;
}

/**
 * Makes a code. Call it before the transaction that sends it, and also if there is nobody to send it to: its hash takes
 * time, which must not reveal who waits for one.
 */
export async function newOneTimePassword(): Promise<Made> {
  const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
  return { code, hash: await hashPassword(code) };
}

/**
 * Leave to send a code, taken before the transaction that sends it.
 * @throws TooManyRequests if neither mailbox nor telephone may have another
 */
export async function admitCode(database: Kysely<Database>, to: Addressed, address: string): Promise<CodeAdmission> {
  const admission = await admit(database, oneTimePassword, to, address);
  needAdmission(admission);
  return admission;
}

/** Sends a code, replacing an earlier one, by e-mail and SMS. */
export async function sendOneTimePassword(
  transaction: Transaction<Database>,
  account: Recipient,
  { code, hash }: Made,
  admission: CodeAdmission,
): Promise<void> {
  const values = { code_hash: hash, attempts_left: ATTEMPTS, expires_at: expiryOf(oneTimePassword) };
  await transaction
    .insertInto('one_time_password')
    .values({ account_id: account.id, ...values })
    .onConflict((on) => on.column('account_id').doUpdateSet(values))
    .execute();
  await enqueueMessage(transaction, admission, { name: account.first_names, code });
}

/**
 * Checks a code. A right one is consumed, a wrong one costs an attempt, and none is accepted after too many attempts or
 * too late. Commit the transaction whatever the outcome.
 */
export async function takeOneTimePassword(
  transaction: Transaction<Database>,
  accountId: number,
  code: string,
): Promise<boolean> {
  const kept = await transaction
    .selectFrom('one_time_password')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  const isOpen = kept !== undefined && kept.attempts_left > 0 && kept.expires_at > new Date();
  const isRight = await isPassword(code, isOpen ? kept.code_hash : null);
  if (isRight) {
    await transaction.deleteFrom('one_time_password').where('account_id', '=', accountId).execute();
  } else if (isOpen) {
    await transaction
      .updateTable('one_time_password')
      .set({ attempts_left: kept.attempts_left - 1 })
      .where('account_id', '=', accountId)
      .execute();
  }
  return isRight;
}

/** Deletes expired codes. */
export const forgetExpiredCodes = (database: Kysely<Database>) =>
  database.deleteFrom('one_time_password').where('expires_at', '<', new Date()).execute();
