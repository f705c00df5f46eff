import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';

const KEY = 'captcha-secret';

/** The secret that signs challenges: created once per database and shared by all its instances. */
export async function captchaSecret(database: Kysely<Database>): Promise<string> {
  const value = randomBytes(32).toString('hex');
  await database
    .insertInto('setting')
    .values({ key: KEY, value })
    .onConflict((on) => on.doNothing())
    .execute();
  const row = await database.selectFrom('setting').select('value').where('key', '=', KEY).executeTakeFirstOrThrow();
  return row.value;
}
