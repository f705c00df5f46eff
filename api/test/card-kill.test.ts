import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Cents, checkCardPayment, createCardPayment, type Endpoint, p2pNotification } from '@vitrina/contract';
import { figuresOf } from '@vitrina/rules';
import { sql } from 'kysely';
import { urlOf } from '../src/platform/http/calls';
import { loadPurchase } from '../src/sales/purchases/load';
import { CUSTOMERS } from '../src/seed/customers/people';
import { callAs } from './support/account';
import type { Served } from './support/backend';
import { cardPayment, JOBS, TOTAL } from './support/card-payments';
import { demoCustomer } from './support/demo-customer';
import { eventually } from './support/eventually';
import { FakeProviders, type FakeSession } from './support/fake-providers';
import { openDatabase, type Program, serverPid, startProgram } from './support/process';
import { tell } from './support/story';
import { temporaryFolder } from './support/temporary-folder';

const INTERLEAVINGS = 50;
const KILLS = 4;
const AT_ONCE = 10;

const folder = temporaryFolder();
const dataDir = join(folder, 'data');
const fake = new FakeProviders();
let program: Program | undefined;
/** Resolves when a server listens; a new promise from each kill on. */
let listening = deferred<Program>();

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

afterAll(async () => {
  await program?.stop();
  await fake.stop();
  rmSync(folder, { recursive: true, force: true });
}, 180_000);

async function start(): Promise<void> {
  program = await startProgram(dataDir, { SEED: 'demo', ...fake.environment });
  listening.resolve(program);
}

/** Kills server and database at once, in the middle of whatever they do. */
async function kill(): Promise<void> {
  const dying = program;
  listening = deferred<Program>();
  process.kill(serverPid(dataDir), 'SIGKILL');
  await dying?.kill();
}

const chance = (of: number) => Math.random() < of;

test('50 interleavings, with the server killed at random moments: no payment is lost, and none is doubled', async () => {
  await fake.start();
  await start();
  const { identification } = CUSTOMERS[1] ?? { identification: '' };
  const before = openDatabase(dataDir);
  const { user } = await demoCustomer({ origin: program?.origin, database: before } as Served, identification);
  const story = { car: 'kira', kind: 'cash', quoted: 9, decided: 8, steps: () => [] } as const;
  const ids: number[] = [];
  for (let i = 0; i < INTERLEAVINGS; i++) ids.push(await tell(before, user.id, story));
  await before.destroy();

  /** Calls until it is answered: a browser whose request was lost sends the same again. */
  async function ask<Request, Response>(endpoint: Endpoint<Request, Response>, words: Request) {
    for (;;) {
      const { origin } = await listening.promise;
      const answer = await callAs({ origin } as Served, user, endpoint, words).catch(() => undefined);
      if (answer && answer.status < 500) return answer;
      await wait(20);
    }
  }
  /** p2p tells of an end once: what does not arrive is lost. */
  async function notify(session: FakeSession) {
    const { origin } = await listening.promise;
    const body = fake.notification(session);
    const headers = { 'content-type': 'application/json' };
    await fetch(origin + urlOf(p2pNotification), { method: 'POST', body, headers }).catch(() => undefined);
  }

  async function interleave(id: number): Promise<void> {
    for (let tries = 0; tries < 3; tries++) {
      const attempt = randomUUID();
      const words = { ...cardPayment(id, { attempt, amount: TOTAL / 2 }), releasesOpen: true };
      const clicks = await Promise.all(Array.from({ length: 1 + tries }, () => ask(createCardPayment, words)));
      const address = clicks.map(({ answer }) => String(Object(answer).address)).find((to) => to.startsWith('http'));
      const session = fake.sessions.get(address?.split('/').at(-1) ?? '');
      if (session?.status !== 'PENDING' || chance(0.2)) continue;
      if (chance(0.7)) fake.pay(session);
      fake.end(session, session.payment.length > 0 ? 'APPROVED' : 'REJECTED', 'XN');
      if (chance(0.6)) await Promise.all([notify(session), ...(chance(0.5) ? [notify(session)] : [])]);
      if (chance(0.3)) await ask(checkCardPayment, { id, attempt });
      if (chance(0.2) && session.payment[0]) Object.assign(session.payment[0], { refunded: true });
    }
  }

  const waiting = [...ids];
  let isDone = false;
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) await interleave(id);
  });
  const all = Promise.all(workers).then(() => {
    isDone = true;
  });
  // By what the providers hear, not by time: a kill is in the middle of something on a slow machine too.
  const heard = () => Object.values(fake.calls).reduce((sum, times) => sum + times, 0);
  let kills = 0;
  while (!isDone && kills < KILLS) {
    const enough = heard() + 5 + Math.random() * 25;
    while (!isDone && heard() < enough) await wait(5);
    await wait(Math.random() * 50);
    kills += 1;
    await kill();
    await start();
  }
  await all;

  const database = openDatabase(dataDir);
  // What is open now is over; jobs whose server died need not be waited for.
  for (const session of fake.sessions.values()) if (session.status === 'PENDING') fake.end(session, 'REJECTED', 'XN');
  await database
    .updateTable('card_attempt')
    .set({ created_at: sql<Date>`created_at - interval '1 minute'` })
    .where('provider_reference', 'is', null)
    .execute();
  await eventually(async () => {
    await sql`update pgboss.job set start_after = now(), state = 'retry'
      where name in (${sql.join(JOBS)}) and (state in ('created', 'retry')
        or (state = 'active' and started_on < now() - interval '10 seconds'))`.execute(database);
    await wait(1000);
    const open = await database
      .selectFrom('card_attempt')
      .select('id')
      .where('state', '=', 'PENDIENTE')
      .where('negotiation_id', 'in', ids)
      .execute();
    expect(open).toEqual([]);
    const reversals = await database
      .selectFrom('payment')
      .select('id')
      .where('kind', '=', 'reversal')
      .where('negotiation_id', 'in', ids)
      .execute();
    const reversed = [...fake.sessions.values()].filter(({ payment }) => payment[0]?.refunded === true);
    expect(reversals).toHaveLength(reversed.length);
  }, 90);

  let paidSessions = 0;
  for (const id of ids) {
    const { purchase } = await loadPurchase(database, id);
    const approved = [...fake.sessions.values()].filter(
      ({ reference, status }) => reference.startsWith(`${id}-`) && status === 'APPROVED',
    );
    paidSessions += approved.length;
    const charges = purchase.payments.filter(({ kind }) => kind === 'payment');
    expect([id, charges.length, new Set(charges.map(({ reference }) => reference)).size]).toEqual([
      ...[id, approved.length, approved.length],
    ]);
    const kept = approved.filter(({ payment }) => payment[0]?.refunded !== true).length * (TOTAL / 2);
    const { paid, balance, free, toReturn } = figuresOf(purchase);
    const due = Math.max(0, TOTAL - kept) as Cents;
    expect([id, paid, balance, free, toReturn]).toEqual([id, kept, due, due, Math.max(0, kept - TOTAL)]);
    expect([id, purchase.status]).toEqual([id, kept >= TOTAL ? 'PAGADA' : 'EN PROCESO']);
  }
  expect(kills).toBeGreaterThan(0);
  expect(paidSessions).toBeGreaterThan(INTERLEAVINGS / 2);
  await database.destroy();
}, 600_000);
