import { type changeMarketingConsent, isPublished, type RequestOf } from '@vitrina/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { Refused } from '../../platform/http/errors';
import { lockPerson } from '../people/lock-person';
import { UNKNOWN_TEXT } from '../people/person';

/**
 * Gives or withdraws the consent to advertising. Rows are never deleted: one that is withdrawn says when, and giving it again,
 * or to another text, is a new one. The same again changes nothing.
 * @throws Refused for a text that was never published
 */
export async function changeMarketing(
  database: Kysely<Database>,
  accountId: number,
  { isGiven, textVersion }: RequestOf<typeof changeMarketingConsent>,
): Promise<void> {
  if (!isPublished('marketing', textVersion)) throw new Refused(UNKNOWN_TEXT);
  await inTurns(database, async (transaction) => {
    await lockPerson(transaction, accountId);
    const live = transaction
      .updateTable('consent')
      .set({ withdrawn_at: sql`greatest(now(), given_at)` })
      .where('account_id', '=', accountId)
      .where('purpose', '=', 'marketing')
      .where('withdrawn_at', 'is', null);
    if (!isGiven) {
      await live.execute();
      return;
    }
    await live.where('text_version', '<>', textVersion).execute();
    await transaction
      .insertInto('consent')
      .values({ account_id: accountId, purpose: 'marketing', text_version: textVersion })
      .onConflict((on) =>
        on.column('account_id').where('purpose', '=', 'marketing').where('withdrawn_at', 'is', null).doNothing(),
      )
      .execute();
  });
}
