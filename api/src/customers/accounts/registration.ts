import {
  APPLICATION_ID,
  CAPTCHA_ACTIONS,
  type IDENTITY_TYPES,
  type RequestOf,
  type register as registerCall,
} from '@vitrina/contract';
import { isValidIdentity } from '@vitrina/rules';
import type { Kysely, Transaction } from 'kysely';
import { offered } from '../../catalogue/offered';
import type { Captcha } from '../../platform/captcha/captcha';
import { earnedToken, payOnce, refuseUsed } from '../../platform/captcha/earn';
import type { Database } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';
import { Conflict, OtherAttempt, Refused } from '../../platform/http/errors';
import { writeRegistrationConsents } from '../consents/registration';
import { checkAccountAgreement, checkBirthDate, checkPerson, normalizePerson } from '../people/person';
import { writePerson } from '../people/write-person';
import { countForCustomer } from './limits';
import { admitCode, newOneTimePassword, sendOneTimePassword } from './one-time-passwords';
import { hashesOfRegistration } from './passwords';
import { EMAIL_TAKEN, IDENTIFICATION_TAKEN, isEmailKept } from './taken';

type Registration = RequestOf<typeof registerCall>;
type IdentityType = (typeof IDENTITY_TYPES)[keyof typeof IDENTITY_TYPES];

const ACTIONS = new Set<string>([CAPTCHA_ACTIONS.onlineForm]);

/** A verified account with this identification or e-mail address. */
const holderOf = (database: Kysely<Database>, { identification, email }: { identification: string; email: string }) =>
  database
    .selectFrom('account')
    .select('identification')
    .where('verified_at', 'is not', null)
    .where('closed_at', 'is', null)
    .where((is) =>
      is.or([is('identification', '=', identification), is(is.fn('lower', ['email']), '=', email.toLowerCase())]),
    )
    .executeTakeFirst();

/** Checks that no account has these data. Unverified ones do not count. @throws Conflict */
export async function checkFree(
  database: Kysely<Database>,
  data: { identification: string; email: string },
): Promise<void> {
  const holder = await holderOf(database, data);
  if (holder?.identification === data.identification) throw new Conflict(IDENTIFICATION_TAKEN);
  if (holder || (await isEmailKept(database, data.email))) throw new Conflict(EMAIL_TAKEN);
}

/** Whether an identification number is valid for its kind and no verified account has it. */
export async function isFreeIdentity(
  database: Kysely<Database>,
  { identification, type }: { identification: string; type: number },
): Promise<boolean> {
  if (!isValidIdentity(identification, type as IdentityType)) return false;
  return (await holderOf(database, { identification, email: '' })) === undefined;
}

/** Checks that everything a registration refers to exists. @throws Refused if it does not */
async function checkReferences(
  database: Kysely<Database>,
  { country, genderId, dealershipId, applicationId }: Registration,
) {
  if (applicationId !== APPLICATION_ID) throw new Refused('La aplicación no existe');
  const countries = offered(database).selectFrom('country').select('alpha2');
  if (!(await countries.where('name', '=', country).executeTakeFirst())) throw new Refused('El país no existe');
  const genders = offered(database).selectFrom('gender').select('id');
  if (genderId !== undefined && !(await genders.where('id', '=', genderId).executeTakeFirst()))
    throw new Refused('El género elegido no existe');
  const dealerships = offered(database).selectFrom('dealership').select('id');
  if (dealershipId !== undefined && !(await dealerships.where('id', '=', dealershipId).executeTakeFirst()))
    throw new Refused('La agencia elegida no existe');
}

/** The account created by an attempt, if any. @throws Conflict if it is somebody else's */
async function findByAttempt(database: Kysely<Database>, { attempt, identification }: Registration) {
  const account = await database
    .selectFrom('account')
    .select(['id', 'identification'])
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  if (account && account.identification !== identification) throw new OtherAttempt();
  return account && { userId: account.id };
}

/** Writes the account of an attempt, and its person. It waits beside those of other attempts, which stay as they are. */
async function write(transaction: Transaction<Database>, request: Registration, passwordHash: string) {
  const account = await transaction
    .insertInto('account')
    .values({
      attempt: request.attempt,
      identification: request.identification,
      password_hash: passwordHash,
      phone: request.phone,
      email: request.email,
      country: request.country,
      dealership_id: request.dealershipId ?? null,
      application_id: request.applicationId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeRegistrationConsents(transaction, account.id, request);
  return { ...account, ...(await writePerson(transaction, account.id, request)) };
}

/**
 * Registers a user, once per attempt, and sends the one-time password that will verify the account. Of several attempts
 * for one identification, whoever made them, the first to be confirmed lives.
 * @param address the caller's, for the limit
 * @throws Refused for data that break a rule or an unsolved captcha, Conflict if the account exists
 */
export async function register(
  database: Kysely<Database>,
  captcha: Captcha,
  sent: Registration,
  address: string,
): Promise<{ userId: number }> {
  const request = normalizePerson(sent);
  const known = await findByAttempt(database, request);
  if (known) return known;
  checkPerson(request);
  checkBirthDate(request);
  checkAccountAgreement(request);
  await checkReferences(database, request);
  await checkFree(database, request);
  const token = await earnedToken(captcha, { ...request, captchaAction: CAPTCHA_ACTIONS.onlineForm }, ACTIONS);
  await refuseUsed(database, token, () => findByAttempt(database, request));
  await countForCustomer(database, 'send', { identification: request.identification, address });
  const admission = await admitCode(database, request, address);
  const code = await newOneTimePassword();
  const [passwordHash] = await hashesOfRegistration(database, request);
  const open = () =>
    inTransaction(database, async (transaction) => {
      const twin = await payOnce(transaction, token, () => findByAttempt(transaction, request));
      if (twin) return twin;
      const account = await write(transaction, request, passwordHash);
      await sendOneTimePassword(transaction, account, code, admission);
      return { userId: account.id };
    });
  return open().catch((error) => {
    // Another post of the same attempt was faster by a moment: it is found now.
    if ((error as { constraint?: string }).constraint === 'account_attempt_key') return open();
    throw error;
  });
}
