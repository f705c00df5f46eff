import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './schema';

/** What each is for: to sign the captcha's challenges, to salt the passwords of registrations, to encrypt drafts. */
type Purpose = 'captcha-secret' | 'registration-secret' | 'draft-key';

/** The secret of a purpose, 64 hexadecimal digits: created once per database and shared by all its instances. */
export async function secretFor(database: Kysely<Database>, purpose: Purpose): Promise<string> {
  const find = () => database.selectFrom('setting').select('value').where('key', '=', purpose);
  const known = await find().executeTakeFirst();
  if (known) return known.value;
  const value = randomBytes(32).toString('hex');
  await database
    .insertInto('setting')
    .values({ key: purpose, value })
    .onConflict((on) => on.doNothing())
    .execute();
  return (await find().executeTakeFirstOrThrow()).value;
}
