import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './schema';

/** What each is for: to sign the captcha's challenges, and to salt the passwords of registrations. */
type Purpose = 'captcha-secret' | 'registration-secret';

/** The secret of a purpose: created once per database and shared by all its instances. */
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
