import { type Draft, draft } from '@vitrina/session-bus';

/** Attempt ids of what is sent for one purpose. */
export type Attempts = {
  /** The id for sending `intent`: the same for as long as the same is sent, also after a reload; another one for anything else. */
  of(intent: unknown): Promise<string>;
  /** The attempt has succeeded: what comes next is a new intent, even when it is the same. Another attempt begun since goes on. */
  end(attempt: string): Promise<void>;
};

type Kept = { attempt: string; intent: string };

/** A new attempt id: a version 4 UUID. Without `randomUUID` (insecure origins lack it) it is made from random bytes. */
export function newAttemptId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => (byte % 16).toString(16));
  digits[12] = '4';
  digits[16] = '89ab'[Number.parseInt(digits[16] ?? '0', 16) % 4] ?? '8';
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** What stands for an intent: its digest, which is short whatever is sent (a file too). Without WebCrypto, the text. */
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
 * The server makes one thing of an attempt id, however often it arrives. So that a retry after a lost answer, or after a
 * reload while sending, makes no second one, the id is kept with what it stands for, as sealed as a form's draft and
 * forgotten with it at sign-out. With `secret` the intent holds a password, which is never stored: the id then lives
 * only as long as what this returns.
 */
export function attemptsOf(purpose: string, { secret = false }: { secret?: boolean } = {}): Attempts {
  const kept = secret ? memory() : draft(`${purpose}:attempt`);
  let turn: Promise<unknown> = Promise.resolve();
  // One after the other: the same asked for twice at once is one attempt.
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
