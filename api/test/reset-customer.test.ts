import { randomUUID } from 'node:crypto';
import { createQuotation, storedFile, toCents } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../src/platform/database/schema';
import { changeNegotiation } from '../src/sales/purchases/change';
import { loadPurchase } from '../src/sales/purchases/load';
import { CUSTOMERS, DEMO_PASSWORD, type DemoCustomer } from '../src/seed/customers/people';
import { resetCustomer } from '../src/seed/customers/reset';
import { seedCustomers } from '../src/seed/customers/seed';
import { callAs, signIn } from './support/account';
import { useBackend } from './support/backend';
import { leadRequest } from './support/lead';
import { rowsOf } from './support/owned-rows';
import { keepReceipt } from './support/receipt';

jest.setTimeout(120_000);

const backend = useBackend();
const database = () => backend.current.database;
beforeAll(() => seedCustomers(database()), 60_000);

const accountOf = async ({ identification }: DemoCustomer) => {
  const row = await database()
    .selectFrom('account')
    .select('id')
    .where('identification', '=', identification)
    .executeTakeFirstOrThrow();
  return row.id;
};

/** Keys, times, hashes and bytes are others each time; everything else is the history. */
const VARIES = /(^|_)(id|at|on|until|attempt|hash|sha256|bytes|size|reference|due)$/;
const STAYS = new Set(['negotiation.id', 'quotation.id', 'negotiation.quotation_id']);

/** What the account has, table by table, as far as it is the same each time it is written. */
async function historyOf(from: Kysely<Database>, customer: DemoCustomer) {
  const tables = [...(await rowsOf(from, await accountOf(customer)))].sort(([a], [b]) => a.localeCompare(b));
  return tables.map(([table, rows]) => [
    table,
    rows
      .map((row) =>
        JSON.stringify(
          Object.entries(row).filter(([column]) => STAYS.has(`${table}.${column}`) || !VARIES.test(column)),
        ),
      )
      .sort(),
  ]);
}

test.each(CUSTOMERS.map((customer) => [customer.theme, customer] as const))(
  'the customer with %s has the seeded history again, and nothing of the old account is left',
  async (_theme, customer) => {
    const [seeded, old] = [await historyOf(database(), customer), await accountOf(customer)];
    expect(await resetCustomer(database(), customer)).toBe('reset');
    expect(await historyOf(database(), customer)).toEqual(seeded);
    expect([...(await rowsOf(database(), old))].filter(([, rows]) => rows.length > 0)).toEqual([]);
  },
);

test('what the customer added or changed is gone, and so is their session; the others keep theirs', async () => {
  const [, customer, other] = CUSTOMERS as readonly [DemoCustomer, DemoCustomer, DemoCustomer];
  const [seeded, others] = [await historyOf(database(), customer), await historyOf(database(), other)];
  const { user } = await signIn(backend.current, DEMO_PASSWORD, customer.identification);
  if (!user) throw new Error('no session');
  const quotation = { ...leadRequest('', toCents(33_636.61)), attempt: randomUUID() };
  expect((await callAs(backend.current, user, createQuotation, quotation)).status).toBe(200);
  const { id: file } = await keepReceipt(database(), user.id, 'recibo.pdf');
  const { purchase } = await loadPurchase(database(), 2009);
  const amount = toCents(10);
  const reversal = { type: 'reverse', id: randomUUID(), of: purchase.payments[0]?.id ?? '', amount } as const;
  for (const [negotiationId, event] of [
    [2009, reversal],
    [2003, { type: 'cancel' }],
  ] as const) {
    const { answer } = await changeNegotiation(database(), { negotiationId, event, actor: 'staff', address: '' });
    expect(answer.kind).toBe('applied');
  }
  expect(await database().selectFrom('staff_alert').select('event_id').execute()).toHaveLength(1);
  await database().updateTable('person').set({ first_names: 'Otra' }).where('account_id', '=', user.id).execute();

  expect(await resetCustomer(database(), customer)).toBe('reset');
  expect(await historyOf(database(), customer)).toEqual(seeded);
  expect(await historyOf(database(), other)).toEqual(others);
  expect(await database().selectFrom('staff_alert').select('event_id').execute()).toEqual([]);
  expect((await callAs(backend.current, user, storedFile, { id: file })).status).toBe(401);
  expect((await signIn(backend.current, DEMO_PASSWORD, customer.identification)).status).toBe(200);
});

test('one whose mailbox another account has, or whose cars are not there, stays as it is', async () => {
  const [nobody, , other] = CUSTOMERS as readonly [DemoCustomer, DemoCustomer, DemoCustomer];
  const id = await accountOf(nobody);
  await database().updateTable('account').set({ email: 'mudada@example.com' }).where('id', '=', id).execute();
  await database()
    .updateTable('account')
    .set({ email: nobody.email })
    .where('identification', '=', other.identification)
    .execute();
  expect(await resetCustomer(database(), nobody)).toBe('email taken');
  expect(await accountOf(nobody)).toBe(id);
  await database().deleteFrom('seed').execute();
  expect(await resetCustomer(database(), nobody)).toBe('no catalogue');
  expect(await accountOf(nobody)).toBe(id);
});
