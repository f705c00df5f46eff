import { type Kysely, type Migration, Migrator } from 'kysely';
import { catalogue } from './migrations/0001-catalogue';
import { leads } from './migrations/0002-leads';
import { catalogueRevision } from './migrations/0003-catalogue-revision';
import { accounts } from './migrations/0004-accounts';
import { formLeads } from './migrations/0005-form-leads';
import { shortLinks } from './migrations/0006-short-links';
import { agreements } from './migrations/0007-agreements';
import { accountIds } from './migrations/0008-account-ids';
import { outboxEnds } from './migrations/0009-outbox-ends';
import { onlineLeads } from './migrations/0010-online-leads';
import { storedFiles } from './migrations/0011-stored-files';
import { catalogues } from './migrations/0012-catalogues';
import { people } from './migrations/0013-people';
import { purchases } from './migrations/0014-purchases';
import { errorReports } from './migrations/0020-error-reports';
import { outboxJobs } from './migrations/0025-outbox-jobs';
import type { Database } from './schema';

/** Every step of the schema, by its name, in order. */
export const migrations: Record<string, Migration> = {
  '0001-catalogue': catalogue,
  '0002-leads': leads,
  '0003-catalogue-revision': catalogueRevision,
  '0004-accounts': accounts,
  '0005-form-leads': formLeads,
  '0006-short-links': shortLinks,
  '0007-agreements': agreements,
  '0008-account-ids': accountIds,
  '0009-outbox-ends': outboxEnds,
  '0010-online-leads': onlineLeads,
  '0011-stored-files': storedFiles,
  '0012-catalogues': catalogues,
  '0013-people': people,
  '0014-purchases': purchases,
  '0020-error-reports': errorReports,
  '0025-outbox-jobs': outboxJobs,
};

/**
 * Migrates the database to this program's schema. Instances that start concurrently wait for each other. @returns what
 * it did.
 */
export async function migrate(database: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}
