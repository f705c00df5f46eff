import { sql } from 'kysely';
import * as v from 'valibot';
import { databaseOn, openPool } from '../src/platform/database/connect';
import { migrate } from '../src/platform/database/migrate';
import { createLogger } from '../src/platform/http/logger';
import { enqueue } from '../src/platform/jobs/enqueue';
import { declaredJobs, defineJob, handle, leaveWaiting } from '../src/platform/jobs/job';
import { startJobs } from '../src/platform/jobs/runner';
import { newDatabase } from './support/cluster';
import { eventually } from './support/eventually';

const log = createLogger('silent');
const count = defineJob({
  name: 'count-for-test',
  payload: v.object({ i: v.number() }),
  retry: { firstSeconds: 1, longestSeconds: 2, tries: 3 },
  limitSeconds: 60,
});
/** What the rooms declare, where a test needs none of it. */
const others = () =>
  declaredJobs()
    .filter(({ name }) => name !== count.name)
    .map(leaveWaiting);

let pool: ReturnType<typeof openPool>;
let second: ReturnType<typeof openPool>;
let url = '';
const stops: (() => Promise<void>)[] = [];
const ran: number[] = [];
let failing = 0;

const start = async (on: typeof pool) =>
  startJobs({ database: databaseOn(on), pool: on, log }, [
    handle(count, async ({ i }) => {
      ran.push(i);
      if (failing-- > 0) throw new Error('not yet');
    }),
    ...others(),
  ]);
const database = () => databaseOn(pool);
const left = async () =>
  (await sql`select id from pgboss.job where name = 'count-for-test' and state < 'completed'`.execute(database())).rows;

beforeAll(async () => {
  url = await newDatabase();
  [pool, second] = [openPool(url, 5, log), openPool(url, 5, log)];
  await migrate(database());
  stops.push(await start(pool), await start(second));
}, 60_000);
beforeEach(() => {
  ran.length = 0;
  failing = 0;
});
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await Promise.all([pool.end(), second.end()]);
}, 60_000);

test('what is enqueued in a transaction runs when it is committed, once for two servers, and never otherwise', async () => {
  const roll = database()
    .transaction()
    .execute(async (transaction) => {
      await enqueue(transaction, count, { i: -1 });
      throw new Error('rolled back');
    });
  await expect(roll).rejects.toThrow('rolled back');
  await database()
    .transaction()
    .execute(async (transaction) => {
      for (let i = 0; i < 20; i++) await enqueue(transaction, count, { i });
    });
  await eventually(async () => expect(await left()).toEqual([]), 1200);
  expect([...ran].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i));
});

test('a job that fails is tried again, as often as it may', async () => {
  failing = 1;
  await enqueue(database(), count, { i: 1 });
  await eventually(async () => expect(ran).toEqual([1, 1]), 1200);
  await eventually(async () => expect(await left()).toEqual([]), 1200);
  failing = 99;
  await enqueue(database(), count, { i: 2 });
  await eventually(async () => expect(ran).toEqual([1, 1, 2, 2, 2]), 1200);
  await eventually(async () => expect(await left()).toEqual([]), 1200);
}, 60_000);

test('a job of a server that died is run by another one', async () => {
  await enqueue(database(), count, { i: 3 }, { runAt: new Date(Date.now() + 3_600_000) });
  await sql`update pgboss.job set state = 'active', started_on = now() - interval '2 minutes'
    where name = 'count-for-test' and state = 'created'`.execute(database());
  expect(ran).toEqual([]);
  // Within the library's 15 seconds between two looks.
  await sql`update pgboss.job set start_after = now() where name = 'count-for-test' and state < 'completed'`.execute(
    database(),
  );
  await eventually(async () => expect(ran).toEqual([3]), 1600);
}, 90_000);

test('a payload that is not the job’s is refused when it is enqueued', async () => {
  await expect(enqueue(database(), count, { i: 'one' } as never)).rejects.toThrow(v.ValiError);
});

test('nothing runs while a job could be enqueued that nobody handles', async () => {
  await expect(startJobs({ database: database(), pool, log }, others())).rejects.toThrow(
    'nobody handles the jobs count-for-test',
  );
  expect(() => defineJob(count)).toThrow('two jobs have the name count-for-test');
});

test('connections that the database ends are replaced, and what waits then is done', async () => {
  await enqueue(database(), count, { i: 4 }, { runAt: new Date(Date.now() + 1500) });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database());
  await eventually(async () => expect(ran).toEqual([4]), 1200);
  await eventually(async () => expect(await left()).toEqual([]), 1200);
}, 60_000);
