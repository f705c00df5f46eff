import {
  cents,
  confirmEmail,
  consents,
  createQuotation,
  forgotPassword,
  requestDeletion,
  type SessionUser,
} from '@vitrina/contract';
import { plusDays, todayInEcuador } from '@vitrina/rules';
import { sql } from 'kysely';
import { KEPT, OF_ACCOUNT, OF_NEGOTIATION } from '../src/customers/deletion/delete-account';
import { deleteDueAccounts } from '../src/customers/deletion/due';
import { urlOf } from '../src/platform/http/calls';
import { CUSTOMERS, DEMO_PASSWORD } from '../src/seed/customers/people';
import { seedCustomers } from '../src/seed/customers/seed';
import { callAs, messagesTo, OTHER, PASSWORD, signIn, useAccounts } from './support/account';
import { bodyOf, call, post } from './support/backend';
import { leadRequest, PERSON } from './support/lead';
import { ownedTables, rowsOf } from './support/owned-rows';
import { profileOf, save, tokenOf } from './support/profile';
import { keepReceipt } from './support/receipt';

const { backend, open, list } = useAccounts();
jest.setTimeout(120_000);
/** Sierra 2027 as `leadRequest` configures it; see leads.test.ts. */
const TOTAL = cents(3_363_661);

const ask = async (user: SessionUser, isAsked = true) =>
  (await callAs(backend.current, user, requestDeletion, { isAsked })).status;
const stateOf = async (user: SessionUser) => {
  const { deletionAskedAt, deletionDue } = (await callAs(backend.current, user, consents, {})).answer ?? {};
  return { deletionAskedAt, deletionDue };
};
const run = () => deleteDueAccounts(backend.current.database);
/** Makes every request due on a day. */
const dueOn = (day: string) => backend.current.database.updateTable('deletion_request').set({ due: day }).execute();
const today = () => todayInEcuador(new Date());

/** A demo customer, signed in. */
async function demo(theme: (typeof CUSTOMERS)[number]['theme']) {
  await seedCustomers(backend.current.database);
  const customer = CUSTOMERS.find((one) => one.theme === theme);
  if (!customer) throw new Error(`nobody for ${theme}`);
  const { user } = await signIn(backend.current, DEMO_PASSWORD, customer.identification);
  if (!user) throw new Error('not signed in');
  return { user, customer };
}

describe('the request', () => {
  test('is recorded once, is due in 15 days, and its owner gets one mail', async () => {
    const user = await open();
    expect(await ask(user)).toBe(200);
    const state = await stateOf(user);
    expect(state).toEqual({ deletionAskedAt: expect.any(String), deletionDue: plusDays(today(), 15) });
    await Promise.all([ask(user), ask(user)]);
    expect(await stateOf(user)).toEqual(state);
    const mails = (await messagesTo(backend.current, PERSON.email)).filter(
      ({ content }) => content?.kind === 'deletion-asked',
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.content).toMatchObject({
      due: state.deletionDue,
      link: expect.stringMatching(/consentimientos$/),
    });
  });

  test('of two at the same moment one is kept', async () => {
    const user = await open();
    expect(await Promise.all([1, 2, 3].map(() => ask(user)))).toEqual([200, 200, 200]);
    const mails = (await messagesTo(backend.current, PERSON.email)).filter(
      ({ content }) => content?.kind === 'deletion-asked',
    );
    expect(mails).toHaveLength(1);
  });

  test('is told to a mailbox from before, too, while it may stop the change; without a mail it is refused', async () => {
    const user = await open();
    await save(backend.current, user, { emails: [{ typeId: 1, address: 'nueva@example.com' }] });
    const token = await tokenOf(backend.current, 'nueva@example.com', 'email-confirmation');
    await post(backend.current, urlOf(confirmEmail), bodyOf(confirmEmail, {}), { authorization: `Bearer ${token}` });
    for (let i = 0; i < 4; i++) expect([await ask(user), await ask(user, false)]).toEqual([200, 200]);
    for (const mailbox of [PERSON.email, 'nueva@example.com']) {
      const kinds = (await messagesTo(backend.current, mailbox)).map(({ content }) => content?.kind);
      expect(kinds.filter((kind) => kind === 'deletion-asked')).toHaveLength(4);
    }
    expect(await ask(user)).toBe(429);
    expect(await stateOf(user)).toEqual({});
  });

  test('is taken back, also twice, and the account stays', async () => {
    const user = await open();
    await ask(user);
    expect([await ask(user, false), await ask(user, false)]).toEqual([200, 200]);
    expect(await stateOf(user)).toEqual({});
    await run();
    expect((await list(user)).status).toBe(200);
  });

  test('is not due a day early, and is due on its day', async () => {
    const user = await open();
    await ask(user);
    await dueOn(plusDays(today(), 1));
    await run();
    expect((await list(user)).status).toBe(200);
    await dueOn(today());
    await run();
    expect((await list(user)).status).toBe(401);
  });

  test('taken back while the job runs, the account is whole or gone', async () => {
    const user = await open();
    await ask(user);
    await dueOn(today());
    const [status] = await Promise.all([ask(user, false), run()]);
    const tables = [...(await rowsOf(backend.current.database, user.id))].filter(([, rows]) => rows.length > 0);
    expect([200, 401]).toContain(status);
    // Neither an account without a session nor a rest of one that is gone.
    if (tables.length > 0)
      expect(tables.map(([table]) => table)).toEqual(expect.arrayContaining(['account', 'session']));
  });
});

test('of every table that can have rows of a customer it is said whether a closed account keeps some', async () => {
  const known = [...KEPT, ...OF_ACCOUNT, ...OF_NEGOTIATION, 'session_credential'];
  expect(known.sort()).toEqual((await ownedTables(backend.current.database)).sort());
});

describe('an account without a decided purchase', () => {
  test('goes whole, its files and messages too, and nobody else’s rows', async () => {
    const { database } = backend.current;
    const [user, other] = [await open(), await open({ ...OTHER, phone: '0987654321' })];
    for (const one of [user, other]) await callAs(backend.current, one, createQuotation, leadRequest('', TOTAL));
    await keepReceipt(database, user.id, 'recibo.pdf');
    await save(backend.current, user, { emails: [{ typeId: 1, address: 'nueva@example.com' }] });
    const theirs = await rowsOf(database, other.id);
    await ask(user);
    await dueOn(today());
    await run();
    expect(await rowsOf(database, user.id)).toEqual(new Map([['account', []]]));
    for (const mailbox of [PERSON.email, PERSON.phone]) expect(await messagesTo(backend.current, mailbox)).toEqual([]);
    // Nobody has proved that it was theirs.
    expect(await messagesTo(backend.current, 'nueva@example.com')).toHaveLength(1);
    expect(await rowsOf(database, other.id)).toEqual(theirs);
    expect((await signIn(backend.current, PASSWORD)).status).toBe(401);
    await open();
  });
});

test('messages to a mailbox or telephone that another account has, too, are that one’s', async () => {
  const user = await open();
  const other = await open(OTHER);
  await ask(user);
  await dueOn(today());
  const before = [await messagesTo(backend.current, OTHER.email), await messagesTo(backend.current, PERSON.phone)];
  await run();
  expect([await messagesTo(backend.current, OTHER.email), await messagesTo(backend.current, PERSON.phone)]).toEqual(
    before,
  );
  expect(before.map(({ length }) => length > 0)).toEqual([true, true]);
  expect(await messagesTo(backend.current, PERSON.email)).toEqual([]);
  expect((await list(other)).status).toBe(200);
});

describe('an account with purchases', () => {
  test('keeps what the law demands and loses the rest', async () => {
    const { database } = backend.current;
    const { user, customer } = await demo('everything');
    await sql`update consent set address = '190.15.128.7', user_agent = 'Firefox' where account_id = ${user.id}`.execute(
      database,
    );
    // A draft of each of their applications, also where one that was sent would have kept it.
    await sql`insert into application_draft (negotiation_id, wizard, sub_tab, revision, sealed)
      select negotiation.id, 'credit', 'applicant/references', 1, 'x' from negotiation
      join quotation on quotation.id = quotation_id where account_id = ${user.id}`.execute(database);
    const before = await rowsOf(database, user.id);
    expect(before.get('application_draft')?.length).toBeGreaterThan(2);
    const { user: other } = await demo('cash');
    const theirs = await rowsOf(database, other.id);
    await ask(user);
    await dueOn(today());
    await run();
    const after = await rowsOf(database, user.id);
    expect([...after.keys()].filter((table) => (after.get(table) ?? []).length > 0).sort()).toEqual(
      [
        'account',
        'application_section',
        'card_attempt',
        'consent',
        'document',
        'financing',
        'negotiation',
        'payment',
        'person',
        'purchase_event',
        'quotation',
      ]
        .concat(['stored_file', 'stored_file_content'])
        .sort(),
    );
    const isDecided = ({ decided_at }: Record<string, unknown>) => decided_at !== null;
    expect(after.get('negotiation')).toEqual(before.get('negotiation')?.filter(isDecided));
    const money = (rows: Record<string, unknown>[] = []) =>
      rows.map(({ id, amount_cents, file_id }) => [id, amount_cents, file_id]);
    expect(money(after.get('payment'))).toEqual(money(before.get('payment')));
    expect(after.get('purchase_event')).toEqual(before.get('purchase_event'));
    const decided = new Set(after.get('negotiation')?.map(({ id }) => id));
    for (const table of ['application_section', 'document']) {
      const kept = before.get(table)?.filter(({ negotiation_id }) => decided.has(negotiation_id));
      expect(kept?.length).toBeGreaterThan(0);
      expect(after.get(table)).toEqual(kept);
    }
    const shown = [...(before.get('payment') ?? []), ...(after.get('document') ?? [])];
    const files = shown.flatMap(({ file_id }) => file_id ?? []);
    expect(
      after
        .get('stored_file')
        ?.map(({ id }) => id)
        .sort(),
    ).toEqual(files.sort());
    expect(after.get('person')).toMatchObject([
      { first_names: customer.firstNames, surnames: customer.surnames, birth_date: null, gender_id: null },
    ]);
    expect(after.get('account')).toMatchObject([{ identification: customer.identification, password_hash: '' }]);
    expect(after.get('consent')?.filter(({ purpose }) => purpose === 'marketing')).toEqual([]);
    // Who declared or authorised something has to be proved; what was read with the registration not.
    for (const { negotiation_id, address, user_agent } of after.get('consent') ?? [])
      expect([address, user_agent]).toEqual(negotiation_id === null ? [null, null] : ['190.15.128.7', 'Firefox']);
    expect(new Set(after.get('consent')?.map(({ negotiation_id }) => negotiation_id === null)).size).toBe(2);
    for (const { payer } of after.get('card_attempt') ?? [])
      expect(Object.keys(payer as object)).not.toContain('email');
    expect(await rowsOf(database, other.id)).toEqual(theirs);
  });

  test('is nobody’s to enter, and its identification and e-mail address are free', async () => {
    const { user, customer } = await demo('cash');
    await ask(user);
    await dueOn(today());
    await run();
    expect((await list(user)).status).toBe(401);
    expect((await signIn(backend.current, DEMO_PASSWORD, customer.identification)).status).toBe(401);
    await call(backend.current, forgotPassword, { identification: customer.identification });
    expect(await messagesTo(backend.current, customer.email)).toEqual([]);
    const { identification, email, phone } = customer;
    const anew = await open({ identification, email, phone });
    expect((await profileOf(backend.current, anew)).addresses).toEqual([]);
    expect((await list(anew)).answer).toEqual([]);
  });
});
