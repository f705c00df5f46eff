import { createStore, get, set, type UseStore } from 'idb-keyval';

/** The key that encrypts stored values. `durable`: other tabs and later loads of this browser have it too. */
export type StorageKey = { key: CryptoKey; durable: boolean };

/** A browser whose IndexedDB never answers must not keep the page from starting, but a slow phone needs its time. */
const PATIENCE_MS = 8_000;
const NAME = 'vitrina-keys';

/** Not extractable: script can use the key, but cannot read it out or send it away. */
const generate = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

let opened: UseStore | undefined;

/** The one IndexedDB database of this package. */
export const keyStore = (): UseStore => {
  opened ??= createStore(NAME, 'keys');
  return opened;
};

async function storedOrNew(): Promise<CryptoKey> {
  const keys = keyStore();
  const stored = await get<CryptoKey>('storage', keys);
  if (stored) return stored;
  const fresh = await generate();
  await set('storage', fresh, keys);
  // Read again: without locks two tabs may have written, and the last writer wins for both.
  return (await get<CryptoKey>('storage', keys)) ?? fresh;
}

const patience = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('IndexedDB does not answer')), PATIENCE_MS);
  });

async function find(): Promise<StorageKey> {
  try {
    const key = navigator.locks ? navigator.locks.request(NAME, storedOrNew) : storedOrNew();
    return { key: await Promise.race([key, patience()]), durable: true };
  } catch {
    return { key: await generate(), durable: false };
  }
}

let found: Promise<StorageKey> | undefined;

/**
 * The storage key of this browser: from IndexedDB, or one for this page view if there is no IndexedDB (values stored
 * under another key are then unreadable and get discarded). Rejects without WebCrypto (an insecure origin).
 */
export const storageKey = (): Promise<StorageKey> => {
  found ??= find();
  return found;
};

/** Whether this page has the browser's own key, so that other tabs and the next load can read what it stores. */
export const isDurable = async (): Promise<boolean> => (await storageKey().catch(() => null))?.durable ?? false;
