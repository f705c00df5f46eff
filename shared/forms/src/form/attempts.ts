/** What of an attempt may outlive the page. `values` are the public ones, as text. */
export type StoredAttempt = { id: string; values: string };

type Attempt = StoredAttempt & {
  /** all values as text; null after a reload, which forgets the private ones */ all: string | null;
};

/** randomUUID exists on secure origins only. */
const newId = () =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Ids that let a server see a repeated submit as the one it already took: the same values keep their id until one
 * succeeds, other values get another. After a reload the public values decide alone.
 */
export function attempts() {
  let current: Attempt | undefined;
  return {
    /** The attempt of these values; the same object until values change or `done()`. */
    of(values: unknown, open: unknown): StoredAttempt {
      const [all, publicText] = [JSON.stringify(values), JSON.stringify(open)];
      const isSame = current && (current.all === null ? current.values === publicText : current.all === all);
      current = isSame && current ? { ...current, all } : { id: newId(), values: publicText, all };
      return { id: current.id, values: current.values };
    },
    done() {
      current = undefined;
    },
    restore(stored: StoredAttempt) {
      current = { ...stored, all: null };
    },
  };
}
