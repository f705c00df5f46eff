import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';

/** Forgets links whose time is over. */
export const forgetOldUploadLinks = (database: Kysely<Database>) =>
  database.deleteFrom('upload_link').where('until', '<', new Date()).execute();
