import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Cents, IDENTITY_TYPES, purchases, quotations, storedFile, toCents } from '@vitrina/contract';
import {
  ATTEMPT_STATUSES,
  figuresOf,
  formatMoney,
  isUnderReview,
  isValidIdentity,
  PAYMENT_STATUSES,
  PURCHASE_STATUSES,
  REQUEST_STATUSES,
  requestFlags,
  totalPayable,
} from '@vitrina/rules';
import { DEMO_CUSTOMERS, DEMO_PASSWORD as PUBLISHED_PASSWORD } from '@vitrina/testing/customers';
import { sql } from 'kysely';
import { loadPurchase, loadPurchases } from '../src/sales/purchases/load';
import { CUSTOMERS, DEMO_PASSWORD } from '../src/seed/customers/people';
import { seedCustomers } from '../src/seed/customers/seed';
import { callAs, signIn } from './support/account';
import { useBackend } from './support/backend';
import { demoCustomer } from './support/demo-customer';

const backend = useBackend();
beforeAll(() => seedCustomers(backend.current.database), 60_000);
/** One session a customer: a test that signs in ends those of the tests before. */
beforeEach(() => backend.current.database.deleteFrom('session').execute());

const SEED_PAGE = readFileSync(resolve(__dirname, '../../docs/seed.md'), 'utf8');

/** Rows of the table below a heading of docs/seed.md, without its head, cells trimmed. */
function tableBelow(heading: string): string[][] {
  const [, section = ''] = SEED_PAGE.split(`\n## ${heading}\n`);
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

const amount = (cents: Cents | undefined) => (cents === undefined ? '' : formatMoney(cents));

test('docs/seed.md names every demo customer, who signs in with the published password', async () => {
  expect(tableBelow('Demo customers').map(([identification, name]) => [identification, name])).toEqual(
    CUSTOMERS.map(({ identification, firstNames, surnames }) => [`\`${identification}\``, `${firstNames} ${surnames}`]),
  );
  expect(SEED_PAGE).toContain(`\`${DEMO_PASSWORD}\``);
  for (const { identification } of CUSTOMERS) {
    expect(Object.values(IDENTITY_TYPES).some((type) => isValidIdentity(identification, type))).toBe(true);
    expect((await signIn(backend.current, DEMO_PASSWORD, identification)).status).toBe(200);
  }
});

test('the list of tests and standalone sites names the seeded customers: each of them signs in', async () => {
  const listed = CUSTOMERS.map(({ identification, firstNames, surnames, email }) => ({
    identification,
    name: `${firstNames} ${surnames}`,
    email,
  }));
  expect(new Set(DEMO_CUSTOMERS.map(({ shows, ...customer }) => customer))).toEqual(new Set(listed));
  for (const { identification } of DEMO_CUSTOMERS)
    expect((await signIn(backend.current, PUBLISHED_PASSWORD, identification)).status).toBe(200);
});

test('docs/seed.md says of every quotation what the rules make of its rows', async () => {
  const { database } = backend.current;
  const rows = await database
    .selectFrom('negotiation')
    .innerJoin('quotation', 'quotation.id', 'negotiation.quotation_id')
    .innerJoin('account', 'account.id', 'quotation.account_id')
    .select(['negotiation.id', 'kind', 'status', 'quotation.number', 'account.identification'])
    .orderBy('negotiation.id')
    .execute();
  const loaded = await loadPurchases(
    database,
    rows.map(({ id }) => id),
  );
  const told = rows.map(({ id, kind, status, number, identification }) => {
    const head = [String(id), String(number), `\`${identification}\``, kind, status ?? 'undecided'];
    const purchase = loaded.get(id)?.purchase;
    if (!purchase) return [...head, '', '', '', '', '', ''];
    const { paid, pending, reserved, balance, toReturn } = figuresOf(purchase);
    return [...head, ...[totalPayable(purchase), paid, pending, reserved, balance, toReturn].map(amount)];
  });
  expect(tableBelow('Purchases and requests of the demo customers').map((cells) => cells.slice(0, 11))).toEqual(told);
});

test('the calls answer each customer what docs/seed.md says of theirs, and nothing else', async () => {
  const told: string[][] = [];
  const open: string[][] = [];
  for (const { identification } of CUSTOMERS) {
    const customer = await demoCustomer(backend.current, identification);
    const lists = await Promise.all([1, 2].map((kind) => customer.get(purchases, { kind })));
    for (const row of lists.flat()) {
      const head = [
        String(row.id),
        String(Number(row.number) - 2000),
        `\`${identification}\``,
        row.kind === 1 ? 'cash' : 'credit',
      ];
      told.push([
        ...head,
        row.status,
        ...[row.payable, row.paid, row.inConfirmation, row.balance, row.toReturn].map(amount),
      ]);
    }
    const saved = await customer.get(quotations, { personId: customer.user.id, campaign: 0 });
    for (const { id, negotiationId, creditPurchase, customerDataComplete } of saved) {
      if (customerDataComplete) continue;
      open.push([String(negotiationId), String(id), `\`${identification}\``, creditPurchase ? 'credit' : 'cash']);
    }
  }
  const byId = (one: string[], other: string[]) => Number(one[0]) - Number(other[0]);
  const rows = tableBelow('Purchases and requests of the demo customers');
  const cents = (text = '') => Math.round(Number(text.replace(/[$,]/g, '')) * 100);
  const decided = rows
    .filter((cells) => cells[4] !== 'undecided')
    // What waits and what is reserved are one amount in the lists.
    .map(([id, quotation, customer, kind, state, payable, paid, waiting, reserved, ...rest]) => [
      ...[id, quotation, customer, kind, state, payable, paid],
      ...[formatMoney(toCents((cents(waiting) + cents(reserved)) / 100)), ...rest.slice(0, 2)],
    ]);
  expect(told.sort(byId)).toEqual(decided);
  expect(open.sort(byId)).toEqual(rows.filter((cells) => cells[4] === 'undecided').map((cells) => cells.slice(0, 4)));
});

test('every status of a purchase, a request, a payment and an attempt is there', async () => {
  const { database } = backend.current;
  const negotiations = await database.selectFrom('negotiation').select(['kind', 'status']).execute();
  const statuses = (kind: 'cash' | 'credit') =>
    [...new Set(negotiations.filter((row) => row.kind === kind).map(({ status }) => status))].sort();
  const plus = (words: readonly (string | null)[]) => [...words, null].sort();
  expect(statuses('cash')).toEqual(plus(PURCHASE_STATUSES));
  expect(statuses('credit')).toEqual(plus(REQUEST_STATUSES));
  const payments = await database.selectFrom('payment').select(['kind', 'method', 'status']).execute();
  expect([...new Set(payments.map(({ status }) => status))].sort()).toEqual(Object.keys(PAYMENT_STATUSES).sort());
  expect([...new Set(payments.map(({ kind }) => kind))].sort()).toEqual(['payment', 'return', 'reversal']);
  expect(new Set(payments.map(({ method }) => method)).size).toBe(3);
  const attempts = await database.selectFrom('card_attempt').select(['provider', 'state']).execute();
  expect([...new Set(attempts.map(({ state }) => state))].sort()).toEqual([...ATTEMPT_STATUSES].sort());
  expect(new Set(attempts.map(({ provider }) => provider)).size).toBe(2);
});

test('the flags of requests come in each combination that a page tells apart', async () => {
  const { database } = backend.current;
  const requests = await database
    .selectFrom('negotiation')
    .select('id')
    .where('kind', '=', 'credit')
    .where('status', 'is not', null)
    .execute();
  const loaded = await loadPurchases(
    database,
    requests.map(({ id }) => id),
  );
  expect(loaded.size).toBe(requests.length);
  const flags = [...loaded.values()].map(({ id, purchase }) => {
    if (purchase.kind === 'cash') throw new Error(`${id} is no request`);
    const { isApproved, isAnswered, hasDetail } = requestFlags(purchase);
    return [isApproved && 'approved', isAnswered && 'answered', hasDetail && 'detail'].filter(Boolean).join(' ');
  });
  expect([...new Set(flags)].sort()).toEqual(['', 'approved', 'approved answered', 'approved answered detail']);
});

test('the edges of money are there: a cent, nothing left but not settled, too much, an open and a reviewed attempt', async () => {
  const { database } = backend.current;
  const figures = async (id: number) => figuresOf((await loadPurchase(database, id)).purchase);
  expect((await figures(2006)).balance).toBe(1);
  expect(await figures(2007)).toMatchObject({ balance: 0, settled: false });
  expect(await figures(2008)).toMatchObject({ balance: 0, settled: true, toReturn: 0 });
  for (const id of [2107, 2108, 2210]) expect((await figures(id)).toReturn).toBeGreaterThan(0);
  const open = await database
    .selectFrom('card_attempt')
    .selectAll()
    .where('state', '=', 'PENDIENTE')
    .orderBy('id')
    .execute();
  const reviewed = open.map(({ id, provider, state, created_at, expires_at }) =>
    isUnderReview(
      { id: String(id), provider, status: state, openedAt: created_at.getTime(), expiresAt: expires_at.getTime() },
      Date.now(),
    ),
  );
  expect(reviewed).toEqual([false, true]);
});

test('a quotation that ended without a sale is free: undecided, for cash, under a new negotiation', async () => {
  const { user } = await signIn(backend.current, DEMO_PASSWORD, '1759990037');
  if (!user) throw new Error('the credit buyer cannot sign in');
  const { answer } = await callAs(backend.current, user, quotations, { personId: user.id, campaign: 0 });
  expect(answer?.find(({ id }) => id === 1208)).toMatchObject({
    ...{ negotiationId: 2708, kind: 1, creditPurchase: false, customerDataComplete: false },
  });
  expect(answer?.find(({ id }) => id === 1203)).toMatchObject({
    ...{ negotiationId: 2203, kind: 2, creditPurchase: true, customerDataComplete: true },
  });
});

test('receipts and documents are real files: their bytes are what their rows say', async () => {
  const { rows } = await sql<{ media_type: string; head: string; right: boolean }>`
    select media_type, encode(substring(bytes for 4), 'hex') as head,
      size = octet_length(bytes) and sha256 = sha256(bytes) as right
    from stored_file join stored_file_content on file_id = id
  `.execute(backend.current.database);
  const HEADS: Record<string, string> = { 'image/jpeg': 'ffd8ff', 'application/pdf': '25504446' };
  for (const { media_type, head, right } of rows) {
    expect([right, head.startsWith(HEADS[media_type] ?? 'none')]).toEqual([true, true]);
  }
  expect(new Set(rows.map(({ media_type }) => media_type))).toEqual(new Set(Object.keys(HEADS)));
  const payments = await backend.current.database
    .selectFrom('payment')
    .select(['method', 'file_id', 'receipt_number'])
    .where('kind', '=', 'payment')
    .execute();
  expect(new Set(payments.map(({ method }) => method))).toEqual(new Set(['card', 'bankTransfer', 'bankDeposit']));
  for (const { method, file_id, receipt_number } of payments) {
    expect(receipt_number).toMatch(method === 'card' ? /^\d+-c\d+$/ : /^\d+-[td]\d+$/);
    expect(file_id !== null).toBe(method !== 'card');
  }
});

test('receipts and documents are served byte for byte, each only to its customer', async () => {
  const { database } = backend.current;
  const files = await database
    .selectFrom('stored_file')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['stored_file.id', 'media_type', 'sha256', 'identification'])
    .execute();
  const customers = new Set(files.map(({ identification }) => identification));
  expect(customers.size).toBeGreaterThan(1);
  for (const customer of customers) {
    const { user } = await signIn(backend.current, DEMO_PASSWORD, customer);
    if (!user) throw new Error(`${customer} cannot sign in`);
    for (const { id, media_type, sha256, identification } of files) {
      const { status, answer } = await callAs(backend.current, user, storedFile, { id });
      const digest =
        answer &&
        createHash('sha256')
          .update(Buffer.from(await answer.arrayBuffer()))
          .digest('hex');
      expect([id, status, answer?.type, digest]).toEqual(
        identification === customer ? [id, 200, media_type, sha256.toString('hex')] : [id, 404, undefined, undefined],
      );
    }
  }
});

test('the timeline of a purchase leads to its status, from the oldest event to the newest', async () => {
  const { database } = backend.current;
  const decided = await database.selectFrom('negotiation').selectAll().where('status', 'is not', null).execute();
  for (const { id, status } of decided) {
    const events = await database
      .selectFrom('purchase_event')
      .selectAll()
      .where('negotiation_id', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute();
    expect(events[0]?.name).toBe('decide');
    expect([id, events.findLast((event) => event.status !== null)?.status]).toEqual([id, status]);
  }
});

test('a customer who is there is left as they are, and one who is not is written again', async () => {
  const { database } = backend.current;
  const [nobody, buyer] = CUSTOMERS;
  await sql`update person set first_names = 'Otra' where account_id =
    (select id from account where identification = ${buyer?.identification})`.execute(database);
  await database.deleteFrom('negotiation').where('id', '=', 2002).execute();
  await database
    .deleteFrom('account')
    .where('identification', '=', nobody?.identification ?? '')
    .execute();
  expect(await seedCustomers(database)).toBe(1);
  expect(await seedCustomers(database)).toBe(0);
  const people = await database.selectFrom('person').select('first_names').execute();
  expect(people.filter(({ first_names }) => first_names === 'Otra')).toHaveLength(1);
  expect(await database.selectFrom('negotiation').select('id').where('id', '=', 2002).execute()).toEqual([]);
});

test('without the demo catalogue there are no demo customers', async () => {
  const { database } = backend.current;
  await sql`truncate account cascade`.execute(database);
  await database.deleteFrom('seed').execute();
  expect(await seedCustomers(database)).toBe(0);
  expect(await database.selectFrom('account').select('id').execute()).toEqual([]);
});
