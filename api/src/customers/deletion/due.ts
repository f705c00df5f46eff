import { todayInEcuador } from '@vitrina/rules';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { lockPerson } from '../people/lock-person';
import { closeAccount, deleteWhole, salesOf } from './delete-account';

/** How long tax law wants purchases kept (Código Tributario, article 55: seven years at most). */
const KEPT_YEARS = 7;

/** Deletes an account whose request is due, unless it was taken back a moment ago. */
const deleteIfDue = (database: Kysely<Database>, accountId: number): Promise<void> =>
  inTurns(database, async (transaction) => {
    await lockPerson(transaction, accountId);
    const due = await transaction
      .selectFrom('deletion_request')
      .select('account_id')
      .where('account_id', '=', accountId)
      .where('due', '<=', todayInEcuador(new Date()))
      .executeTakeFirst();
    if (!due) return;
    // Nobody signs in, or asks for a code, meanwhile.
    await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
    const sales = await salesOf(transaction, accountId);
    if (sales.some(({ isDecided }) => isDecided)) await closeAccount(transaction, accountId, sales);
    else await deleteWhole(transaction, accountId);
  });

/** Deletes the accounts whose owners asked for it long enough ago. */
export async function deleteDueAccounts(database: Kysely<Database>): Promise<void> {
  const due = await database
    .selectFrom('deletion_request')
    .select('account_id')
    .where('due', '<=', todayInEcuador(new Date()))
    .execute();
  for (const { account_id } of due) await deleteIfDue(database, account_id);
}

/** Forgets how to reach the buyer of a closed account whose last purchase has ended. */
async function forgetContact(database: Kysely<Database>, accountId: number): Promise<void> {
  const sales = await salesOf(database, accountId);
  if (sales.some(({ isUnderWay }) => isUnderWay)) return;
  await database.updateTable('account').set({ email: '', phone: '' }).where('id', '=', accountId).execute();
}

/** Forgets of closed accounts what is needed no more: contact data after the last purchase, and after seven years the rest. */
export async function forgetClosedAccounts(database: Kysely<Database>): Promise<void> {
  const closed = database.selectFrom('account').select('account.id').where('closed_at', 'is not', null);
  for (const { id } of await closed.where('email', '<>', '').execute()) await forgetContact(database, id);
  const last = sql`(
    select max(greatest(decided_at, (select max(at) from purchase_event where negotiation_id = negotiation.id)))
    from negotiation join quotation on quotation.id = quotation_id where quotation.account_id = account.id
  )`;
  const old = await closed.where(sql<boolean>`${last} < now() - make_interval(years => ${KEPT_YEARS})`).execute();
  for (const { id } of old) await inTurns(database, (transaction) => deleteWhole(transaction, id));
}
