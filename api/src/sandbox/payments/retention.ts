import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema';

/** Longer than the shop asks about a payment, and than anybody tries something with one. */
const KEPT_DAYS = 30;

/**
 * Deletes what the providers of the sandbox remember that is old: payers' names and addresses are in it. Sessions, operations
 * and posts have nothing to do with each other here.
 */
export async function forgetOldProviderRows(database: Kysely<Database>): Promise<void> {
  const before = sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`;
  await database.deleteFrom('sandbox_p2p_session').where('created_at', '<', before).execute();
  await database.deleteFrom('sandbox_payme_operation').where('opened_at', '<', before).execute();
  await database.deleteFrom('sandbox_post').where('due_at', '<', before).execute();
}
