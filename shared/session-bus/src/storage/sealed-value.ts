import { isDurable } from './key';
import { seal, unseal } from './seal';

/** One encrypted value in the browser's storage, written through. Nothing here throws or rejects. */
export type SealedValue<T> = {
  /** its name in storage, as a `storage` event has it */
  place: string;
  /**
   * The stored value, including this tab's own writes; null if there is none or it cannot be read: foreign or tampered
   * data are removed silently. A value that storage refused (full, blocked, no WebCrypto) is kept in memory.
   */
  load(): Promise<T | null>;
  /** Stores a value; settles once it, or a later one, is stored or refused. */
  save(value: T): Promise<void>;
  /** Cancels pending writes and keeps the stored value. */
  abandon(): void;
  /** Cancels pending writes and removes the stored value. */
  clear(): void;
};

export type Definition<T> = {
  storage: () => Storage;
  name: string;
  /** to plain JSON data */
  write(value: T): unknown;
  /** from plain JSON data of unknown origin; null when it is not a T */
  read(data: unknown): T | null;
};

/** Prefix of everything stored by this package; the number is the version of the sealed form. */
export const PREFIX = 'vitrina:1:';

const flushes = new Set<() => void>();
const flushAll = () => {
  for (const flush of flushes) flush();
};

/** Starts every waiting write when the page may be about to close. */
export function flushOnLeave(): void {
  addEventListener('pagehide', flushAll);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flushAll());
}

/**
 * Writes are serialised: while one is being encrypted only the newest later value waits. Each has a number, and one
 * that finishes after a newer write or a `clear` is dropped, so that the last one wins whatever the order of finishing.
 */
export function sealedValue<T>({ storage, name, write, read }: Definition<T>): SealedValue<T> {
  const place = PREFIX + name;
  let asked = 0;
  let finished = 0;
  let waiting: { number: number; value: T } | undefined;
  let running: Promise<void> | undefined;
  let refused: { value: T } | undefined;

  const put = async ({ number, value }: { number: number; value: T }) => {
    try {
      const sealed = await seal(JSON.stringify(write(value)), place);
      if (number < finished) return;
      finished = number;
      storage().setItem(place, sealed);
      refused = undefined;
    } catch {
      if (number >= finished) refused = { value };
    }
  };

  const takeWaiting = () => {
    const next = waiting;
    waiting = undefined;
    return next;
  };

  const drain = async () => {
    for (let next = takeWaiting(); next; next = takeWaiting()) await put(next);
    running = undefined;
  };

  const abandon = () => {
    waiting = undefined;
    refused = undefined;
    asked += 1;
    finished = asked;
  };

  const clear = () => {
    abandon();
    try {
      storage().removeItem(place);
    } catch {
      // Blocked storage holds nothing.
    }
  };

  flushes.add(() => {
    const next = takeWaiting();
    if (next) void put(next);
  });

  return {
    place,
    abandon,
    clear,
    save(value) {
      asked += 1;
      waiting = { number: asked, value };
      running ??= drain();
      return running;
    },
    async load() {
      while (running) await running;
      if (refused) return refused.value;
      const before = asked;
      try {
        const sealed = storage().getItem(place);
        if (sealed === null) return null;
        const value = read(JSON.parse(await unseal(sealed, place)));
        if (value !== null) return value;
      } catch {
        // Handled below: what cannot be read counts as absent.
      }
      // What cannot be read under a key for this page view may be readable after the next load.
      if (asked === before && (await isDurable())) clear();
      return null;
    },
  };
}
