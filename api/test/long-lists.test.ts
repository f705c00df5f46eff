import { Kysely, PostgresDialect } from 'kysely';
import { openPool } from '../src/platform/database/connect';
import type { Database } from '../src/platform/database/schema';
import { createLogger } from '../src/platform/http/logger';
import { ownRows } from '../src/sales/own-rows';
import { findNegotiation } from '../src/sales/purchases/detail';
import { listPurchases } from '../src/sales/purchases/list';
import { listPayments } from '../src/sales/purchases/payments';
import { listQuotations } from '../src/sales/quotations/list';
import { seedCustomers } from '../src/seed/customers/seed';
import { useBackend } from './support/backend';
import { addManyPurchases } from './support/many-purchases';

const backend = useBackend();
let accountId: number;
let counted: Kysely<Database>;
/** Statements that were run since they were counted last. */
let statements = 0;

beforeAll(async () => {
  const { database, databaseUrl } = backend.current;
  await seedCustomers(database);
  const { id } = await database
    .selectFrom('account')
    .select('id')
    .where('identification', '=', '1759990029')
    .executeTakeFirstOrThrow();
  accountId = id;
  const pool = openPool(databaseUrl, 1, createLogger('silent'));
  counted = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log: () => void statements++ });
}, 60_000);
afterAll(() => counted.destroy());

/** How many statements each read takes, and how many rows it answers. */
async function measure() {
  const own = () => ownRows(counted, accountId);
  const reads = {
    purchases: () => listPurchases(own(), { kind: 1 }),
    'a page of purchases': () => listPurchases(own(), { kind: 1, hasEnded: false, after: 2005, size: 20 }),
    quotations: () => listQuotations(own(), { campaign: 0 }),
    'a page of quotations': () => listQuotations(own(), { campaign: 0, after: 1002, size: 20 }),
    payments: () => listPayments(own(), { id: 2005 }),
    negotiation: async () => [await findNegotiation(counted, accountId, 2005)],
  };
  const found: Record<string, { statements: number; rows: number }> = {};
  for (const [name, read] of Object.entries(reads)) {
    statements = 0;
    const rows = (await read()).length;
    found[name] = { statements, rows };
  }
  return found;
}

test('with 500 quotations and 500 purchases more, each read takes as many statements as with a few', async () => {
  const few = await measure();
  expect(Object.values(few).every((read) => read.statements > 0 && read.statements <= 5)).toBe(true);
  await addManyPurchases(backend.current.database, accountId, 500);
  const many = await measure();
  expect(many.purchases?.rows).toBe((few.purchases?.rows ?? 0) + 500);
  expect(many.quotations?.rows).toBe((few.quotations?.rows ?? 0) + 1000);
  for (const [name, { statements: ran }] of Object.entries(many))
    expect([name, ran]).toEqual([name, few[name]?.statements]);
});

test('pages of 20 walk through all of them once', async () => {
  const own = ownRows(backend.current.database, accountId);
  const ids = new Set<number>();
  let pages = 0;
  for (let after: number | undefined; ; pages++) {
    const page = await listPurchases(own, { kind: 1, after, size: 20 });
    for (const { id } of page) ids.add(id);
    after = page.at(-1)?.id;
    if (page.length < 20) break;
  }
  const whole = await listPurchases(own, { kind: 1 });
  expect(ids.size).toBe(whole.length);
  expect(pages).toBe(Math.floor(whole.length / 20));
});

test("a read begins with one customer's rows: the database does not pass for them, and what is joined is theirs too", async () => {
  const { database } = backend.current;
  // @ts-expect-error a query over everybody's rows does not compile
  expect(await listPurchases(database, { kind: 1, size: 1 })).toHaveLength(1);
  const own = ownRows(database, accountId);
  const everybody = await database.selectFrom('negotiation').select('id').execute();
  const theirs = await own.selectFrom('negotiation').select('id').execute();
  const joined = await own
    .selectFrom('quotation')
    .innerJoin('negotiation', 'negotiation.quotation_id', 'quotation.id')
    .select(['negotiation.id', 'account_id'])
    .execute();
  expect(theirs.length).toBeLessThan(everybody.length);
  expect(new Set(joined.map(({ id }) => id))).toEqual(new Set(theirs.map(({ id }) => id)));
  expect(new Set(joined.map((row) => row.account_id))).toEqual(new Set([accountId]));
});
