import { todayInEcuador } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { lockPerson } from '../people/lock-person';
import { closeAccount, deleteWhole } from './delete-account';
import { salesOf } from './sales';

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
