import { authorizationValue, chooseModel } from '@vitrina/rules';
import { ana, eachTestInANewBrowser, indexedDb, luis, openHydratedTab, type Tab, until } from './testing/tab';

jest.mock('idb-keyval', () => require('./testing/tab').idbKeyval);

eachTestInANewBrowser();

const session = (tab: Tab) => tab.store.get(tab.sessionAtom);
const days = (count: number) => count * 24 * 60 * 60 * 1000;

test('a guest has no session and no authorization', async () => {
  const tab = await openHydratedTab();
  expect(session(tab)).toBeNull();
  expect(tab.authorization()).toBeNull();
  expect(tab.credentials()).toBeNull();
});

test('after sign-in the session is known without its credentials, and the authorization holds both', async () => {
  const tab = await openHydratedTab();
  await tab.startSession(ana);
  expect(session(tab)).toEqual({
    id: 41,
    personId: 7,
    displayName: 'Ana Peña',
    signedIn: true,
    email: 'ana@example.com',
  });
  expect(tab.authorization()).toBe(authorizationValue(ana));
});

test('the session is there on the next load and lies encrypted in local storage', async () => {
  await (await openHydratedTab()).startSession(ana);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Ana|access-1|renewal-1/);
  expect(session(await openHydratedTab())).toMatchObject({ id: 41 });
});

test('a user whose account still needs its OTP is not signed in', async () => {
  const tab = await openHydratedTab();
  await expect(tab.startSession({ ...ana, signedIn: false })).rejects.toThrow(TypeError);
  await expect(tab.startSession({ ...ana, personId: undefined })).rejects.toThrow(TypeError);
  expect(session(tab)).toBeNull();
});

test('a session lasts 180 days, renewals included, and not one more', async () => {
  const start = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(start);
  const tab = await openHydratedTab();
  await tab.startSession(ana);
  now.mockReturnValue(start + days(100));
  await tab.replaceCredentials({ accessToken: 'access-2', renewalToken: 'renewal-2' }, ana);
  now.mockReturnValue(start + days(180) - 1);
  expect(session(await openHydratedTab())).not.toBeNull();
  now.mockReturnValue(start + days(180));
  expect(session(await openHydratedTab())).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('signing out forgets everything that is the customer’s and runs every purge, even after one that fails', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation();
  const tab = await openHydratedTab();
  await tab.startSession(ana);
  tab.updateWizard((wizard) => chooseModel(wizard, { id: 7, name: 'Sierra' }));
  await tab.draft('cotiza').save({ nombres: 'Ana' });
  const heard: unknown[] = [];
  const purged: string[] = [];
  tab.on('signed-out@1', (detail) => heard.push(detail));
  tab.onPurge(() => Promise.reject(new Error('broken purge')));
  tab.onPurge(() => purged.push('cache'));
  tab.onPurge(() => purged.push('never'))();
  await tab.signOut();
  expect(session(tab)).toBeNull();
  expect(tab.store.get(tab.wizardAtom).modelo).toBeUndefined();
  expect(await tab.draft('cotiza').load()).toBeNull();
  expect(purged).toEqual(['cache']);
  expect(heard).toEqual([{ elsewhere: false }]);
  expect(complaint).toHaveBeenCalledTimes(1);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('sign-outs at the same time are one', async () => {
  const tab = await openHydratedTab();
  await tab.startSession(ana);
  const purge = jest.fn();
  tab.onPurge(purge);
  await Promise.all([tab.signOut(), tab.signOut(), tab.signOut()]);
  expect(purge).toHaveBeenCalledTimes(1);
});

test('when another customer signs in, what was the first one’s is purged before', async () => {
  const tab = await openHydratedTab();
  await tab.startSession(ana);
  await tab.draft('perfil').save({ nombres: 'Ana' });
  const purge = jest.fn(() => session(tab));
  tab.onPurge(purge);
  await tab.startSession(luis);
  expect(purge.mock.results).toEqual([{ type: 'return', value: null }]);
  expect(session(tab)?.displayName).toBe('Luis');
  expect(await tab.draft('perfil').load()).toBeNull();
});

test('a guest’s wizard survives signing in', async () => {
  const tab = await openHydratedTab();
  tab.updateWizard((wizard) => chooseModel(wizard, { id: 7, name: 'Sierra' }));
  await tab.startSession(ana);
  expect(tab.store.get(tab.wizardAtom).modelo?.id).toBe(7);
});

test('renewed credentials replace the old ones once only', async () => {
  const tab = await openHydratedTab();
  await tab.startSession(ana);
  const renewed = { accessToken: 'access-2', renewalToken: 'renewal-2' };
  expect(await tab.replaceCredentials(renewed, ana)).toBe(true);
  expect(tab.credentials()).toEqual(renewed);
  expect(await tab.replaceCredentials({ accessToken: 'x', renewalToken: 'y' }, ana)).toBe(false);
  await tab.signOut();
  expect(await tab.replaceCredentials(ana, renewed)).toBe(false);
  expect(tab.authorization()).toBeNull();
});

describe('two tabs', () => {
  test('one signs in, the other follows', async () => {
    const [one, two] = [await openHydratedTab(), await openHydratedTab()];
    const greeted: string[] = [];
    two.on('signed-in@1', ({ name }) => greeted.push(name));
    await one.startSession(ana);
    await until(() => session(two) !== null);
    expect(two.authorization()).toBe(one.authorization());
    expect(greeted).toEqual(['Ana Peña']);
  });

  test('one renews, the other has the new credentials after asking, without waiting for a message', async () => {
    await (await openHydratedTab()).startSession(ana);
    const [one, two] = [await openHydratedTab(), await openHydratedTab()];
    await one.replaceCredentials({ accessToken: 'access-2', renewalToken: 'renewal-2' }, ana);
    await two.syncSession();
    expect(two.credentials()).toEqual({ accessToken: 'access-2', renewalToken: 'renewal-2' });
  });

  /** For a tab of another process local storage is some time behind, also after a Web Lock has passed to it. */
  const storageThatLags = (reads: number) => {
    const before = { ...localStorage };
    const get = Storage.prototype.getItem;
    const lagging = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(function (this: Storage, name) {
      return lagging.mock.calls.length > reads ? get.call(this, name) : (before[name] ?? null);
    });
    return lagging;
  };
  /** Tabs that no message reaches: asking alone must do. */
  const tabsThatHearNothing = async (customer: typeof ana | null): Promise<[Tab, Tab]> => {
    const deaf = { postMessage: () => undefined, addEventListener: () => undefined };
    jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => deaf as unknown as BroadcastChannel);
    if (customer) await (await openHydratedTab()).startSession(customer);
    return [await openHydratedTab(), await openHydratedTab()];
  };
  const renewed = { accessToken: 'access-2', renewalToken: 'renewal-2' };
  test.each<[string, typeof ana | null, (tab: Tab) => Promise<unknown>, (typeof ana)['accessToken'] | undefined]>([
    ['renews', ana, (tab) => tab.replaceCredentials(renewed, ana), 'access-2'],
    ['signs out', ana, (tab) => tab.signOut(), undefined],
    ['signs in', null, (tab) => tab.startSession(ana), 'access-1'],
    ['changes customer', ana, (tab) => tab.signOut().then(() => tab.startSession(luis)), 'access-l'],
  ])('one %s, the other waits for what its storage does not show yet', async (_, first, act, accessToken) => {
    const [one, two] = await tabsThatHearNothing(first);
    const lagging = storageThatLags(5);
    await act(one);
    await two.syncSession();
    expect(lagging.mock.calls.length).toBeGreaterThan(5);
    expect(two.credentials()?.accessToken).toBe(accessToken);
  });

  test('what never comes is not waited for without end', async () => {
    const [one, two] = await tabsThatHearNothing(ana);
    storageThatLags(Number.POSITIVE_INFINITY);
    await one.replaceCredentials(renewed, ana);
    await two.syncSession();
    expect(two.credentials()?.accessToken).toBe('access-1');
  });

  test('one signs out, the other forgets the customer and purges', async () => {
    await (await openHydratedTab()).startSession(ana);
    const [one, two] = [await openHydratedTab(), await openHydratedTab()];
    const purged = new Promise((resolve) => two.onPurge(() => resolve('purged')));
    const ended = new Promise((resolve) => two.on('signed-out@1', resolve));
    await one.signOut();
    expect(await ended).toEqual({ elsewhere: true });
    expect(await purged).toBe('purged');
    expect(session(two)).toBeNull();
  });

  test('a renewal stored while the other tab signs out does not bring the session back', async () => {
    await (await openHydratedTab()).startSession(ana);
    const [one, two] = [await openHydratedTab(), await openHydratedTab()];
    const stored = { ...localStorage };
    await one.signOut();
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value); // two's write, a moment late
    await until(() => session(two) === null);
    await until(() => localStorage.length === 0);
    expect(session(await openHydratedTab())).toBeNull();
  });

  test('one changes customer, the other purges the first and follows', async () => {
    const [one, two] = [await openHydratedTab(), await openHydratedTab()];
    await one.startSession(ana);
    await until(() => session(two) !== null);
    const purge = jest.fn();
    two.onPurge(purge);
    await one.signOut();
    await one.startSession(luis);
    await until(() => session(two)?.displayName === 'Luis');
    expect(purge).toHaveBeenCalled();
    await two.syncSession();
    expect(session(two)?.displayName).toBe('Luis');
  });

  test('a tab that missed the sign-out learns it when it comes back into view', async () => {
    const tab = await openHydratedTab();
    await tab.startSession(ana);
    localStorage.clear();
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => session(tab) === null);
  });

  test('coming into view while the sign-in is being stored does not end it', async () => {
    const tab = await openHydratedTab();
    const signing = tab.startSession(ana);
    await tab.syncSession();
    await signing;
    expect(session(tab)).not.toBeNull();
  });

  test('a sign-out while the stored session is being read is not undone by what was read', async () => {
    const tab = await openHydratedTab();
    await tab.startSession(ana);
    const decrypt = crypto.subtle.decrypt.bind(crypto.subtle);
    let letGo: (() => void) | undefined;
    jest.spyOn(crypto.subtle, 'decrypt').mockImplementation(async (...args) => {
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
      return decrypt(...args);
    });
    const syncing = tab.syncSession();
    await until(() => letGo !== undefined);
    await tab.signOut();
    letGo?.();
    await syncing;
    expect(session(tab)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('without a durable key another tab’s unreadable session ends nobody’s', async () => {
    indexedDb.broken = true;
    const one = await openHydratedTab();
    await one.startSession(ana);
    await openHydratedTab();
    await one.syncSession();
    expect(session(one)?.displayName).toBe('Ana Peña');
  });
});
