import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { AttemptRow } from './attempts';

/** Marks an attempt for the maker's staff, once: at the event that opened it. */
export async function alertStaff(database: Kysely<Database>, { id }: AttemptRow): Promise<void> {
  const opened = await database
    .selectFrom('purchase_event')
    .select('id')
    .where('card_attempt_id', '=', id)
    .orderBy('id')
    .executeTakeFirst();
  if (!opened) return;
  await database
    .insertInto('staff_alert')
    .values({ event_id: opened.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
