import type { Profile } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { accountOf } from '../accounts/user';
import { splitNames } from './names';

/** The e-mail addresses by type: the confirmed one ('' where there is none yet), and the one that waits to replace it. */
async function emailsOf(database: Kysely<Database>, accountId: number): Promise<Profile['emails']> {
  const rows = await database
    .selectFrom('person_email')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('type_id')
    .execute();
  return [...new Set(rows.map(({ type_id }) => type_id))].map((typeId) => {
    const [confirmed, pending] = [true, false].map((isConfirmed) =>
      rows.find(({ type_id, confirmed_at }) => type_id === typeId && (confirmed_at !== null) === isConfirmed),
    );
    return {
      typeId,
      address: confirmed?.address ?? '',
      isMain: confirmed?.is_main ?? false,
      ...(pending && { pendingAddress: pending.address }),
    };
  });
}

async function phonesOf(database: Kysely<Database>, accountId: number): Promise<Profile['phones']> {
  return database
    .selectFrom('person_phone')
    .select(['type_id as typeId', 'number', 'is_main as isMain'])
    .where('account_id', '=', accountId)
    .orderBy('type_id')
    .execute();
}

async function addressesOf(database: Kysely<Database>, accountId: number): Promise<Profile['addresses']> {
  const rows = await database
    .selectFrom('person_address')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('type_id')
    .execute();
  return rows.map((row) => ({
    typeId: row.type_id,
    mainStreet: row.main_street,
    secondaryStreet: row.secondary_street,
    number: row.number,
    reference: row.reference ?? undefined,
    neighbourhood: row.neighbourhood ?? undefined,
    cityId: row.canton_id,
    parishId: row.parish_id ?? undefined,
    isMain: row.is_main,
  }));
}

/** A customer's personal data. The revision is that of the data: a change in between makes it older, never newer. */
export async function readProfile(database: Kysely<Database>, accountId: number): Promise<Profile> {
  const account = await accountOf(database, accountId);
  const [names, surnames] = [splitNames(account.first_names), splitNames(account.surnames)];
  return {
    firstName: names.first,
    otherNames: names.rest,
    surname: surnames.first,
    secondSurname: surnames.rest,
    birthDate: account.birth_date ?? undefined,
    genderId: account.gender_id ?? undefined,
    revision: account.revision,
    identification: account.identification,
    emails: await emailsOf(database, accountId),
    phones: await phonesOf(database, accountId),
    addresses: await addressesOf(database, accountId),
  };
}
