import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Database } from './schema';

const FOLDER = join(__dirname, 'migrations');

const migrationIn = (file: string): Migration => {
  const { migration } = require(join(FOLDER, file)) as { migration?: Migration };
  if (!migration) throw new Error(`${join(FOLDER, file)} exports no migration`);
  return migration;
};

/** Every step of the schema, by the name of its file, in order. */
export const migrations: Record<string, Migration> = Object.fromEntries(
  readdirSync(FOLDER)
    .sort()
    .map((file) => [basename(file, '.ts'), migrationIn(file)]),
);

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
