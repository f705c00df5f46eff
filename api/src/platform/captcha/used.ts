import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { EarnedToken } from './captcha';

/** Consumes a token, in the transaction that it pays for. @returns whether it had not been used before. */
export async function useToken(database: Kysely<Database>, token: EarnedToken): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('used_captcha')
    .values({ signature: token.signature.toLowerCase(), expires_at: token.expiresAt })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether a token has been used, by a transaction that has ended. */
export const isUsed = async (database: Kysely<Database>, { signature }: EarnedToken): Promise<boolean> =>
  (await database
    .selectFrom('used_captcha')
    .select('signature')
    .where('signature', '=', signature.toLowerCase())
    .executeTakeFirst()) !== undefined;

/** Deletes used tokens that have expired. */
export const forgetExpired = (database: Kysely<Database>) =>
  database.deleteFrom('used_captcha').where('expires_at', '<', new Date()).execute();
