import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cents, createLead, vehicleLines } from '@vitrina/contract';
import { type Kysely, sql } from 'kysely';
import { connect } from '../src/platform/database/connect';
import { serverUser } from '../src/platform/database/embedded/system-user';
import type { Database } from '../src/platform/database/schema';
import { createLogger } from '../src/platform/http/logger';
import { call } from './support/backend';
import { newDatabase } from './support/cluster';
import { eventually } from './support/eventually';
import { leadRequest, tokenMaker } from './support/lead';
import { BACKEND, lives, openDatabase, type Program, serverPid, spawnProgram, startProgram } from './support/process';
import { temporaryFolder } from './support/temporary-folder';

const folder = temporaryFolder();
const dataDir = join(folder, 'data');
const cluster = join(dataDir, 'database/cluster');
/** The program that uses the folder: a test goes on with the one that the test before it has left. */
let current: Program | undefined;
async function running(): Promise<Program> {
  current ??= await startProgram(dataDir);
  return current;
}
async function stop(): Promise<number | null | undefined> {
  const program = current;
  current = undefined;
  return program?.stop();
}
async function kill(): Promise<void> {
  const program = await running();
  current = undefined;
  await program.kill();
}

afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}, 180_000);

test('a stop answers, ends PostgreSQL and gives the folder back; the next start finds the catalogue', async () => {
  const first = await running();
  const server = serverPid(dataDir);
  expect(first.log()).toContain('the demo catalogue was written');
  expect(first.log()).toContain('/sandbox/outbox shows all of them, codes to sign in among them');
  expect(await stop()).toBe(0);
  await eventually(async () => expect(lives(server)).toBe(false));
  expect(existsSync(join(dataDir, 'backend.pid'))).toBe(false);
  const second = await running();
  expect(second.log()).not.toContain('the demo catalogue was written');
  expect(await call(second, vehicleLines, {})).toHaveLength(3);
}, 300_000);

test('a second start on the same folder says which process uses it', async () => {
  const first = await running();
  const message = `The data folder ${dataDir} is in use by the backend with process id ${first.child.pid}`;
  await expect(startProgram(dataDir)).rejects.toThrow(message);
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
}, 300_000);

test('a server that a killed backend left running is adopted, and ended with its new backend', async () => {
  await running();
  const server = serverPid(dataDir);
  await kill();
  expect(lives(server)).toBe(true);
  const second = await running();
  expect(second.log()).toContain(
    `Adopting the PostgreSQL server that an earlier backend left running (process id ${server})`,
  );
  expect(serverPid(dataDir)).toBe(server);
  expect(await call(second, vehicleLines, {})).toHaveLength(3);
  expect(await stop()).toBe(0);
  await eventually(async () => expect(lives(server)).toBe(false));
}, 300_000);

test('a process id left by a dead server, and since given to another program, does not stop the start', async () => {
  await kill();
  const server = serverPid(dataDir);
  process.kill(server, 'SIGKILL');
  await eventually(async () => expect(lives(server)).toBe(false));
  const other = spawn('sleep', ['300'], { ...serverUser() });
  const file = join(cluster, 'postmaster.pid');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(other.pid)));
  expect(await call(await running(), vehicleLines, {})).toHaveLength(3);
  other.kill();
}, 300_000);

test('a stop lets what is under way end first', async () => {
  const program = await running();
  const database = openDatabase(dataDir);
  const request = leadRequest(await (await tokenMaker(database))(), cents(3_363_661));
  let answered: Promise<unknown> = Promise.resolve();
  let stopped: Promise<unknown> = Promise.resolve();
  await database.transaction().execute(async (transaction) => {
    await sql`lock table lead in exclusive mode`.execute(transaction);
    answered = call(program, createLead, request);
    await eventually(async () => expect(await waiting(transaction)).toBe(1));
    stopped = stop();
    await eventually(async () => expect(program.log()).toContain('stopping'));
  });
  await database.destroy();
  expect(await answered).toMatchObject({ total: 3_363_661 });
  expect(await stopped).toBe(0);
}, 300_000);

/** How many statements wait for a lock. */
async function waiting(database: Kysely<Database>): Promise<number> {
  const found = await sql<{ count: number }>`select count(*)::integer as count from pg_locks where not granted`.execute(
    database,
  );
  return found.rows[0]?.count ?? 0;
}

test('without its database the backend is alive, not ready, and says so', async () => {
  const url = await newDatabase();
  const first = await startProgram(dataDir, { DATABASE_URL: url });
  const healthy = async (path: string) => (await fetch(first.origin + path)).status;
  const elsewhere = connect(Object.assign(new URL(url), { pathname: '/postgres' }).href, 1, createLogger('silent'));
  await sql`drop database ${sql.id(new URL(url).pathname.slice(1))} with (force)`.execute(elsewhere);
  await elsewhere.destroy();
  await eventually(async () => expect(await healthy('/readyz')).toBe(503));
  expect(await healthy('/healthz')).toBe(200);
  await expect(call(first, vehicleLines, {})).rejects.toThrow('503 El servicio no está disponible por el momento');
  await first.stop();
}, 300_000);

describe('a start that cannot succeed says why in one line, without a secret', () => {
  const oneLine = async (environment: NodeJS.ProcessEnv) => {
    const program = spawnProgram(BACKEND, { DATA_DIR: dataDir, ...environment });
    expect(await program.ended()).toBe(1);
    const lines = program.log().trim().split('\n');
    expect(lines.filter((line) => !line.startsWith('{'))).toHaveLength(1);
    expect(program.log()).not.toMatch(/geheim|^ +at /m);
    return lines.at(-1);
  };

  /** The folder with its database, and no program that uses it. */
  const stopped = async () => {
    if (!existsSync(cluster)) await running();
    await stop();
  };

  test('a variable that is wrong, or a database that cannot be reached', async () => {
    const starts = [
      ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
      ['DATABASE_URL', 'mysql://u:geheim@db/v', 'DATABASE_URL must be like postgres://'],
      ...['127.0.0.1:1', 'localhost:1'].map((host) => [
        'DATABASE_URL',
        `postgres://u:geheim@${host}/v`,
        `The database ${host}/v cannot be used: connect ECONNREFUSED`,
      ]),
    ].map(async ([name = '', value = '', message = '']) => {
      const line = await oneLine({ [name]: value });
      expect([value, line]).toEqual([value, expect.stringContaining(message)]);
    });
    await Promise.all(starts);
  }, 180_000);

  test('a password that the database refuses', async () => {
    const url = Object.assign(new URL(await newDatabase()), { password: 'geheim' });
    const { host, pathname } = url;
    expect(await oneLine({ DATABASE_URL: url.href })).toBe(
      `The database ${host}${pathname} cannot be used: password authentication failed for user "postgres".`,
    );
  }, 180_000);

  test('an empty postmaster.pid, as a crash of the machine leaves it', async () => {
    await stopped();
    const file = join(cluster, 'postmaster.pid');
    writeFileSync(file, '');
    expect(await oneLine({})).toMatch(new RegExp(`^${file} is empty, .* remove the file and start again\\.$`));
    rmSync(file);
  }, 180_000);

  test('a lost password file, and no other password takes its place', async () => {
    await stopped();
    const file = join(dataDir, 'database-password');
    const password = readFileSync(file, 'utf8');
    rmSync(file);
    expect(await oneLine({})).toMatch(new RegExp(`^${file} is lost or empty: .* Put the file back from a backup`));
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, password);
    await running();
    expect(await stop()).toBe(0);
  }, 180_000);
});
