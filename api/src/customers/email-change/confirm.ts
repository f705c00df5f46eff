import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { LinkOver } from '../../platform/http/errors';
import { expiryOf } from '../../platform/outbox/message';
import { claimEmail } from '../accounts/taken';
import { hashOf } from '../accounts/tokens';
import { lockPerson, raiseRevision } from '../people/lock-person';
import { emailChangeNotice } from './messages';

/** What a link allows: one change of one account. */
export interface EmailGrant {
  changeId: number;
  accountId: number;
}

const toConfirm = (database: Kysely<Database>) =>
  database
    .selectFrom('email_change')
    .select(['id as changeId', 'account_id as accountId'])
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('confirm_until', '>', new Date());

/** What a confirmation's token allows. */
export const grantToConfirm = (database: Kysely<Database>, token: string): Promise<EmailGrant | undefined> =>
  toConfirm(database).where('confirm_hash', '=', hashOf(token)).executeTakeFirst();

/** The addresses that a confirmation takes the place of: the main one, and that of its type if there is one. */
async function replacedBy(transaction: Transaction<Database>, accountId: number, typeId: number) {
  const rows = await transaction
    .selectFrom('person_email')
    .select(['type_id', 'address', 'is_main'])
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .execute();
  const main = rows.find(({ is_main }) => is_main);
  if (!main) throw new Error(`account ${accountId} has no main e-mail address`);
  return { main, ofType: rows.find(({ type_id }) => type_id === typeId) };
}

/**
 * Makes a new address count: it takes the place of the one of its type, becomes the main one and the account's. What was
 * before stays with the change, so that it can be stopped.
 * @returns the address
 * @throws LinkOver if the change was confirmed or stopped meanwhile, Conflict if another account has the address by now
 */
export const confirmEmailChange = (database: Kysely<Database>, { changeId, accountId }: EmailGrant): Promise<string> =>
  inTurns(database, async (transaction) => {
    await lockPerson(transaction, accountId);
    const change = await toConfirm(transaction)
      .select(['type_id', 'new_address'])
      .where('id', '=', changeId)
      .executeTakeFirst();
    if (!change) throw new LinkOver();
    const { type_id: typeId, new_address: address } = change;
    const { main, ofType } = await replacedBy(transaction, accountId, typeId);
    const own = { account_id: accountId, type_id: typeId, address, is_main: true, confirmed_at: new Date() };
    await transaction
      .deleteFrom('person_email')
      .where('account_id', '=', accountId)
      .where('type_id', '=', typeId)
      .execute();
    await transaction.updateTable('person_email').set({ is_main: false }).where('account_id', '=', accountId).execute();
    await transaction.insertInto('person_email').values(own).execute();
    await claimEmail(transaction, accountId, address);
    await transaction
      .updateTable('email_change')
      .set({
        confirmed_at: new Date(),
        stop_until: expiryOf(emailChangeNotice),
        replaced_address: ofType?.address ?? null,
        main_type_id: main.type_id,
        main_address: main.address,
      })
      .where('id', '=', changeId)
      .execute();
    await raiseRevision(transaction, accountId);
    return address;
  });
