import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { agencyBankAccounts } from '@vitrina/contract';
import { figuresOf } from '@vitrina/rules';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../src/platform/database/schema';
import { loadPurchase } from '../src/sales/purchases/load';
import { CUSTOMERS } from '../src/seed/customers/people';
import type { Served } from './support/backend';
import { JOBS } from './support/card-payments';
import { demoCustomer } from './support/demo-customer';
import { eventually } from './support/eventually';
import { FakeProviders } from './support/fake-providers';
import { MortalProgram } from './support/mortal-program';
import { figuresBy, type Ledger, newLedger, rowsBy } from './support/payment-ledger';
import { plansOf } from './support/payment-plans';
import { carryOut, type Strangers } from './support/payment-strangers';
import { openDatabase } from './support/process';
import { tell } from './support/story';
import { temporaryFolder } from './support/temporary-folder';

const INTERLEAVINGS = 50;
const KILLS = 4;
const AT_ONCE = 10;
/** Of every random choice; the same again: `PAYMENT_SEED=123 npx jest api/test/payment-kill`. */
const SEED = Number(process.env.PAYMENT_SEED ?? randomInt(2 ** 31));

const folder = temporaryFolder();
const fake = new FakeProviders();
let program: MortalProgram | undefined;

afterAll(async () => {
  await program?.stop();
  await fake.stop();
  rmSync(folder, { recursive: true, force: true });
}, 180_000);

/** A demo customer with purchases of their own, all payable. */
async function begin(): Promise<{ strangers: Strangers; ledgers: Ledger[] }> {
  await fake.start();
  const running = new MortalProgram(join(folder, 'data'), { SEED: 'demo', SANDBOX: 'on', ...fake.environment });
  program = running;
  await running.start();
  const database = openDatabase(running.dataDir);
  const { identification } = CUSTOMERS[1] ?? { identification: '' };
  const { user, get } = await running.until(({ origin }) =>
    demoCustomer({ origin, database } as Served, identification),
  );
  const story = { car: 'kira', kind: 'cash', quoted: 9, decided: 8, steps: () => [] } as const;
  const ids: number[] = [];
  // In turns: on a busy machine the last of fifty would wait for a connection longer than it may.
  for (let i = 0; i < INTERLEAVINGS; i++) ids.push(await tell(database, user.id, story));
  await database.destroy();
  const [account] = await get(agencyBankAccounts, { id: ids[0] ?? 0 });
  if (!account) throw new Error('the dealership has no account');
  return { strangers: { program: running, fake, user, account }, ledgers: ids.map(newLedger) };
}

/** Lets every job run now; those whose server died need not be waited for. */
const hurryAll = (database: Kysely<Database>) =>
  sql`update pgboss.job set start_after = now(), state = 'retry'
    where name in (${sql.join(JOBS)}) and (state in ('created', 'retry')
      or (state = 'active' and started_on < now() - interval '10 seconds'))`.execute(database);

/** A create whose server was killed is given up at once: waiting for that would take most of the test's time. */
async function giveUpBefore({ dataDir }: MortalProgram, moment: Date): Promise<void> {
  const database = openDatabase(dataDir);
  await database
    .updateTable('card_attempt')
    .set({ created_at: sql<Date>`created_at - interval '1 minute'` })
    .where('provider_reference', 'is', null)
    .where('created_at', '<', moment)
    .execute();
  await database.destroy();
}

/** What the shop has of a purchase. */
async function stored(database: Kysely<Database>, { id }: Ledger) {
  const { purchase } = await loadPurchase(database, id);
  const rows = await database
    .selectFrom('payment')
    .select(['amount_cents', 'status'])
    .where('negotiation_id', '=', id)
    .execute();
  const { paid, pending, reserved, balance, settled, free, toReturn } = figuresOf(purchase);
  return {
    figures: { paid, pending, reserved, balance, settled, free, toReturn, status: purchase.status },
    rows: rows.map(({ amount_cents, status }) => `${status} ${amount_cents}`).sort(),
  };
}

const known = (ledger: Ledger) => ({
  figures: figuresBy(ledger, fake),
  rows: rowsBy(ledger, fake)
    .map(([amount, status]) => `${status} ${amount}`)
    .sort(),
});

test('50 interleavings, with the server killed at random moments: no payment is lost, and none is doubled', async () => {
  process.stderr.write(`PAYMENT_SEED=${SEED}\n`);
  const { plans, kills } = plansOf(SEED, { purchases: INTERLEAVINGS, kills: KILLS });
  const { strangers, ledgers } = await begin();
  const { program: mortal } = strangers;

  const waiting = ledgers.map((ledger, index) => [ledger, plans[index] ?? []] as const);
  let isDone = false;
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await carryOut(strangers, ...next);
  };
  const all = Promise.all(Array.from({ length: AT_ONCE }, work)).finally(() => {
    isDone = true;
  });
  let killed = 0;
  // By what was answered, not by time: a kill is in the middle of something on a slow machine too.
  const killAll = async () => {
    for (const { answers, ms } of kills) {
      const enough = mortal.answers + answers;
      while (!isDone && mortal.answers < enough) await wait(5);
      if (isDone) return;
      await wait(ms);
      killed += 1;
      await giveUpBefore(mortal, await mortal.kill());
    }
  };
  await Promise.all([all, killAll()]);
  expect(killed).toBe(KILLS);

  const database = openDatabase(mortal.dataDir);
  // A form that its buyer has left is over for payme; what p2p still has open stays reserved.
  for (const { operations } of ledgers)
    for (const number of operations)
      if (!fake.operations.has(number)) fake.operations.set(number, { result: '2', errorCode: '', purchaseAmount: '' });
  const expectAll = async () => {
    await hurryAll(database);
    await wait(1000);
    for (const ledger of ledgers)
      expect([ledger.id, await stored(database, ledger)]).toEqual([ledger.id, known(ledger)]);
  };
  await eventually(expectAll, 90);
  // And what every provider is asked again changes nothing any more.
  await expectAll();
  const ends = ledgers.map((ledger) => figuresBy(ledger, fake));
  for (const name of ['paid', 'reserved', 'balance', 'free', 'toReturn'] as const)
    expect([name, ends.some((figures) => figures[name] > 0)]).toEqual([name, true]);
  await database.destroy();
}, 600_000);
