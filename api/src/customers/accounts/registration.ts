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
import { earnedToken, payOnce } from '../../platform/captcha/earn';
import type { Database } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';
import { Conflict, OtherAttempt, Refused } from '../../platform/http/errors';
import { countAttempt, type Limit } from '../../platform/limits/attempts';
import { checkAccountAgreement, checkPerson } from '../people/person';
import { writePerson } from '../people/write-person';
import { newOneTimePassword, sendOneTimePassword } from './one-time-passwords';
import { hashPassword } from './passwords';
import { discardPending } from './pending';

type Registration = RequestOf<typeof registerCall>;
type IdentityType = (typeof IDENTITY_TYPES)[keyof typeof IDENTITY_TYPES];

const ACTIONS = new Set<string>([CAPTCHA_ACTIONS.onlineForm]);
/** Those that are requested again are counted separately (resending.ts). */
const CODES_SENT: Limit = { purpose: 'send one-time password', max: 5, minutes: 15 };

/** Message for an e-mail address of a verified account. */
export const EMAIL_TAKEN = 'Ya existe una cuenta con este correo electrónico';

/** A verified account with this identification or e-mail address. */
const holderOf = (database: Kysely<Database>, { identification, email }: { identification: string; email: string }) =>
  database
    .selectFrom('account')
    .select('identification')
    .where('verified_at', 'is not', null)
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
  if (holder?.identification === data.identification) {
    throw new Conflict('Ya existe una cuenta con este número de identificación. Inicia sesión');
  }
  if (holder) throw new Conflict(EMAIL_TAKEN);
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
async function checkReferences(database: Kysely<Database>, { genderId, dealershipId, applicationId }: Registration) {
  if (applicationId !== APPLICATION_ID) throw new Refused('La aplicación no existe');
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

/**
 * Makes room for a registration: an unverified account with another mailbox or telephone may be somebody else's. It is
 * deleted with its one-time password; its requests stay, without an owner.
 */
async function discardStranger(transaction: Transaction<Database>, { identification, email, phone }: Registration) {
  const pending = await transaction
    .selectFrom('account')
    .select(['id', 'email', 'phone'])
    .where('identification', '=', identification)
    .where('verified_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!pending || (pending.email === email && pending.phone === phone)) return;
  await discardPending(transaction, [pending.id]);
}

/** Writes the account and its person, replacing an unverified one of the same person. */
async function write(transaction: Transaction<Database>, request: Registration) {
  const values = {
    attempt: request.attempt,
    identification: request.identification,
    password_hash: await hashPassword(request.password),
    phone: request.phone,
    email: request.email,
    country: request.country,
    dealership_id: request.dealershipId ?? null,
    application_id: request.applicationId,
    consent_version: request.consentVersion,
    terms_version: request.termsVersion,
    privacy_version: request.privacyVersion,
    consent_at: new Date(),
  };
  const account = await transaction
    .insertInto('account')
    .values(values)
    .onConflict((on) =>
      on
        .column('identification')
        .doUpdateSet({ ...values, created_at: new Date() })
        .where('account.verified_at', 'is', null),
    )
    .returning(['id', 'email', 'phone'])
    .executeTakeFirst();
  return account && { ...account, ...(await writePerson(transaction, account.id, request)) };
}

/**
 * Registers a user, once per attempt, and sends the one-time password that will verify the account.
 * @throws Refused for data that break a rule or an unsolved captcha, Conflict if the account exists
 */
export async function register(
  database: Kysely<Database>,
  captcha: Captcha,
  request: Registration,
): Promise<{ userId: number }> {
  const known = await findByAttempt(database, request);
  if (known) return known;
  checkPerson(request);
  checkAccountAgreement(request);
  await checkReferences(database, request);
  await checkFree(database, request);
  const token = await earnedToken(captcha, { ...request, captchaAction: CAPTCHA_ACTIONS.onlineForm }, ACTIONS);
  await countAttempt(database, CODES_SENT, request.identification);
  const password = await newOneTimePassword();
  const open = () =>
    inTransaction(database, async (transaction) => {
      const twin = await payOnce(transaction, token, () => findByAttempt(transaction, request));
      if (twin) return twin;
      await discardStranger(transaction, request);
      const account = await write(transaction, request);
      if (!account) throw new Conflict('Ya existe una cuenta con este número de identificación. Inicia sesión');
      await sendOneTimePassword(transaction, account, password);
      return { userId: account.id };
    });
  return open().catch((error) => {
    // Another post of the same attempt was faster by a moment: it is found now.
    if ((error as { constraint?: string }).constraint === 'account_attempt_key') return open();
    throw error;
  });
}
