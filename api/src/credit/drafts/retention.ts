import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema';

/** After how many days without a change a draft is forgotten. */
const DRAFT_DAYS = 90;

/** Forgets drafts that nobody goes on with. Their revisions stay, so that a form that is still open can be saved. */
export const forgetOldDrafts = (database: Kysely<Database>) =>
  database
    .updateTable('application_draft')
    .set({ sealed: null })
    .where('sealed', 'is not', null)
    .where('saved_at', '<', sql<Date>`now() - make_interval(days => ${DRAFT_DAYS})`)
    .execute();
