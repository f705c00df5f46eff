import type * as Bus from '../index';
import type * as Internal from '../internal';
import type * as Purchases from '../purchases';

/** A copy of the bus, with what the api client uses of it. */
export type Tab = typeof Bus & typeof Internal;

type Database = { values: Map<string, unknown>; broken: boolean };
const browser = globalThis as typeof globalThis & { testDatabase?: Database };

/** IndexedDB of the test browser, shared by its tabs (each loads its own copy of this module). `broken`: there is none. */
browser.testDatabase ??= { values: new Map(), broken: false };
export const indexedDb: Database = browser.testDatabase;

/** @public In place of idb-keyval: `jest.mock('idb-keyval', () => require('./testing/tab').idbKeyval)`. */
export const idbKeyval = {
  createStore: () => 'store',
  get: async (name: string) => {
    if (indexedDb.broken) throw new Error('no IndexedDB');
    return indexedDb.values.get(name);
  },
  set: async (name: string, value: unknown) => void indexedDb.values.set(name, value),
  update: async (name: string, change: (value: unknown) => unknown) =>
    void indexedDb.values.set(name, change(indexedDb.values.get(name))),
};

/** Loads a fresh copy of what `load` requires. */
function fresh<T>(load: () => T): T {
  let loaded: T | undefined;
  jest.isolateModules(() => {
    loaded = load();
  });
  return loaded as T;
}

/** A tab of the test browser: a copy of the bus with its own memory, on the same storage. */
export const openTab = (): Tab => fresh(() => ({ ...require('../index'), ...require('../internal') }));

/** A tab that has loaded what is stored. */
export async function openHydratedTab(): Promise<Tab> {
  const tab = openTab();
  await tab.hydrate();
  return tab;
}

/** The same for a page that uses the purchases in hand. */
export async function openPurchasesTab(): Promise<Tab & typeof Purchases> {
  const tab = fresh(() => ({ ...require('../index'), ...require('../internal'), ...require('../purchases') }));
  await tab.hydrate();
  await tab.purchasesLoaded;
  return tab;
}

export const ana = {
  id: 41,
  personId: 7,
  displayName: 'Ana Peña',
  accessToken: 'access-1',
  renewalToken: 'renewal-1',
  signedIn: true,
  email: 'ana@example.com',
};
export const luis = {
  ...ana,
  id: 42,
  personId: 8,
  displayName: 'Luis',
  accessToken: 'access-l',
  renewalToken: 'renewal-l',
};

/** Waits until a condition holds: what another tab does has no promise here. */
export async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; !condition(); tries++) {
    if (tries > 500) throw new Error('It did not happen');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const closers: (() => void)[] = [];

/** Lets every channel and listener that is opened from now on be closed by `closeTabs`. */
function watchTabs(): void {
  const Channel = globalThis.BroadcastChannel;
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation((name) => {
    const channel = new Channel(name);
    closers.push(() => channel.close());
    return channel;
  });
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target) as Window['addEventListener'];
    const watched = (...[type, listener, options]: Parameters<Window['addEventListener']>) => {
      add(type, listener, options);
      closers.push(() => target.removeEventListener(type, listener, options));
    };
    jest.spyOn(target as Window, 'addEventListener').mockImplementation(watched);
  }
}

let sealing = 0;
const SEALING = ['generateKey', 'encrypt'] as const;

/** Counts what is being encrypted: a write that nobody waits for must not land in the browser of the next test. */
function watchWrites(): void {
  for (const step of SEALING) {
    const run = crypto.subtle[step].bind(crypto.subtle) as (...args: unknown[]) => Promise<unknown>;
    const watched = (...args: unknown[]) => {
      sealing += 1;
      return run(...args).finally(() => {
        sealing -= 1;
      });
    };
    Object.defineProperty(crypto.subtle, step, { value: watched, configurable: true, writable: true });
  }
}

/** Waits for the writes under way, and takes the counting away. */
async function endWrites(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  await until(() => sealing === 0);
  for (const step of SEALING) Reflect.deleteProperty(crypto.subtle, step);
}

/** Each test of the file gets a browser without tabs or any stored thing. */
export function eachTestInANewBrowser(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    indexedDb.values.clear();
    indexedDb.broken = false;
    watchTabs();
    watchWrites();
  });
  afterEach(async () => {
    for (const close of closers.splice(0)) close();
    jest.restoreAllMocks();
    await endWrites();
  });
}
