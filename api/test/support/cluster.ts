import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect } from '../../src/platform/database/connect';
import { type EmbeddedCluster, startEmbedded } from '../../src/platform/database/embedded/cluster';
import { migrate } from '../../src/platform/database/migrate';
import { createLogger } from '../../src/platform/http/logger';
import { seedCatalogue } from '../../src/seed/catalogue/seed';
import { temporaryFolder } from './temporary-folder';

/** The database that every test file starts with: migrated and seeded once a run. */
const TEMPLATE = 'vitrina_template';
/** Where Jest's workers read the address of the run's cluster. */
const ADDRESS = 'VITRINA_TEST_CLUSTER';

const open = (url: string) => connect(url, 1, createLogger('silent'));

/** The address of another database of the same cluster. */
const onDatabase = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

let cluster: EmbeddedCluster | undefined;
let folder = '';

/**
 * Starts one PostgreSQL for all test files of a run and fills the template. It need not survive a crash, so it does not
 * wait for the disk; tests that kill the database start a cluster of their own (`startProgram`).
 */
export default async function startCluster(): Promise<void> {
  folder = temporaryFolder();
  cluster = await startEmbedded(join(folder, 'data'), () => undefined);
  const server = open(cluster.url);
  await sql`alter system set fsync = off`.execute(server);
  await sql`select pg_reload_conf()`.execute(server);
  await sql`create database ${sql.id(TEMPLATE)}`.execute(server);
  await server.destroy();
  const template = open(onDatabase(cluster.url, TEMPLATE));
  await migrate(template);
  await seedCatalogue(template);
  await template.destroy();
  process.env[ADDRESS] = cluster.url;
}

export async function stopCluster(): Promise<void> {
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Makes a database of its own for one test file. @returns its address */
export async function newDatabase(): Promise<string> {
  const url = process.env[ADDRESS];
  if (!url) throw new Error(`${ADDRESS} is not set: run the tests by Jest's configuration`);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = open(url);
  // Only one session may copy a template at a time; another worker's copy is waited for.
  await sql`select pg_advisory_lock(1)`.execute(server);
  await sql`create database ${sql.id(name)} template ${sql.id(TEMPLATE)}`.execute(server);
  await server.destroy();
  return onDatabase(url, name);
}
