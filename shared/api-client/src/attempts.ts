import { type Draft, draft } from '@vitrina/session-bus';

/** The attempt ids of one purpose. */
export type Attempts = {
  /**
   * The id for sending `intent`: the same id for the same intent, also after a reload; a new id for any other intent.
   */
  of(intent: unknown): Promise<string>;
  /**
   * The attempt has succeeded: whatever is sent next is a new intent, even if it is equal. An attempt begun since then
   * stays.
   */
  end(attempt: string): Promise<void>;
};

type Kept = { attempt: string; intent: string };

/**
 * A new attempt id: a version 4 UUID. Without `randomUUID` (missing on insecure origins) it is made from random bytes.
 */
export function newAttemptId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => (byte % 16).toString(16));
  digits[12] = '4';
  digits[16] = '89ab'[Number.parseInt(digits[16] ?? '0', 16) % 4] ?? '8';
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * Identifies an intent: its digest, which is short however large the intent (a file, for example). Without WebCrypto,
 * its text.
 */
async function markOf(intent: unknown): Promise<string> {
  const text = JSON.stringify(intent);
  if (!crypto.subtle) return text;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'attempt' in value && 'intent' in value;

function memory(): Draft {
  let kept: unknown = null;
  return {
    load: async () => kept,
    async save(value) {
      kept = value;
    },
    clear() {
      kept = null;
    },
  };
}

/**
 * Attempt ids for one purpose. The server acts once per attempt id, however often it arrives. So that a retry after a
 * lost answer, or after a reload while sending, creates nothing twice, the id is stored with its intent, encrypted like
 * a form's draft and deleted with it at sign-out. With `secret` the intent contains a password, which is never stored:
 * the id then lives only in memory.
 */
export function attemptsOf(purpose: string, { secret = false }: { secret?: boolean } = {}): Attempts {
  const kept = secret ? memory() : draft(`${purpose}:attempt`);
  let turn: Promise<unknown> = Promise.resolve();
  // One after the other: two concurrent requests for the same intent are one attempt.
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };
  const last = async () => {
    const found = await kept.load();
    return isKept(found) ? found : null;
  };
  return {
    of: (intent) =>
      inTurn(async () => {
        const wanted = await markOf(intent);
        const before = await last();
        if (before?.intent === wanted) return before.attempt;
        const attempt = newAttemptId();
        await kept.save({ attempt, intent: wanted } satisfies Kept);
        return attempt;
      }),
    end: (attempt) =>
      inTurn(async () => {
        if ((await last())?.attempt === attempt) kept.clear();
      }),
  };
}
