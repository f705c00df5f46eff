import { APPLICATION_ID, CONSENT_VERSION, PRIVACY_VERSION, TERMS_VERSION } from '@vitrina/contract';
import { type Kysely, sql, type Transaction } from 'kysely';
import { hashPassword } from '../../customers/accounts/passwords';
import { writeRegistrationConsents } from '../../customers/consents/registration';
import { writePerson } from '../../customers/people/write-person';
import type { Database } from '../../platform/database/schema';
import { CUSTOMERS, DEMO_PASSWORD, type DemoCustomer } from './people';
import { ago } from './replay';
import { CASH, TAX_NUMBER } from './stories-cash';
import { CREDIT } from './stories-credit';
import { EVERYTHING } from './stories-everything';
import type { Story } from './story';
import { writeStory } from './write-story';

/** Any number that no other program on the database uses: instances that start together seed one after the other. */
const LOCK = 4_819_002;
/** Types of the second e-mail address, which waits for its confirmation, and of a home address. */
const [WORK_EMAIL, HOME] = [2, 1];

/** What each demo customer has. */
export const STORIES: Record<DemoCustomer['theme'], readonly Story[]> = {
  nothing: [],
  cash: CASH,
  credit: CREDIT,
  everything: EVERYTHING,
  'tax number': TAX_NUMBER,
};

async function writeAccount(transaction: Transaction<Database>, customer: DemoCustomer): Promise<number> {
  const registeredAt = ago(200);
  const { id } = await transaction
    .insertInto('account')
    .values({
      identification: customer.identification,
      password_hash: await hashPassword(DEMO_PASSWORD),
      phone: customer.phone,
      email: customer.email,
      country: 'Ecuador',
      application_id: APPLICATION_ID,
      created_at: registeredAt,
      verified_at: registeredAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const agreement = {
    consentVersion: CONSENT_VERSION,
    termsVersion: TERMS_VERSION,
    privacyVersion: PRIVACY_VERSION,
  };
  await writeRegistrationConsents(transaction, id, agreement, registeredAt);
  await writePerson(transaction, id, customer);
  if (customer.address) {
    const { cantonId, mainStreet, secondaryStreet, number } = customer.address;
    await transaction
      .insertInto('person_address')
      .values({
        ...{ account_id: id, type_id: HOME, canton_id: cantonId, is_main: true },
        ...{ main_street: mainStreet, secondary_street: secondaryStreet, number },
      })
      .execute();
  }
  if (customer.pendingEmail) {
    await transaction
      .insertInto('person_email')
      .values({ account_id: id, type_id: WORK_EMAIL, address: customer.pendingEmail })
      .execute();
  }
  return id;
}

/** Writes a customer whose identification and e-mail address no account has, with their stories. @returns the account's id */
export async function writeWithStories(
  transaction: Transaction<Database>,
  customer: DemoCustomer,
  stories: readonly Story[],
): Promise<number> {
  const accountId = await writeAccount(transaction, customer);
  for (const story of stories) await writeStory(transaction, { accountId, customer }, story);
  return accountId;
}

/** Lets one transaction at a time write demo customers, whichever instance it is of. */
export const lockCustomers = (transaction: Transaction<Database>) =>
  sql`select pg_advisory_xact_lock(${LOCK}::integer)`.execute(transaction);

/** Writes a customer whose identification no account has. @returns whether it was written */
export async function writeCustomer(transaction: Transaction<Database>, customer: DemoCustomer): Promise<boolean> {
  const taken = await transaction
    .selectFrom('account')
    .select('id')
    .where((is) =>
      is.or([is('identification', '=', customer.identification), is(is.fn('lower', ['email']), '=', customer.email)]),
    )
    .executeTakeFirst();
  if (taken) return false;
  await writeWithStories(transaction, customer, STORIES[customer.theme]);
  return true;
}

/** Whether the demo customers' cars are there. */
export const hasDemoCatalogue = async (database: Kysely<Database>): Promise<boolean> =>
  (await database.selectFrom('seed').select('digest').where('part', '=', 'catalogue').executeTakeFirst()) !== undefined;

/**
 * Writes the demo customers that are not there, each whole or not at all; one that is there is left as it is, whatever has
 * become of it. Their cars are those of the demo catalogue: without it there are none.
 * @returns how many were written
 */
export async function seedCustomers(database: Kysely<Database>): Promise<number> {
  if (!(await hasDemoCatalogue(database))) return 0;
  let written = 0;
  for (const customer of CUSTOMERS) {
    const isWritten = await database.transaction().execute(async (transaction) => {
      await lockCustomers(transaction);
      return writeCustomer(transaction, customer);
    });
    if (isWritten) written += 1;
  }
  return written;
}
