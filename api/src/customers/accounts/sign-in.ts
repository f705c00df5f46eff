import type { SessionUser } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { codeOf, inTurns } from '../../platform/database/transaction';
import { Conflict, Refused, Unauthorized } from '../../platform/http/errors';
import { countAttempt, forgetAttempts, type Limit } from '../../platform/limits/attempts';
import { countForCustomer, forgetForCustomer } from './limits';
import { takeOneTimePassword } from './one-time-passwords';
import { isPassword } from './passwords';
import { EMAIL_TAKEN } from './registration';
import { activeSession, endSessionsOf, renewSession, startSession } from './sessions';
import { type Account, accountOf, selectAccounts, signedInUser, unverifiedUser } from './user';

const CODES: Limit = { purpose: 'one-time-password', max: 20, minutes: 60 };

/** The same for a wrong code, an expired one, and an account that waits for none. */
const WRONG_CODE = 'El código OTP no es correcto o ya no es válido. Revísalo o solicita uno nuevo';
const WRONG = 'El número de identificación o la contraseña no son correctos';

const hasTemporary = ({ temporary_password_until: until }: Account) => until !== null && until > new Date();

/** Checks a password against the account's own and, while it is valid, the temporary one. Always checks both. */
async function checkPassword(account: Account | undefined, password: string) {
  const own = await isPassword(password, account?.password_hash);
  const temporary = await isPassword(
    password,
    account && hasTemporary(account) ? account.temporary_password_hash : null,
  );
  if (!account || !(own || temporary)) throw new Unauthorized(WRONG);
  return { account, usedTemporary: temporary && !own };
}

/**
 * Signs a customer in. A temporary password that is used becomes the account's own.
 * @param address the caller's, for the limit
 * @returns a user without credentials if the account still needs its one-time password
 * @throws Unauthorized for wrong credentials, Conflict if another session is live, HttpError 429
 */
export async function signIn(
  database: Kysely<Database>,
  { identification, password }: { identification: string; password: string },
  address: string,
): Promise<SessionUser> {
  const trier = { identification, address };
  await countForCustomer(database, 'signIn', trier);
  const found = await selectAccounts(database).where('identification', '=', identification).executeTakeFirst();
  const { account, usedTemporary } = await checkPassword(found, password);
  if (!account.verified_at) return unverifiedUser(account);
  await forgetForCustomer(database, 'signIn', trier);
  const outcome = await inTurns(database, async (transaction) => {
    if (usedTemporary) {
      await transaction
        .updateTable('account')
        .set({ password_hash: account.temporary_password_hash as string, temporary_password_hash: null })
        .where('id', '=', account.id)
        .execute();
    }
    return startSession(transaction, account.id);
  });
  if ('closing' in outcome) throw activeSession(outcome.closing);
  return signedInUser(account, outcome);
}

/** Renews a session. @throws Unauthorized if it has ended */
export async function renew(database: Kysely<Database>, renewalToken: string): Promise<SessionUser> {
  const { accountId, ...credentials } = await renewSession(database, renewalToken);
  return signedInUser(await accountOf(database, accountId), credentials);
}

const UNIQUE_VIOLATION = '23505';

/** Another account with the same e-mail address was verified while this one waited for its code. */
function refuseTakenEmail(error: unknown): never {
  throw codeOf(error) === UNIQUE_VIOLATION ? new Conflict(EMAIL_TAKEN) : error;
}

/**
 * Takes an account's one-time password, verifies the account and signs it in. A session elsewhere ends: the code came
 * to the customer's own telephone and mailbox. Without the code, the answer does not reveal whether the account exists
 * or a code would still be accepted.
 * @throws Refused for a wrong code, Conflict if its e-mail address has been taken meanwhile, HttpError 429
 */
export async function verifyAccount(
  database: Kysely<Database>,
  { userId, code }: { userId: number; code: string },
): Promise<SessionUser> {
  await countAttempt(database, CODES, userId);
  const user = await inTurns(database, async (transaction) => {
    // Before its code, as whoever sends another one does.
    await transaction.selectFrom('account').select('id').where('id', '=', userId).forUpdate().execute();
    if (!(await takeOneTimePassword(transaction, userId, code))) return undefined;
    await transaction
      .updateTable('account')
      .set({ verified_at: new Date() })
      .where('id', '=', userId)
      .execute()
      .catch(refuseTakenEmail);
    await endSessionsOf(transaction, userId);
    const credentials = await startSession(transaction, userId);
    if ('closing' in credentials) throw new Error('a session was started while its account was locked');
    return signedInUser(await accountOf(transaction, userId), credentials);
  });
  if (!user) throw new Refused(WRONG_CODE);
  await forgetAttempts(database, CODES, userId);
  return user;
}
