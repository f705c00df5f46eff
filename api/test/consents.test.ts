import {
  cents,
  changeMarketingConsent,
  consents,
  createQuotation,
  MARKETING_VERSION,
  type SessionUser,
} from '@vitrina/contract';
import { seedCustomers } from '../src/seed/customers/seed';
import { callAs, messagesTo, OTHER, useAccounts } from './support/account';
import { demoCustomer } from './support/demo-customer';
import { leadRequest } from './support/lead';

const { backend, open } = useAccounts();
const UNKNOWN = '422 No conocemos el texto que aceptaste. Recarga la página y vuelve a intentarlo';

const listed = async (user: SessionUser) => (await callAs(backend.current, user, consents, {})).answer;
const marketing = async (user: SessionUser, isGiven: boolean, textVersion: string = MARKETING_VERSION) => {
  const { status, message } = await callAs(backend.current, user, changeMarketingConsent, { isGiven, textVersion });
  return `${status} ${message}`.trim();
};
const rows = async (user: SessionUser) =>
  ((await listed(user))?.consents ?? []).filter(({ purpose }) => purpose === 'marketing');

test('a new account lists what it agreed to, newest first, and nothing of it can be withdrawn', async () => {
  const { consents: given, ...deletion } = (await listed(await open())) ?? { consents: [] };
  expect(given.map(({ purpose, textVersion, canBeWithdrawn }) => [purpose, textVersion, canBeWithdrawn])).toEqual([
    ['privacy', '2026-11', false],
    ['terms', '2026-11', false],
    ['personal-data', '2026-11', false],
  ]);
  for (const { withdrawnAt } of given) expect(withdrawnAt).toBeUndefined();
  expect(deletion).toEqual({});
});

test('advertising is given, withdrawn and given again, each time by a row of its own', async () => {
  const user = await open();
  expect(await marketing(user, true)).toBe('200');
  expect(await rows(user)).toMatchObject([{ textVersion: '2026-11', canBeWithdrawn: true }]);
  expect(await marketing(user, false)).toBe('200');
  const [withdrawn] = await rows(user);
  expect(withdrawn).toMatchObject({ canBeWithdrawn: false, withdrawnAt: expect.any(String) });
  expect(await marketing(user, true)).toBe('200');
  expect(await rows(user)).toMatchObject([{ canBeWithdrawn: true }, withdrawn as object]);
});

test('the same again changes nothing', async () => {
  const user = await open();
  expect(await marketing(user, false)).toBe('200');
  expect(await rows(user)).toEqual([]);
  await marketing(user, true);
  const once = await rows(user);
  await marketing(user, true);
  expect(await rows(user)).toEqual(once);
  await marketing(user, false);
  const over = await rows(user);
  await marketing(user, false);
  expect(await rows(user)).toEqual(over);
});

test('a text that was never published is refused, for giving and for withdrawing', async () => {
  const user = await open();
  expect([await marketing(user, true, '2026-10'), await marketing(user, false, '2026-10')]).toEqual([UNKNOWN, UNKNOWN]);
});

test('a consent to an earlier text is withdrawn when the new one is given', async () => {
  const user = await open();
  await marketing(user, true);
  await backend.current.database
    .updateTable('consent')
    .set({ text_version: '2026-10' })
    .where('purpose', '=', 'marketing')
    .execute();
  await marketing(user, true);
  expect((await rows(user)).map(({ textVersion, canBeWithdrawn }) => [textVersion, canBeWithdrawn])).toEqual([
    ['2026-11', true],
    ['2026-10', false],
  ]);
});

test('given by several windows at once it is one', async () => {
  const user = await open();
  const answers = await Promise.all([1, 2, 3, 4].map(() => marketing(user, true)));
  expect(answers).toEqual(['200', '200', '200', '200']);
  expect(await rows(user)).toHaveLength(1);
});

test('each customer has their own, and none of it sends a mail', async () => {
  const [user, other] = [await open(), await open({ ...OTHER, phone: '0987654321' })];
  await marketing(user, true);
  expect(await rows(other)).toEqual([]);
  expect(await messagesTo(backend.current, OTHER.email)).toHaveLength(1);
});

test('a consent of a purchase or request says which, by the number that the customer knows', async () => {
  const { database } = backend.current;
  await seedCustomers(database);
  const given = async (identification: string) => {
    const { consents: all } = await (await demoCustomer(backend.current, identification)).get(consents, {});
    return all.map(({ purpose, purchaseNumber, purchaseKind }) => [purpose, purchaseNumber, purchaseKind]);
  };
  const cash = await given('1759990029');
  expect(cash).toContainEqual(['funds-declaration', '3003', 1]);
  expect(cash).toContainEqual(['terms', undefined, undefined]);
  expect(await given('1759990037')).toContainEqual(['credit-bureaus', '3201', 2]);
}, 60_000);

test('the terms that a quotation was made with are listed, unless they were agreed to before', async () => {
  const user = await open();
  const terms = async () => ((await listed(user))?.consents ?? []).filter(({ purpose }) => purpose === 'terms').length;
  const add = () => callAs(backend.current, user, createQuotation, leadRequest('', cents(3_363_661)));
  await add();
  expect(await terms()).toBe(1);
  await backend.current.database.deleteFrom('consent').where('account_id', '=', user.id).execute();
  for (const count of [1, 1]) {
    expect((await add()).status).toBe(200);
    expect(await terms()).toBe(count);
  }
});
