import { decode, encode, logout, provinces, quotations, renewToken } from '@vitrina/contract';
import { ana, type Tab as Bus, eachTestInANewBrowser, luis, until } from '@vitrina/session-bus/testing/tab';
import { deferred, installLocks, json, type Received, refusal, serve } from '@vitrina/testing/network';
import type * as Api from './index';

jest.mock('idb-keyval', () => require('@vitrina/session-bus/testing/tab').idbKeyval);
eachTestInANewBrowser();
beforeEach(installLocks);

type Tab = { api: typeof Api; bus: Bus; reload: jest.Mock };

/** A tab: its own copies of client and bus on the browser's shared storage. */
const openTab = async (): Promise<Tab> => {
  const tab = { reload: jest.fn() } as unknown as Tab;
  jest.isolateModules(() => {
    tab.bus = { ...require('@vitrina/session-bus'), ...require('@vitrina/session-bus/internal') };
    tab.api = require('./index');
  });
  tab.api.configureApi({ reload: tab.reload });
  await tab.bus.hydrate();
  return tab;
};
const signedIn = async () => {
  const tab = await openTab();
  await tab.bus.startSession(ana);
  return tab;
};
const isSignedIn = ({ bus }: Tab) => bus.store.get(bus.sessionAtom) !== null;
const ask = ({ api }: Tab, campaign = 0, signal?: AbortSignal) =>
  api.call(quotations, { personId: 7, campaign }, { signal });
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: { status?: number; name: string }) => error.status ?? error.name,
  );

/** Ana, as a renewal answers her. */
const renewed = (generation: number) =>
  json(
    encode(renewToken.response, {
      ...ana,
      accessToken: `access-${generation}`,
      renewalToken: `renewal-${generation}`,
    }),
  );
const campaignOf = ({ body }: Received) => decode(quotations.request, body).campaign;

/** A server that accepts one credential at a time; each renewal makes the next one the only good one. */
const sessionServer = (hold: Promise<void> = Promise.resolve()) => {
  const server = { good: 2, received: [] as Received[] };
  const renewals = new Set<unknown>();
  server.received = serve(async ({ path, body, authorization }) => {
    if (path === renewToken.path) {
      await hold;
      const { renewalToken } = decode(renewToken.request, body);
      if (renewals.has(renewalToken)) return refusal('Credencial usada', 401); // replay
      renewals.add(renewalToken);
      return renewed(server.good);
    }
    return authorization === `Bearer access-${server.good}~renewal-${server.good}` ? json([]) : json({}, 401);
  });
  return server;
};
const count = (received: Received[], path: string) => received.filter((request) => request.path === path).length;

test('six refused requests at once make one renewal and six answers', async () => {
  const tab = await signedIn();
  const { received } = sessionServer();
  const results = await Promise.all([1, 2, 3, 4, 5, 6].map((campaign) => outcome(ask(tab, campaign))));
  expect(results).toEqual(Array(6).fill('answered'));
  expect(count(received, renewToken.path)).toBe(1);
  expect(count(received, quotations.path)).toBe(12);
  expect(received.find(({ path }) => path === renewToken.path)).toMatchObject({
    authorization: null,
    body: encode(renewToken.request, { renewalToken: 'renewal-1' }),
  });
  expect(tab.reload).not.toHaveBeenCalled();
});

test('a refusal that arrives after the renewal is repeated without another one', async () => {
  const tab = await signedIn();
  const { promise: passed, resolve: open } = deferred();
  let slow = true;
  const renewals: string[] = [];
  serve(async (request) => {
    if (request.path === renewToken.path) {
      renewals.push(request.path);
      return renewed(2);
    }
    const isOld = request.authorization === 'Bearer access-1~renewal-1';
    if (campaignOf(request) === 9 && slow) {
      slow = false;
      await passed;
    }
    return isOld ? json({}, 401) : json([]);
  });
  const late = outcome(ask(tab, 9));
  expect(await outcome(ask(tab, 1))).toBe('answered');
  open();
  expect(await late).toBe('answered');
  expect(renewals).toHaveLength(1);
});

test('two tabs with six refused requests make one renewal and six answers', async () => {
  const [one, two] = [await signedIn(), await openTab()];
  const { received } = sessionServer();
  const results = await Promise.all([one, two, one, two, one, two].map((tab, i) => outcome(ask(tab, i))));
  expect(results).toEqual(Array(6).fill('answered'));
  expect(count(received, renewToken.path)).toBe(1);
  expect(two.bus.credentials()).toEqual({ accessToken: 'access-2', renewalToken: 'renewal-2' });
});

/** Six calls at once whose renewal is answered like this, the last answer for good, and what it has done to the customer. */
const sixMeeting = async (...answers: (() => Response)[]) => {
  const tab = await signedIn();
  tab.bus.updateWizard((wizard) => ({ ...wizard, campana: 12, provincia: { id: 17, name: 'Pichincha' } }));
  await tab.bus.draft('cotiza').save({ nombres: 'Ana' });
  const [purge, toast] = [jest.fn(), jest.fn()];
  tab.bus.onPurge(purge);
  tab.bus.onNotice(toast);
  let asked = 0;
  serve(({ path, authorization }) => {
    if (path === renewToken.path) return (answers[asked++] ?? answers.at(-1))?.() as Response;
    return authorization === 'Bearer access-2~renewal-2' ? json([]) : json({}, 401);
  });
  const results = await Promise.all([1, 2, 3, 4, 5, 6].map((campaign) => outcome(ask(tab, campaign))));
  return { tab, results, asked, times: () => [purge, tab.reload, toast].map(({ mock }) => mock.calls.length) };
};
type Answering = [string, () => Response];
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const answering = (status: number): Answering => [`answered with ${status}`, () => json({}, status)];
const TROUBLES: Answering[] = [['lost', lost], ...[408, 429, 500, 502, 503, 504].map(answering)];

test.each<Answering>([
  ...[400, 401, 403, 404, 409].map(answering),
  ['answered with something else', () => json({ a: 1 })],
])('a renewal that is %s is not asked for again, and ends in one sign-out and one reload', async (_, answer) => {
  const { tab, results, asked, times } = await sixMeeting(answer);
  expect(results).toEqual(Array(6).fill(401));
  expect(asked).toBe(1);
  expect(isSignedIn(tab)).toBe(false);
  expect(times()).toEqual([1, 1, 0]);
});

test.each(TROUBLES)('a renewal that is %s once is asked for again, and costs nothing', async (_, answer) => {
  const { tab, results, asked, times } = await sixMeeting(answer, () => renewed(2));
  expect(results).toEqual(Array(6).fill('answered'));
  expect(asked).toBe(2);
  expect(tab.bus.store.get(tab.bus.wizardAtom)).toMatchObject({ campana: 12 });
  expect(await tab.bus.draft('cotiza').load()).toEqual({ nombres: 'Ana' });
  expect(times()).toEqual([0, 0, 0]);
});

test.each(TROUBLES)('one that is %s three times has failed: one sign-out and one reload', async (_, answer) => {
  const { tab, results, asked, times } = await sixMeeting(answer);
  expect(results).toEqual(Array(6).fill(401));
  expect(asked).toBe(3);
  expect(isSignedIn(tab)).toBe(false);
  expect(times()).toEqual([1, 1, 0]);
});

test('whose session is lost keeps the configuration, not what was typed, and is told after the reload', async () => {
  const { tab } = await sixMeeting(() => json({}, 401));
  expect(tab.bus.store.get(tab.bus.wizardAtom)).toMatchObject({ provincia: { id: 17 } });
  expect(await tab.bus.draft('cotiza').load()).toBeNull();
  expect(tab.bus.endedAt()).toBe(location.pathname);
  tab.bus.forgetEnded();
  await tab.bus.startSession(ana);
  await tab.bus.signOut();
  expect(tab.bus.endedAt()).toBeNull();
  expect(tab.bus.store.get(tab.bus.wizardAtom).provincia).toBeUndefined();
});

test('with a dead renewal, two tabs end in one sign-out', async () => {
  const [one, two] = [await signedIn(), await openTab()];
  const received = serve(() => json({}, 401));
  const results = await Promise.all([one, two, one, two].map((tab, i) => outcome(ask(tab, i))));
  expect(results).toEqual([401, 401, 401, 401]);
  await until(() => !isSignedIn(one) && !isSignedIn(two));
  expect(count(received, renewToken.path)).toBe(1);
  expect(one.reload.mock.calls.length + two.reload.mock.calls.length).toBe(1);
});

test('a second refusal, with renewed credentials, ends in one sign-out and one reload', async () => {
  const tab = await signedIn();
  const received = serve(({ path }) => (path === renewToken.path ? renewed(2) : json({}, 401)));
  const results = await Promise.all([1, 2, 3].map((campaign) => outcome(ask(tab, campaign))));
  expect(results).toEqual([401, 401, 401]);
  expect(count(received, renewToken.path)).toBe(1);
  expect(count(received, quotations.path)).toBe(6);
  expect(tab.reload).toHaveBeenCalledTimes(1);
});

test('a call given up during the renewal is not repeated; the renewal goes on for the others', async () => {
  const tab = await signedIn();
  const { promise: passed, resolve: open } = deferred();
  const { received } = sessionServer(passed);
  const controller = new AbortController();
  const [stays, leaves] = [outcome(ask(tab, 1)), outcome(ask(tab, 2, controller.signal))];
  await until(() => count(received, renewToken.path) === 1);
  controller.abort();
  open();
  expect(await leaves).toBe('AbortError');
  expect(await stays).toBe('answered');
  expect(
    received.filter(({ path }) => path === quotations.path).filter((request) => campaignOf(request) === 2),
  ).toHaveLength(1);
});

test('a request of one customer is never repeated as another one', async () => {
  const tab = await signedIn();
  const { promise: passed, resolve: open } = deferred();
  const { received } = sessionServer(passed);
  const asking = outcome(ask(tab));
  await until(() => count(received, renewToken.path) === 1);
  await tab.bus.startSession(luis);
  open();
  expect(await asking).toBe(401);
  expect(count(received, quotations.path)).toBe(1);
  expect(tab.bus.credentials()).toMatchObject({ accessToken: 'access-l' });
  expect(tab.reload).not.toHaveBeenCalled();
});

test('without Web Locks one tab still renews once', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const tab = await signedIn();
  const { received } = sessionServer();
  expect(await Promise.all([1, 2, 3].map((campaign) => outcome(ask(tab, campaign))))).toEqual(
    Array(3).fill('answered'),
  );
  expect(count(received, renewToken.path)).toBe(1);
});

test('signing out is over before the server answers, and its refusal changes nothing', async () => {
  const tab = await signedIn();
  const { promise: passed, resolve: open } = deferred();
  const received = serve(() => passed.then(() => refusal('No', 500)));
  const ending = tab.api.endSession();
  await until(() => received.length === 1);
  expect(isSignedIn(tab)).toBe(false);
  open();
  await ending;
  expect(received[0]).toMatchObject({
    path: logout.path,
    authorization: 'Bearer access-1~renewal-1',
    body: encode(logout.request, { accessToken: 'access-1' }),
  });
});

test('a guest who ends the session calls nobody', async () => {
  const tab = await openTab();
  const received = serve(() => json([]));
  await tab.api.endSession();
  expect(received).toEqual([]);
  await tab.api.call(provinces, {});
});

describe('the data of the session, asked for anew', () => {
  /** Ana, as a renewal answers her once her names have changed. */
  const renamed = () =>
    json(
      encode(renewToken.response, {
        ...ana,
        displayName: 'Ana Peña Vera',
        email: 'nueva@example.com',
        accessToken: 'access-2',
        renewalToken: 'renewal-2',
      }),
    );
  const nameIn = ({ bus }: Tab) => bus.store.get(bus.sessionAtom)?.displayName;

  test('show in every tab, with credentials that are good', async () => {
    const [one, two] = [await signedIn(), await openTab()];
    const received = serve(({ path }) => (path === renewToken.path ? renamed() : json([])));
    await one.api.refreshSession();
    expect(one.bus.store.get(one.bus.sessionAtom)).toMatchObject({
      id: ana.id,
      displayName: 'Ana Peña Vera',
      email: 'nueva@example.com',
    });
    await until(() => nameIn(two) === 'Ana Peña Vera');
    expect(count(received, renewToken.path)).toBe(1);
    expect(await outcome(ask(two))).toBe('answered');
    expect(received.at(-1)).toMatchObject({ authorization: 'Bearer access-2~renewal-2' });
  });

  test('stay as they are while no answer comes', async () => {
    const tab = await signedIn();
    serve(lost);
    await tab.api.refreshSession();
    expect(nameIn(tab)).toBe(ana.displayName);
    expect(tab.bus.credentials()).toMatchObject({ accessToken: 'access-1' });
    expect(tab.reload).not.toHaveBeenCalled();
  });

  test('end with the session when the server refuses it', async () => {
    const tab = await signedIn();
    serve(() => json({}, 401));
    await tab.api.refreshSession();
    expect(isSignedIn(tab)).toBe(false);
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  test('a guest has none, and asks nobody', async () => {
    const tab = await openTab();
    const received = serve(() => renamed());
    await tab.api.refreshSession();
    expect(received).toEqual([]);
  });
});
