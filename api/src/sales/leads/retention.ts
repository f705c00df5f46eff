import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema';

/** How long what a guest asked for is kept after their last contact, as the privacy policy promises. */
const KEPT_YEARS = 2;

/**
 * Forgets what guests asked for once nobody of the same identification has asked for anything in the time that the privacy
 * policy names. What customers asked for is no lead: their quotations and purchases stay.
 */
export async function forgetOldLeads(database: Kysely<Database>): Promise<void> {
  const limit = sql`now() - make_interval(years => ${KEPT_YEARS})`;
  const isForgotten = sql`created_at < ${limit} and identification not in (
    select identification from lead where created_at >= ${limit}
    union select identification from form_lead where created_at >= ${limit}
  )`;
  await database.transaction().execute(async (transaction) => {
    await sql`delete from form_lead where ${isForgotten}`.execute(transaction);
    await sql`delete from lead where ${isForgotten}`.execute(transaction);
  });
}
