import { sql } from 'kysely';
import { inTurns } from '../../platform/database/transaction';
import type { AttemptRow } from './attempts';
import type { CardContext } from './context';

/**
 * Tells the maker's staff of a finding about an attempt, at the event that opened it and in the log: once, however often its
 * provider is asked.
 */
export async function alertStaff(
  { database, log }: Pick<CardContext, 'database' | 'log'>,
  { id, reference, provider }: AttemptRow,
  finding: string,
): Promise<void> {
  const isNew = await inTurns(database, async (transaction) => {
    const marked = await transaction
      .updateTable('card_attempt')
      .set({ alerted: sql`array_append(alerted, ${finding}::text)` })
      .where('id', '=', id)
      .where(sql<boolean>`not alerted @> array[${finding}::text]`)
      .returning('id')
      .executeTakeFirst();
    if (!marked) return false;
    await transaction
      .insertInto('staff_alert')
      .columns(['event_id'])
      .expression((of) =>
        of.selectFrom('purchase_event').select('id').where('card_attempt_id', '=', id).orderBy('id').limit(1),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  });
  if (isNew) log.error({ reference, provider }, `for the staff: ${finding}`);
}
