import type { SubTab } from '@vitrina/rules';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { OwnApplication } from '../own-application';

/** Drops the draft of a sub-tab that was saved. @returns its new revision: forms opened before are not the newest any more */
export async function dropDraft(
  transaction: Transaction<Database>,
  { negotiationId, wizard }: OwnApplication,
  subTab: SubTab['key'],
): Promise<number> {
  const values = { sealed: null, saved_at: sql<Date>`clock_timestamp()` };
  const { revision } = await transaction
    .insertInto('application_draft')
    .values({ negotiation_id: negotiationId, wizard, sub_tab: subTab, revision: 1, ...values })
    .onConflict((on) =>
      on
        .columns(['negotiation_id', 'wizard', 'sub_tab'])
        .doUpdateSet({ ...values, revision: sql<number>`application_draft.revision + 1` }),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** Deletes the drafts of an application that was sent, of either form. */
export const deleteDrafts = (transaction: Transaction<Database>, negotiationId: number) =>
  transaction.deleteFrom('application_draft').where('negotiation_id', '=', negotiationId).execute();
