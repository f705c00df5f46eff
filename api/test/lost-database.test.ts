import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { cents, createLead } from '@vitrina/contract';
import { type Kysely, sql } from 'kysely';
import { connect } from '../src/platform/database/connect';
import type { Database } from '../src/platform/database/schema';
import { urlOf } from '../src/platform/http/calls';
import { MESSAGES } from '../src/platform/http/errors';
import { createLogger } from '../src/platform/http/logger';
import { bodyOf, messageOf, post } from './support/backend';
import { newDatabase } from './support/cluster';
import { eventually } from './support/eventually';
import { leadRequest, tokenMaker } from './support/lead';
import { openDatabase, type Program, serverPid, startProgram } from './support/process';
import { temporaryFolder } from './support/temporary-folder';

/** One poster alone has no other connection inside a transaction while the first one is lost. */
const POSTERS = 8;
const TOTAL = cents(3_363_661);

const folder = temporaryFolder();
const site = join(folder, 'site');
const dataDir = join(folder, 'data');
let url: string;
/** One with a database outside, and one with its own. */
let outside: Program;
let embedded: Program;

beforeAll(async () => {
  publishPage(site);
  url = await newDatabase();
  [outside, embedded] = await Promise.all([
    startProgram(join(folder, 'unused'), { DATABASE_URL: url, SITE_DIR: site }),
    startProgram(dataDir, { SITE_DIR: site }),
  ]);
}, 300_000);
afterAll(async () => {
  await Promise.all([outside?.stop(), embedded?.stop()]);
  rmSync(folder, { recursive: true, force: true });
}, 180_000);

/** A release store of one page. */
function publishPage(store: string) {
  const documents = join(store, 'html-one');
  mkdirSync(documents, { recursive: true });
  const page = Buffer.from('<p>inicio</p>');
  for (const [ending, bytes] of [
    ['', page],
    ['.br', page],
    ['.gz', gzipSync(page)],
  ] as const)
    writeFileSync(join(documents, `inicio.html${ending}`), bytes);
  writeFileSync(join(documents, 'routes.json'), JSON.stringify([{ pattern: '^/?$', html: 'inicio.html', styles: [] }]));
  writeFileSync(
    join(store, 'registry.json'),
    JSON.stringify({ revision: 'one', remotes: [], overrides: { hosts: [] } }),
  );
}

/** Posts leads from several sides while `lose` takes the database away again and again. */
async function attack(victim: Program, token: () => Promise<string>, losses: number, lose: () => Promise<void>) {
  const acknowledged: string[] = [];
  const seen = new Set<string>();
  let isOver = false;
  const poster = async () => {
    while (!isOver) {
      const request = leadRequest(await token(), TOTAL);
      const { status, body } = await post(victim, urlOf(createLead), bodyOf(createLead, request));
      if (status === 200) acknowledged.push(request.attempt);
      seen.add(status === 200 ? '200' : `${status} ${messageOf(body)}`);
    }
  };
  const reader = async () => {
    for (; !isOver; await wait(20)) expect((await fetch(`${victim.origin}/`)).status).toBe(200);
  };
  const all = Promise.all([...Array.from({ length: POSTERS }, poster), reader()]);
  const attacker = async () => {
    for (let loss = 0; loss < losses; loss++) {
      // In the middle of leads that are being written, also after the losses before.
      const before = acknowledged.length;
      await eventually(async () => expect(acknowledged.length).toBeGreaterThan(before + POSTERS), 2400);
      await lose();
    }
  };
  await Promise.race([attacker(), all]).finally(() => {
    isOver = true;
  });
  await all;
  return { acknowledged, seen };
}

/** What every attack must leave: answers of two kinds, each acknowledged lead, and a server that is ready again. */
async function expectNothingLost(
  victim: Program,
  database: Kysely<Database>,
  { acknowledged, seen }: Awaited<ReturnType<typeof attack>>,
) {
  expect([...seen].sort()).toEqual(['200', `503 ${MESSAGES[503]}`]);
  await eventually(async () => expect((await fetch(`${victim.origin}/readyz`)).status).toBe(200), 2400);
  const rows = await database.selectFrom('lead').select('attempt').execute();
  expect(rows.map(({ attempt }) => attempt)).toEqual(expect.arrayContaining(acknowledged));
  expect(victim.child.exitCode).toBe(null);
}

test('an outside database that ends every connection, again and again, fails the requests in progress and nothing else', async () => {
  const own = connect(url, 1, createLogger('silent'));
  const result = await attack(outside, await tokenMaker(own), 8, async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(own);
  });
  await expectNothingLost(outside, own, result);
  await own.destroy();
}, 300_000);

test('the embedded database that is killed, again and again, is started again', async () => {
  const first = openDatabase(dataDir);
  const token = await tokenMaker(first);
  await first.destroy();
  const result = await attack(embedded, token, 3, async () => {
    process.kill(serverPid(dataDir), 'SIGKILL');
  });
  const database = openDatabase(dataDir);
  await expectNothingLost(embedded, database, result);
  await database.destroy();
}, 600_000);
