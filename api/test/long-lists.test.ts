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
import { addManyPurchases, addManyRequests } from './support/many-purchases';

const backend = useBackend();
/** The demo customer who buys for cash, and the one who asks for financing. */
let [accountId, borrowerId] = [0, 0];
let counted: Kysely<Database>;
/** Statements that were run since they were counted last. */
let statements = 0;

beforeAll(async () => {
  const { database, databaseUrl } = backend.current;
  await seedCustomers(database);
  const idOf = async (identification: string) => {
    const account = database.selectFrom('account').select('id').where('identification', '=', identification);
    return (await account.executeTakeFirstOrThrow()).id;
  };
  accountId = await idOf('1759990029');
  borrowerId = await idOf('1759990037');
  const pool = openPool(databaseUrl, 1, createLogger('silent'));
  counted = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log: () => void statements++ });
}, 60_000);
afterAll(() => counted.destroy());

/** A customer, the kind of what they buy, and one of it and of their quotations. */
interface Buyer {
  id: number;
  kind: 1 | 2;
  purchase: number;
  quotation: number;
}

/** How many statements each read takes, and how many rows it answers. */
async function measure({ id, kind, purchase, quotation }: Buyer) {
  const own = () => ownRows(counted, id);
  const reads = {
    purchases: () => listPurchases(own(), { kind }),
    'a page of purchases': () => listPurchases(own(), { kind, hasEnded: false, after: purchase, size: 20 }),
    quotations: () => listQuotations(own(), { campaign: 0 }),
    'a page of quotations': () => listQuotations(own(), { campaign: 0, after: quotation, size: 20 }),
    payments: () => listPayments(own(), { id: purchase }),
    negotiation: async () => [await findNegotiation(counted, id, purchase)],
  };
  const found: Record<string, { statements: number; rows: number }> = {};
  for (const [name, read] of Object.entries(reads)) {
    statements = 0;
    const rows = (await read()).length;
    found[name] = { statements, rows };
  }
  return found;
}

test.each([
  ['purchases', addManyPurchases, () => ({ id: accountId, kind: 1, purchase: 2005, quotation: 1002 }) as const],
  ['requests', addManyRequests, () => ({ id: borrowerId, kind: 2, purchase: 2204, quotation: 1202 }) as const],
])('with 500 quotations and 500 %s more, each read takes as many statements as with a few', async (_, add, buyer) => {
  const few = await measure(buyer());
  expect(Object.values(few).every((read) => read.statements > 0 && read.statements <= 5)).toBe(true);
  await add(backend.current.database, buyer().id, 500);
  const many = await measure(buyer());
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
