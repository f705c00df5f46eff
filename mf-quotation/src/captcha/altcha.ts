import { ApiError, call } from '@vitrina/api-client';
import { captchaChallenge } from '@vitrina/contract';
import { notify } from '@vitrina/session-bus';
import type { Answer } from './altcha-solver';
import type { Captcha } from './captcha';

/** Answers kept longer than this are not used: the buyer's clock may be slow and hide that they have expired. */
const KEPT_MS = 15 * 60_000;
/** An answer that expires this soon would not survive the way to the server. */
const MARGIN_MS = 10_000;

type Prepared = { answer: Promise<Answer>; since: number };

/** Fetches a challenge and solves it; the solver is a chunk of its own that loads at the same time. */
async function solve(action: string, quiet: boolean): Promise<Answer> {
  const solver = import('./altcha-solver');
  solver.catch(() => undefined); // reported by the await below, unless the call fails first
  const { challenge } = await call(captchaChallenge, { action }, { quiet });
  return (await solver).answer(challenge);
}

/** Tells what the api client has not told: the solver did not load, or could not do its work. */
function tell(error: unknown): never {
  if (!(error instanceof ApiError)) {
    notify({ kind: 'error', text: 'No pudimos comprobar que eres una persona. Inténtalo de nuevo.' });
  }
  throw error;
}

const isFresh = ({ expiresAt = Number.POSITIVE_INFINITY }: Answer, since: number) =>
  performance.now() - since < KEPT_MS && Date.now() < expiresAt - MARGIN_MS;

/** ALTCHA proof of work. A challenge's answer serves once, so each token comes from a new challenge. */
export function altcha(): Captcha {
  const prepared = new Map<string, Prepared>();

  return {
    prepare(action) {
      if (prepared.has(action)) return;
      const answer = solve(action, true);
      prepared.set(action, { answer, since: performance.now() });
      answer.catch(() => {
        if (prepared.get(action)?.answer === answer) prepared.delete(action);
      });
    },
    async token(action) {
      const ahead = prepared.get(action);
      prepared.delete(action);
      const early = await ahead?.answer.catch(() => undefined);
      const answer = ahead && early && isFresh(early, ahead.since) ? early : await solve(action, false).catch(tell);
      return answer.token;
    },
  };
}
