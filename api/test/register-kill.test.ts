import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { registerPayment, type SessionUser } from '@vitrina/contract';
import { CUSTOMERS, DEMO_PASSWORD, type DemoCustomer } from '../src/seed/customers/people';
import { callAs, signIn } from './support/account';
import { eventually } from './support/eventually';
import { openDatabase, type Program, serverPid, startProgram } from './support/process';
import { temporaryFolder } from './support/temporary-folder';
import { payerOf, paymentRows, type Registration } from './support/transfer';

const KILLS = 3;
const CLIENTS = 3;
/** A purchase of a demo customer of which nothing is paid. */
const PURCHASE = 2003;
const [, CUSTOMER] = CUSTOMERS as readonly [DemoCustomer, DemoCustomer];

const folder = temporaryFolder();
const dataDir = join(folder, 'data');
let program: Program | undefined;

afterAll(async () => {
  await program?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 180_000);

/** The customer signs in once: a session outlives the program. */
async function signedIn(running: Program): Promise<SessionUser> {
  const { user } = await signIn(running, DEMO_PASSWORD, CUSTOMER.identification);
  if (!user) throw new Error('the demo customer cannot sign in');
  return user;
}

/** Registers transfers from several sides and kills everything in the middle of it. */
async function registerUntilKilled(
  victim: Program,
  user: SessionUser,
  { sent, acknowledged }: { sent: Registration[]; acknowledged: Map<string, number> },
) {
  const { words } = await payerOf(victim, user, PURCHASE);
  let isKilled = false;
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!isKilled) {
      const registration = words();
      sent.push(registration);
      const answer = await callAs(victim, user, registerPayment, registration).catch((error: unknown) => {
        if (!isKilled) throw error;
      });
      if (answer?.answer) acknowledged.set(registration.attempt, answer.answer.id);
    }
  });
  const before = acknowledged.size;
  await eventually(async () => expect(acknowledged.size).toBeGreaterThan(before), 1200);
  await wait(Math.random() * 300);
  isKilled = true;
  process.kill(serverPid(dataDir), 'SIGKILL');
  await victim.kill();
  await Promise.all(clients);
}

test('whenever backend and database are killed, a payment is there whole or not at all, and its submit again makes no second one', async () => {
  const sent: Registration[] = [];
  const acknowledged = new Map<string, number>();
  let user: SessionUser | undefined;
  for (let kill = 0; kill < KILLS; kill++) {
    program = await startProgram(dataDir, { SEED: 'demo' });
    user ??= await signedIn(program);
    await registerUntilKilled(program, user, { sent, acknowledged });
  }
  program = await startProgram(dataDir, { SEED: 'off' });
  const database = openDatabase(dataDir);
  const { payments, events, files } = await paymentRows(database, PURCHASE);
  const ids = new Map(payments.map(({ attempt, id }) => [attempt, id]));
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS);
  for (const [attempt, id] of acknowledged) expect(ids.get(attempt)).toBe(id);
  const registered = events.filter(({ name }) => name === 'register').map(({ payment_id }) => payment_id);
  expect(registered.sort()).toEqual([...ids.values()].sort());
  expect(files).toHaveLength(payments.length);

  for (const registration of sent) {
    const { answer } = await callAs(program, user as SessionUser, registerPayment, registration);
    expect([registration.attempt, answer?.id]).toEqual([
      registration.attempt,
      ids.get(registration.attempt) ?? expect.any(Number),
    ]);
  }
  const after = await paymentRows(database, PURCHASE);
  expect(after.payments.map(({ attempt }) => attempt).sort()).toEqual(sent.map(({ attempt }) => attempt).sort());
  expect(after.files).toHaveLength(sent.length);
  await database.destroy();
}, 600_000);
