import { newAttemptId } from '@vitrina/api-client';
import { draft } from '@vitrina/session-bus';

/** Attempt ids of one form. */
export type Attempts = {
  /** The id for sending `intent`: the same for as long as the same is sent, also after a reload; another one for anything else. */
  of(intent: unknown): Promise<string>;
  /** Forgets the id: what comes next is a new intent, even when it is the same. */
  clear(): void;
};

type Kept = { attempt: string; intent: string };

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'attempt' in value && 'intent' in value;

/**
 * The server makes one lead of an attempt id, however often it arrives. So that a retry after a lost answer, or after a
 * reload while sending, is no second lead, the id is kept with what it stands for, as sealed as the form's own draft.
 */
export function attemptsOf(form: string): Attempts {
  const kept = draft(`${form}:attempt`);
  return {
    async of(intent) {
      const wanted = JSON.stringify(intent);
      const last = await kept.load();
      if (isKept(last) && last.intent === wanted) return last.attempt;
      const attempt = newAttemptId();
      await kept.save({ attempt, intent: wanted } satisfies Kept);
      return attempt;
    },
    clear: () => kept.clear(),
  };
}
