import { ApiError, call } from '@vitrina/api-client';
import { captchaChallenge } from '@vitrina/contract';
import { notify } from '@vitrina/session-bus';
import type { Captcha } from './captcha';
import type { Proof } from './proof';

/** Proofs older than this are not used: the buyer's clock may be slow and hide that they have expired. */
const KEPT_MS = 15 * 60_000;
/** A proof that expires this soon might not reach the server in time. */
const MARGIN_MS = 10_000;

type Prepared = { proof: Promise<Proof>; since: number };

/**
 * Requests a challenge from the server and prepares what it can. ALTCHA, the default, costs no round trip beyond its
 * challenge: its solver is a separate chunk that loads at the same time. reCAPTCHA is used if the server says so.
 */
async function prove(action: string, quiet: boolean): Promise<Proof> {
  const solver = import('./altcha-solver');
  solver.catch(() => undefined); // reported by the await below, unless the call fails first
  const { challenge = '', recaptchaKey } = await call(captchaChallenge, { action }, { quiet });
  if (recaptchaKey !== undefined) return (await import('./recaptcha')).recaptcha(recaptchaKey, action);
  const { token, expiresAt } = await (await solver).answer(challenge);
  return { token: async () => token, expiresAt };
}

/** Reports what the API client has not reported: code did not load, or did not work. */
function tell(error: unknown): never {
  if (!(error instanceof ApiError)) {
    notify({ kind: 'error', text: 'No pudimos comprobar que eres una persona. Inténtalo de nuevo.' });
  }
  throw error;
}

const isFresh = ({ expiresAt = Number.POSITIVE_INFINITY }: Proof, since: number) =>
  performance.now() - since < KEPT_MS && Date.now() < expiresAt - MARGIN_MS;

/** The captcha that the server requires. A proof can be used once, so each token comes from a new one. */
export function siteCaptcha(): Captcha {
  const prepared = new Map<string, Prepared>();

  return {
    prepare(action) {
      if (prepared.has(action)) return;
      const proof = prove(action, true);
      prepared.set(action, { proof, since: performance.now() });
      proof.catch(() => {
        if (prepared.get(action)?.proof === proof) prepared.delete(action);
      });
    },
    async token(action) {
      const ahead = prepared.get(action);
      prepared.delete(action);
      const early = await ahead?.proof.catch(() => undefined);
      try {
        return await (ahead && early && isFresh(early, ahead.since) ? early : await prove(action, false)).token();
      } catch (error) {
        return tell(error);
      }
    },
  };
}
