import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';

/** Forgets new addresses that nobody confirmed in time, and changes that nobody can stop any more. */
export const forgetOldEmailChanges = (database: Kysely<Database>): Promise<void> =>
  inTurns(database, async (transaction) => {
    await transaction
      .deleteFrom('person_email')
      .using('email_change')
      .whereRef('email_change.account_id', '=', 'person_email.account_id')
      .whereRef('email_change.type_id', '=', 'person_email.type_id')
      .where('person_email.confirmed_at', 'is', null)
      .where('email_change.confirmed_at', 'is', null)
      .where('email_change.ended_at', 'is', null)
      .where('email_change.confirm_until', '<', new Date())
      .execute();
    await transaction.deleteFrom('email_change').where('stop_until', '<', new Date()).execute();
  });
