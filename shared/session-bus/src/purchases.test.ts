import { cents, type PaymentChoice, type Quotation } from '@vitrina/contract';
import { ana, eachTestInANewBrowser, luis, openHydratedTab, openPurchasesTab, until } from './testing/tab';

jest.mock('idb-keyval', () => require('./testing/tab').idbKeyval);

eachTestInANewBrowser();

const quotation = (company: string): Quotation => ({
  ...{ id: 1, company, number: 1042, date: '2026-11-29T15:00:00.000Z', total: cents(2_542_000), negotiationId: 5 },
  ...{ accessories: [], kits: [], prepaidMaintenance: [] },
});
const choice = (attempt: number, chosenAt = '2026-11-29T15:00:00.000Z'): PaymentChoice => ({
  amount: cents(100_000),
  method: 1,
  provider: 'p2p',
  payer: { isHolder: false, identityType: 3, identification: '1710034065', firstNames: 'Luz', email: 'luz@example.ec' },
  attempt: `6f1c2f0e-0000-4000-8000-00000000000${attempt}`,
  chosenAt,
});
const sierra = { id: 5, quotation: quotation('Sierra') };
const altar = { id: 6, quotation: quotation('Altar') };

type Tab = Awaited<ReturnType<typeof openPurchasesTab>>;

const held = (tab: Tab) => tab.store.get(tab.purchasesAtom);
const companies = (tab: Tab) => held(tab).map((purchase) => purchase.quotation.company);
const signedIn = async (customer = ana) => {
  const tab = await openPurchasesTab();
  await tab.startSession(customer);
  return tab;
};
/** What the browser tells the other tabs once their storage shows a change. */
const storageShows = () => {
  for (const key of Object.keys(localStorage)) dispatchEvent(new StorageEvent('storage', { key }));
};
const placeOf = ({ id }: { id: number }) => `vitrina:1:customer:${id}:purchases`;
const isStored = (customer = ana) => localStorage.getItem(placeOf(customer)) !== null;

test('a purchase and how it is to be paid are there before the first page of the next load, and lie encrypted', async () => {
  const tab = await signedIn();
  tab.holdPurchase(sierra);
  tab.choosePayment(5, choice(1));
  await until(() => isStored());
  const later = await openPurchasesTab();
  expect(held(later)).toEqual([{ ...sierra, choice: choice(1) }]);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Sierra|Luz|p2p/);
});

test('the latest is first, and five are kept', async () => {
  const tab = await signedIn();
  for (const id of [1, 2, 3, 4, 5, 6]) tab.holdPurchase({ id, quotation: quotation(`Modelo ${id}`) });
  tab.holdPurchase({ id: 4, quotation: quotation('Modelo 4') });
  expect(held(tab).map(({ id }) => id)).toEqual([4, 6, 5, 3, 2]);
});

test("the server's copy of a quotation replaces the one in hand, and of two choices the newer stays", async () => {
  const tab = await signedIn();
  tab.holdPurchase(sierra);
  tab.choosePayment(5, choice(1, '2026-11-29T15:00:00.000Z'));
  const answered = (attempt: number, chosenAt: string) =>
    tab.holdPurchase({ id: 5, quotation: quotation('Sierra Plus'), choice: choice(attempt, chosenAt) });
  answered(2, '2026-11-29T14:59:59.999Z');
  expect(held(tab)).toEqual([{ id: 5, quotation: quotation('Sierra Plus'), choice: choice(1) }]);
  answered(3, '2026-11-29T15:00:00.001Z');
  expect(held(tab)[0]?.choice?.attempt).toBe(choice(3).attempt);
  tab.holdPurchase({ id: 5, quotation: quotation('Sierra Plus') });
  expect(held(tab)[0]?.choice?.attempt).toBe(choice(3).attempt);
});

test('a choice ends with its own payment, not with another one', async () => {
  const tab = await signedIn();
  tab.holdPurchase(sierra);
  tab.choosePayment(5, choice(1));
  tab.endChoice(5, choice(2).attempt);
  expect(held(tab)[0]?.choice).toEqual(choice(1));
  tab.endChoice(5, choice(1).attempt);
  expect(held(tab)).toEqual([sierra]);
});

test('a guest holds none, and what a guest does leaves nothing for the customer', async () => {
  const tab = await openPurchasesTab();
  tab.holdPurchase(sierra);
  expect(held(tab)).toEqual([]);
  await tab.startSession(ana);
  expect(held(tab)).toEqual([]);
});

test('signing out forgets them, here and in storage', async () => {
  const tab = await signedIn();
  tab.holdPurchase(sierra);
  await until(() => isStored());
  await tab.signOut();
  expect(held(tab)).toEqual([]);
  await until(() => !isStored());
});

test('signing out on a page that does not use them forgets them too', async () => {
  const tab = await signedIn();
  tab.holdPurchase(sierra);
  await until(() => isStored());
  const other = await openHydratedTab();
  await other.signOut();
  expect(isStored()).toBe(false);
});

test('what a session that ran out has left goes when another customer signs in', async () => {
  const tab = await signedIn();
  tab.holdPurchase(sierra);
  await until(() => isStored());
  localStorage.removeItem('vitrina:1:session');
  const later = await openHydratedTab();
  expect(isStored()).toBe(true);
  await later.startSession(luis);
  expect(isStored()).toBe(false);
});

test('signing out while one is being stored leaves nothing', async () => {
  const tab = await signedIn();
  tab.holdPurchase(sierra);
  await tab.signOut();
  tab.holdPurchase(altar);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isStored()).toBe(false);
});

test('another customer never sees them, not even those that storage still has', async () => {
  const tab = await signedIn();
  tab.holdPurchase(sierra);
  await until(() => isStored());
  const left = { ...localStorage };
  await tab.startSession(luis);
  expect(held(tab)).toEqual([]);
  const sealed = left[placeOf(ana)];
  expect(isStored()).toBe(false);
  // Of a tab that was frozen meanwhile, and moved to the other customer's name by somebody.
  for (const customer of [ana, luis]) localStorage.setItem(placeOf(customer), sealed);
  storageShows();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(held(tab)).toEqual([]);
  expect(held(await openPurchasesTab())).toEqual([]);
});

test('what is no purchase is nobody’s', async () => {
  const tab = await signedIn();
  tab.holdPurchase({ id: 5, quotation: { ...quotation('Sierra'), number: -1 } });
  await until(() => isStored());
  expect(held(await openPurchasesTab())).toEqual([]);
});

describe('two tabs', () => {
  const twoTabs = async (): Promise<[Tab, Tab]> => [await signedIn(), await openPurchasesTab()];

  test('what one takes in hand and chooses, the other has', async () => {
    const [one, two] = await twoTabs();
    one.holdPurchase(sierra);
    one.choosePayment(5, choice(1));
    // Two writes, and a browser tells of each.
    await until(() => {
      if (isStored()) storageShows();
      return held(two)[0]?.choice !== undefined;
    });
    two.holdPurchase(altar);
    expect(companies(two)).toEqual(['Altar', 'Sierra']);
  });

  test('one signs out, the other forgets too', async () => {
    const [one, two] = await twoTabs();
    one.holdPurchase(sierra);
    await until(() => isStored());
    storageShows();
    await until(() => held(two).length === 1);
    await one.signOut();
    await until(() => held(two).length === 0 && !isStored());
  });

  test('a tab that missed a change has it when it comes back into view', async () => {
    const [one, two] = await twoTabs();
    one.holdPurchase(sierra);
    await until(() => isStored());
    expect(held(two)).toEqual([]);
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => held(two).length === 1);
  });

  test('one changes customer: the other does not take the second’s purchases away', async () => {
    const [one, two] = await twoTabs();
    one.holdPurchase(sierra);
    await until(() => isStored());
    await one.signOut();
    await one.startSession(luis);
    one.holdPurchase(altar);
    await until(() => two.store.get(two.sessionAtom)?.id === luis.id);
    storageShows();
    await until(() => companies(two).join() === 'Altar');
    expect(isStored(luis)).toBe(true);
  });
});
