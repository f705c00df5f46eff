import type { SessionUser } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { codeOf, inTurns } from '../database/transaction';
import { Conflict, Refused, Unauthorized } from '../http/errors';
import { countAttempt, forgetAttempts, type Limit } from '../limits/attempts';
import { judgeOneTimePassword } from './one-time-passwords';
import { isPassword } from './passwords';
import { EMAIL_TAKEN } from './registration';
import { activeSession, endSessionsOf, renewSession, startSession } from './sessions';
import { type Account, accountOf, signedInUser, unverifiedUser } from './user';

const SIGN_INS: Limit = { purpose: 'sign-in', max: 10, minutes: 15 };
const CODES: Limit = { purpose: 'one-time-password', max: 20, minutes: 60 };

const WRONG = 'El número de identificación o la contraseña no son correctos';

const hasTemporary = ({ temporary_password_until: until }: Account) => until !== null && until > new Date();

/** Checks a password against the account's own and, in its time, the temporary one. Both are looked at in any case. */
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
 * @returns a user without credentials when the account still needs its one-time password
 * @throws Unauthorized for wrong credentials, Conflict when another session is live, ApiError 429
 */
export async function signIn(
  database: Kysely<Database>,
  { identification, password }: { identification: string; password: string },
): Promise<SessionUser> {
  await countAttempt(database, SIGN_INS, identification);
  const found = await database
    .selectFrom('account')
    .selectAll()
    .where('identification', '=', identification)
    .executeTakeFirst();
  const { account, usedTemporary } = await checkPassword(found, password);
  if (!account.verified_at) return unverifiedUser(account);
  await forgetAttempts(database, SIGN_INS, identification);
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

/** Renews a session. @throws Unauthorized when it is over */
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
 * Takes the one-time password of an account, which is verified and signed in by it. A session elsewhere ends: the code
 * came to the customer's own telephone and mailbox.
 * @throws Refused for a wrong code, Conflict when its e-mail address has been taken meanwhile, ApiError 429
 */
export async function verifyAccount(
  database: Kysely<Database>,
  { userId, code }: { userId: number; code: string },
): Promise<SessionUser> {
  await countAttempt(database, CODES, userId);
  const outcome = await inTurns(database, async (transaction) => {
    const verdict = await judgeOneTimePassword(transaction, userId, code);
    if (verdict !== 'right') return verdict;
    await transaction
      .updateTable('account')
      .set({ verified_at: new Date() })
      .where('id', '=', userId)
      .execute()
      .catch(refuseTakenEmail);
    await endSessionsOf(transaction, userId);
    const credentials = await startSession(transaction, userId);
    if ('closing' in credentials) throw new Error('a session was started while its account was locked');
    return { credentials, account: await accountOf(transaction, userId) };
  });
  if (outcome === 'wrong') throw new Refused('El código OTP no es correcto');
  if (outcome === 'over') throw new Refused('El código OTP ya no es válido. Solicita uno nuevo');
  await forgetAttempts(database, CODES, userId);
  return signedInUser(outcome.account, outcome.credentials);
}
