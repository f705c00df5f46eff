import type { SessionUser } from '@vitrina/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { Conflict, Refused, Unauthorized } from '../../platform/http/errors';
import { countAttempt, forgetAttempts, type Limit } from '../../platform/limits/attempts';
import { countForCustomer, forgetForCustomer } from './limits';
import { takeOneTimePassword } from './one-time-passwords';
import { hashesOfRegistration, isPassword } from './passwords';
import { discardOtherAttempts, lockIdentification } from './pending';
import { activeSession, endSessionsOf, offerToClose, renewSession, startSession } from './sessions';
import { EMAIL_TAKEN, isEmailKept, refuseTaken } from './taken';
import { type Account, accountOf, selectAccounts, signedInUser, temporaryHashOf, unverifiedUser } from './user';

const CODES: Limit = { purpose: 'one-time-password', max: 20, minutes: 60 };

/** The same for a wrong code, an expired one, and an account that waits for none. */
const WRONG_CODE = 'El código OTP no es correcto o ya no es válido. Revísalo o solicita uno nuevo';
const WRONG = 'El número de identificación o la contraseña no son correctos';

type Words = { identification: string; password: string };

/** The newest registration that was made with this password and waits for its code. Takes as long as `isPassword`. */
async function registrationWith(database: Kysely<Database>, words: Words) {
  const { identification } = words;
  const hashes = await hashesOfRegistration(database, words);
  return selectAccounts(database)
    .where('identification', '=', identification)
    .where('verified_at', 'is', null)
    .where('password_hash', 'in', hashes)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * The account that a password opens: the verified one by its own password or, while it is valid, the temporary one;
 * where there is none, a registration. Always makes two hashes, which do not reveal which accounts exist.
 * @throws Unauthorized
 */
async function opened(database: Kysely<Database>, words: Words) {
  const { identification, password } = words;
  const verified = await selectAccounts(database)
    .where('identification', '=', identification)
    .where('verified_at', 'is not', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  const own = verified
    ? (await isPassword(password, verified.password_hash)) && verified
    : await registrationWith(database, words);
  const temporary = await isPassword(password, verified && temporaryHashOf(verified));
  const account = own || (temporary && verified);
  if (!account) throw new Unauthorized(WRONG);
  return { account, usedTemporary: !own };
}

/** Checks, with the account locked, that no change of the password came between. @throws Unauthorized */
async function checkStillOpens(transaction: Transaction<Database>, account: Account, usedTemporary: boolean) {
  const now = await transaction
    .selectFrom('account')
    .select(['password_hash', 'temporary_password_hash'])
    .where('id', '=', account.id)
    .forUpdate()
    .executeTakeFirst();
  // A temporary password that another sign-in has just used is the account's own.
  const opens = usedTemporary ? [now?.temporary_password_hash, now?.password_hash] : [now?.password_hash];
  const shown = usedTemporary ? account.temporary_password_hash : account.password_hash;
  if (!opens.includes(shown as string)) throw new Unauthorized(WRONG);
}

/**
 * Signs a customer in. A temporary password that is used becomes the account's own.
 * @param address the caller's, for the limit
 * @returns a user without credentials if the account still needs its one-time password
 * @throws Unauthorized for wrong credentials, Conflict if another session is live, HttpError 429
 */
export async function signIn(database: Kysely<Database>, words: Words, address: string): Promise<SessionUser> {
  const trier = { identification: words.identification, address };
  await countForCustomer(database, 'signIn', trier);
  const { account, usedTemporary } = await opened(database, words);
  if (!account.verified_at) return unverifiedUser(account);
  await forgetForCustomer(database, 'signIn', trier);
  const outcome = await inTurns(database, async (transaction) => {
    await checkStillOpens(transaction, account, usedTemporary);
    if (usedTemporary) {
      await transaction
        .updateTable('account')
        .set({ password_hash: account.temporary_password_hash as string, temporary_password_hash: null })
        .where('id', '=', account.id)
        .execute();
    }
    const started = await startSession(transaction, account.id);
    return 'live' in started ? { closing: await offerToClose(transaction, started.live, address) } : started;
  });
  if ('closing' in outcome) throw activeSession(outcome.closing);
  return signedInUser(account, outcome);
}

/** Renews a session. @throws Unauthorized if it has ended */
export async function renew(database: Kysely<Database>, renewalToken: string): Promise<SessionUser> {
  const { accountId, ...credentials } = await renewSession(database, renewalToken);
  return signedInUser(await accountOf(database, accountId), credentials);
}

/**
 * Takes an account's one-time password, verifies the account and signs it in; other attempts to register the same
 * identification end. A session elsewhere ends: the code came
 * to the customer's own telephone and mailbox. Without the code, the answer does not reveal whether the account exists
 * or a code would still be accepted.
 * @throws Refused for a wrong code, Conflict if its identification or e-mail address has been taken meanwhile, HttpError 429
 */
export async function verifyAccount(
  database: Kysely<Database>,
  { userId, code }: { userId: number; code: string },
): Promise<SessionUser> {
  await countAttempt(database, CODES, userId);
  const user = await inTurns(database, async (transaction) => {
    // Before the code, as whoever sends another one does.
    const identification = await lockIdentification(transaction, userId);
    if (!(await takeOneTimePassword(transaction, userId, code)) || identification === undefined) return undefined;
    await transaction
      .updateTable('account')
      .set({ verified_at: new Date() })
      .where('id', '=', userId)
      .execute()
      .catch(refuseTaken);
    const { email } = await accountOf(transaction, userId);
    if (await isEmailKept(transaction, email)) throw new Conflict(EMAIL_TAKEN);
    await discardOtherAttempts(transaction, identification);
    await endSessionsOf(transaction, userId);
    const credentials = await startSession(transaction, userId);
    if ('live' in credentials) throw new Error('a session was started while its account was locked');
    return signedInUser(await accountOf(transaction, userId), credentials);
  });
  if (!user) throw new Refused(WRONG_CODE);
  await forgetAttempts(database, CODES, userId);
  return user;
}
