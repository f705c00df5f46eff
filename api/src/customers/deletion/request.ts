import { plusDays, todayInEcuador } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { enqueueMessage } from '../../platform/outbox/queue';
import { needOwner } from '../accounts/owner-mail';
import { accountOf } from '../accounts/user';
import { lockPerson } from '../people/lock-person';
import { DELETION_DAYS, deletionAsked } from './messages';

const has = (database: Kysely<Database>, accountId: number) =>
  database.selectFrom('deletion_request').select('due').where('account_id', '=', accountId).executeTakeFirst();

/**
 * Asks for an account's deletion, once, and tells its owner by mail, also at a mailbox from before that may still stop a
 * change of address; the same again changes nothing.
 * @param caller the customer, and the address of the call for the limit of mails
 * @throws HttpError 429 if no mailbox of the owner may have another mail
 */
export async function askForDeletion(
  { database, siteUrl }: { database: Kysely<Database>; siteUrl: string },
  { accountId, address }: { accountId: number; address: string },
): Promise<void> {
  if (await has(database, accountId)) return;
  const account = await accountOf(database, accountId);
  const admissions = await needOwner(database, deletionAsked, account, address);
  await inTurns(database, async (transaction) => {
    await lockPerson(transaction, accountId);
    if (await has(transaction, accountId)) return;
    const due = plusDays(todayInEcuador(new Date()), DELETION_DAYS);
    await transaction.insertInto('deletion_request').values({ account_id: accountId, due }).execute();
    const link = `${siteUrl}/usuario/perfil/consentimientos`;
    const content = { name: account.first_names, due, link };
    for (const admission of admissions) await enqueueMessage(transaction, admission, content);
  });
}

/** Takes a request for deletion back, until the account is deleted. */
export const takeDeletionBack = (database: Kysely<Database>, accountId: number): Promise<void> =>
  inTurns(database, async (transaction) => {
    await lockPerson(transaction, accountId);
    await transaction.deleteFrom('deletion_request').where('account_id', '=', accountId).execute();
  });
