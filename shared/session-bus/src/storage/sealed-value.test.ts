import { eachTestInANewBrowser, indexedDb, until } from '../testing/tab';
import { flushOnLeave, type SealedValue, sealedValue } from './sealed-value';

jest.mock('idb-keyval', () => require('../testing/tab').idbKeyval);

eachTestInANewBrowser();

const PLACE = 'vitrina:1:thing';
/** A copy of the module with its own key cache: a new page load. */
const newPage = (): typeof sealedValue => {
  let loaded: typeof sealedValue | undefined;
  jest.isolateModules(() => {
    loaded = require('./sealed-value').sealedValue;
  });
  return loaded as typeof sealedValue;
};
const thing = (make = sealedValue): SealedValue<string> =>
  make<string>({
    storage: () => localStorage,
    name: 'thing',
    write: (value) => ({ value }),
    read: (data) => (data as { value: string }).value ?? null,
  });

/** Holds every encryption until it is let go, in any order. */
const holdEncryption = () => {
  const held: (() => void)[] = [];
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
  jest.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...args) => {
    await new Promise<void>((resolve) => held.push(resolve));
    return encrypt(...args);
  });
  return held;
};
test('what is stored comes back on the next load, and cannot be read in storage', async () => {
  await thing(newPage()).save('Ana Peña 🚗');
  expect(localStorage.getItem(PLACE)).toBeTruthy();
  expect(atob(localStorage.getItem(PLACE) as string)).not.toContain('Ana');
  expect(await thing(newPage()).load()).toBe('Ana Peña 🚗');
});

test('a value of a megabyte is stored whole', async () => {
  const long = 'ñ'.repeat(500_000);
  await thing().save(long);
  expect(await thing().load()).toBe(long);
});

test('the key cannot be extracted', async () => {
  await thing(newPage()).save('x');
  const [key] = [...indexedDb.values.values()] as CryptoKey[];
  expect(key?.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow();
});

test.each([
  [
    'tampered with',
    (sealed: string) => `${sealed.slice(0, -6)}${sealed.at(-6) === 'A' ? 'B' : 'A'}${sealed.slice(-5)}`,
  ],
  ['not base64', () => '¿qué?'],
  ['plain JSON of somebody else', () => '{"value":"x"}'],
  ['empty', () => ''],
])('data that is %s is discarded quietly', async (_, change) => {
  await thing().save('x');
  localStorage.setItem(PLACE, change(localStorage.getItem(PLACE) as string));
  expect(await thing().load()).toBeNull();
  expect(localStorage.getItem(PLACE)).toBeNull();
});

test('a sealed value moved to another name does not open', async () => {
  await thing().save('x');
  localStorage.setItem('vitrina:1:other', localStorage.getItem(PLACE) as string);
  const other = sealedValue({ storage: () => localStorage, name: 'other', write: String, read: String });
  expect(await other.load()).toBeNull();
});

test('a value that the reader does not know is discarded', async () => {
  const foreign = { storage: () => localStorage, name: 'thing', write: () => ({ other: 1 }), read: () => null };
  await sealedValue(foreign).save(null);
  expect(await thing().load()).toBeNull();
  expect(localStorage.getItem(PLACE)).toBeNull();
});

test('without IndexedDB the key lives for the page: readable here, discarded by the next load', async () => {
  indexedDb.broken = true;
  const page = newPage();
  await thing(page).save('x');
  expect(await thing(page).load()).toBe('x');
  expect(await thing(newPage()).load()).toBeNull();
});

test('a page that IndexedDB does not answer leaves what is stored for the next load', async () => {
  await thing(newPage()).save('x');
  indexedDb.broken = true;
  expect(await thing(newPage()).load()).toBeNull();
  indexedDb.broken = false;
  expect(await thing(newPage()).load()).toBe('x');
});

test('what storage refuses is kept in memory', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const refused = thing();
  await refused.save('x');
  expect(await refused.load()).toBe('x');
  refused.clear();
  expect(await refused.load()).toBeNull();
});

test('of many saves the last one is stored, and few are encrypted', async () => {
  const encrypt = jest.spyOn(crypto.subtle, 'encrypt');
  const many = thing();
  await Promise.all(Array.from({ length: 100 }, (_, i) => many.save(String(i))));
  expect(await many.load()).toBe('99');
  expect(encrypt.mock.calls.length).toBeLessThanOrEqual(2);
});

test('leaving the page starts the waiting write at once, and the newest wins whatever finishes first', async () => {
  flushOnLeave();
  const left = thing();
  await left.save('warm up');
  const before = localStorage.getItem(PLACE);
  const held = holdEncryption();
  const first = left.save('first');
  await until(() => held.length === 1);
  void left.save('second');
  dispatchEvent(new Event('pagehide'));
  await until(() => held.length === 2);
  held[1]?.();
  await until(() => localStorage.getItem(PLACE) !== before);
  held[0]?.();
  await first;
  expect(await thing().load()).toBe('second');
});

test.each([
  ['clear', null],
  ['abandon', 'stored'],
] as const)('a write under way does not undo %s', async (act, left) => {
  const acted = thing();
  await acted.save('stored');
  const held = holdEncryption();
  const saving = acted.save('late');
  await until(() => held.length === 1);
  acted[act]();
  held[0]?.();
  await saving;
  expect(await thing().load()).toBe(left);
});

test('a load waits for the writes of this tab', async () => {
  const own = thing();
  void own.save('mine');
  expect(await own.load()).toBe('mine');
});
