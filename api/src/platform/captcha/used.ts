import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { EarnedToken } from './captcha';

/** Uses a token up, in the transaction of what it pays for. @returns whether it had not served before. */
export async function useToken(database: Kysely<Database>, token: EarnedToken): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('used_captcha')
    .values({ signature: token.signature.toLowerCase(), expires_at: token.expiresAt })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Forgets the used tokens that have expired by themselves. */
export const forgetExpired = (database: Kysely<Database>) =>
  database.deleteFrom('used_captcha').where('expires_at', '<', new Date()).execute();
