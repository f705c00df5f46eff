import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';

/** What a customer states about themselves. */
interface Statement {
  firstNames: string;
  surnames: string;
  phone: string;
  email: string;
  genderId?: number | undefined;
  birthDate?: string | undefined;
}

/** Types that a registration's e-mail address and telephone have: the first of each list, personal and mobile. */
const PERSONAL_EMAIL = 1;
const PERSONAL_MOBILE = 1;

/**
 * Writes the person of a new account, with the main e-mail address and telephone, which are
 * also the account's: the one-time password that verifies the account confirms them.
 * @returns the person's row
 */
export async function writePerson(
  transaction: Transaction<Database>,
  accountId: number,
  { firstNames, surnames, phone, email, genderId, birthDate }: Statement,
): Promise<Selectable<Database['person']>> {
  const person = await transaction
    .insertInto('person')
    .values({
      account_id: accountId,
      first_names: firstNames,
      surnames,
      gender_id: genderId ?? null,
      birth_date: birthDate ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('person_email')
    .values({
      account_id: accountId,
      type_id: PERSONAL_EMAIL,
      address: email,
      is_main: true,
      confirmed_at: new Date(),
    })
    .execute();
  await transaction
    .insertInto('person_phone')
    .values({ account_id: accountId, type_id: PERSONAL_MOBILE, number: phone, is_main: true })
    .execute();
  return person;
}
