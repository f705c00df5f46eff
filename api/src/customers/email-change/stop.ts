import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { LinkOver } from '../../platform/http/errors';
import { admit } from '../../platform/outbox/admission';
import { enqueueMessage } from '../../platform/outbox/queue';
import { hashPassword } from '../accounts/passwords';
import { endSessionsOf } from '../accounts/sessions';
import { claimEmail } from '../accounts/taken';
import { hashOf, newToken } from '../accounts/tokens';
import { accountOf } from '../accounts/user';
import { lockPerson, raiseRevision } from '../people/lock-person';
import { restorePhone } from '../people/phones';
import type { EmailGrant } from './confirm';
import { emailChangeStopped } from './messages';

const toStop = (database: Kysely<Database>) =>
  database.selectFrom('email_change').where('ended_at', 'is', null).where('stop_until', '>', new Date());

/** What the token of the earlier mailbox allows, before the confirmation and some days after it. */
export const grantToStop = (database: Kysely<Database>, token: string): Promise<EmailGrant | undefined> =>
  toStop(database)
    .select(['id as changeId', 'account_id as accountId'])
    .where('stop_hash', '=', hashOf(token))
    .executeTakeFirst();

type Confirmed = Selectable<Database['email_change']> & { main_type_id: number; main_address: string };
const isConfirmed = (change: Selectable<Database['email_change']>): change is Confirmed =>
  change.main_type_id !== null && change.main_address !== null;

/** Whether a change was asked for or confirmed after another one, or waits: it is stopped with it. */
const isLater = (change: Selectable<Database['email_change']>, than: Selectable<Database['email_change']>): boolean =>
  change.id >= than.id ||
  change.confirmed_at === null ||
  (than.confirmed_at !== null && change.confirmed_at > than.confirmed_at);

/** Puts back what a confirmation has replaced: the address of the type, and the main one. */
async function undo(transaction: Transaction<Database>, change: Confirmed): Promise<void> {
  const { account_id, type_id, replaced_address, main_type_id, main_address } = change;
  const rows = { account_id, is_main: false, confirmed_at: new Date() };
  await transaction.updateTable('person_email').set({ is_main: false }).where('account_id', '=', account_id).execute();
  await transaction
    .deleteFrom('person_email')
    .where('account_id', '=', account_id)
    .where('type_id', 'in', [type_id, main_type_id])
    .execute();
  const earlier = [{ ...rows, type_id: main_type_id, address: main_address, is_main: true }];
  if (replaced_address !== null && type_id !== main_type_id) {
    earlier.push({ ...rows, type_id, address: replaced_address });
  }
  await transaction.insertInto('person_email').values(earlier).execute();
}

/**
 * Stops a change and every later one of the account: who asked for it may be somebody else, and so may what they did next.
 * The address and the telephone from before count again, every session ends, and the owner gets a mail. No password opens
 * the account any more, whenever it was set: whoever came in may know it. A new one is sent to mailbox and telephone.
 * @param from address of the caller, for the limit of mails
 * @throws LinkOver if it was stopped meanwhile, Conflict if another account has the earlier address
 */
export async function stopChange(
  database: Kysely<Database>,
  { changeId, accountId }: EmailGrant,
  from: string,
): Promise<void> {
  const password_hash = await hashPassword(newToken());
  await inTurns(database, async (transaction) => {
    await lockPerson(transaction, accountId);
    const changes = await toStop(transaction).selectAll().where('account_id', '=', accountId).execute();
    const own = changes.find(({ id }) => id === changeId);
    if (!own) throw new LinkOver();
    const stopped = changes.filter((change) => isLater(change, own));
    // The newest confirmation first, as each knows what was there before it.
    const confirmed = stopped.filter(isConfirmed).sort((a, b) => Number(b.confirmed_at) - Number(a.confirmed_at));
    for (const change of confirmed) await undo(transaction, change);
    await transaction
      .deleteFrom('person_email')
      .where('account_id', '=', accountId)
      .where('confirmed_at', 'is', null)
      .execute();
    await transaction
      .updateTable('email_change')
      .set({ ended_at: new Date() })
      .where(
        'id',
        'in',
        stopped.map(({ id }) => id),
      )
      .execute();
    const first = confirmed.at(-1);
    if (first) await claimEmail(transaction, accountId, first.main_address);
    if (own.phone !== null && own.phone_type_id !== null) {
      await restorePhone(transaction, accountId, { typeId: own.phone_type_id, number: own.phone });
    }
    await transaction
      .updateTable('account')
      .set({ password_hash, temporary_password_hash: null, temporary_password_until: null })
      .where('id', '=', accountId)
      .execute();
    await endSessionsOf(transaction, accountId);
    await raiseRevision(transaction, accountId);
  });
  const account = await accountOf(database, accountId);
  const admission = await admit(database, emailChangeStopped, account, from);
  await inTurns(database, (transaction) => enqueueMessage(transaction, admission, { name: account.first_names }));
}
