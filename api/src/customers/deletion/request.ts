import { plusDays, todayInEcuador } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { admit } from '../../platform/outbox/admission';
import { enqueueMessage } from '../../platform/outbox/queue';
import { accountOf } from '../accounts/user';
import { lockPerson } from '../people/lock-person';
import { DELETION_DAYS, deletionAsked } from './messages';

const has = (database: Kysely<Database>, accountId: number) =>
  database.selectFrom('deletion_request').select('due').where('account_id', '=', accountId).executeTakeFirst();

/**
 * Asks for an account's deletion, once, and tells its owner by mail; the same again changes nothing.
 * @param caller the customer, and the address of the call for the limit of mails
 */
export async function askForDeletion(
  { database, siteUrl }: { database: Kysely<Database>; siteUrl: string },
  { accountId, address }: { accountId: number; address: string },
): Promise<void> {
  if (await has(database, accountId)) return;
  const account = await accountOf(database, accountId);
  const admission = await admit(database, deletionAsked, account, address);
  await inTurns(database, async (transaction) => {
    await lockPerson(transaction, accountId);
    if (await has(transaction, accountId)) return;
    const due = plusDays(todayInEcuador(new Date()), DELETION_DAYS);
    await transaction.insertInto('deletion_request').values({ account_id: accountId, due }).execute();
    const link = `${siteUrl}/usuario/perfil/consentimientos`;
    await enqueueMessage(transaction, admission, { name: account.first_names, due, link });
  });
}

/** Takes a request for deletion back, until the account is deleted. */
export const takeDeletionBack = (database: Kysely<Database>, accountId: number): Promise<void> =>
  inTurns(database, async (transaction) => {
    await lockPerson(transaction, accountId);
    await transaction.deleteFrom('deletion_request').where('account_id', '=', accountId).execute();
  });
