import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema';

/** Longer than anybody looks for one, and than a replayed one could do anything. */
const KEPT_DAYS = 30;

/** Deletes notifications that are old. */
export const forgetOldNotifications = (database: Kysely<Database>) =>
  database
    .deleteFrom('card_notification')
    .where('received_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
