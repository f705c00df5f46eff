import { createHash } from 'node:crypto';
import type { CaptchaChallenge } from '@vitrina/contract';
import * as v from 'valibot';
import { HttpError } from '../http/errors';
import { type Captcha, type EarnedToken, isAction } from './captcha';

const GOOGLE = 'https://www.google.com/recaptcha/api/siteverify';
/** Time limit; a person is waiting. */
const PATIENCE_MS = 8_000;
/** Google's tokens are valid for two minutes; the third allows for clocks that differ. */
const LIFETIME_MS = 3 * 60_000;
/** How far Google's clock may be ahead of this one. */
const AHEAD_MS = 60_000;
/** Google's errors for invalid keys: not the token's fault. */
const NOT_OUR_KEYS = /^(missing|invalid)-input-secret$|^invalid-keys$/;

/** Keys and lowest score (0 a machine, 1 a person) of a site that uses reCAPTCHA v3. */
export interface RecaptchaOptions {
  siteKey: string;
  secret: string;
  minScore: number;
  /** Where tokens are verified, if not at Google. */
  address?: string;
}

const Verdict = v.object({
  success: v.boolean(),
  score: v.optional(v.number()),
  action: v.optional(v.string()),
  challenge_ts: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  'error-codes': v.optional(v.array(v.string()), []),
});
type Verdict = v.InferOutput<typeof Verdict>;

const cannotTell = (cause: unknown) =>
  Object.assign(
    new HttpError(503, 'Por el momento no podemos comprobar que eres una persona. Inténtalo de nuevo en unos minutos'),
    { cause },
  );

/**
 * Google's reCAPTCHA v3: the browser gets a token from Google for an action, and Google scores how likely a person sent
 * it.
 */
export class Recaptcha implements Captcha {
  readonly thirdParty = {
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    calls: ['https://www.google.com/recaptcha/'],
  };
  readonly #options: RecaptchaOptions;
  /**
   * Verdicts by the digest of the token. Google verifies a token only once, but a request may be repeated, even
   * concurrently.
   */
  readonly #verdicts = new Map<string, Promise<Verdict>>();

  constructor(options: RecaptchaOptions) {
    this.#options = options;
  }

  async challenge(action: string): Promise<CaptchaChallenge | undefined> {
    return isAction(action) ? { recaptchaKey: this.#options.siteKey } : undefined;
  }

  async verify(token: string, action: string): Promise<EarnedToken | undefined> {
    const signature = createHash('sha256').update(token).digest('hex');
    const {
      success,
      score = 0,
      action: earnedFor,
      challenge_ts: earnedAt = '',
    } = await this.#verdictOf(token, signature);
    const age = Date.now() - Date.parse(earnedAt);
    const isFresh = age > -AHEAD_MS && age < LIFETIME_MS;
    if (!success || earnedFor !== action || score < this.#options.minScore || !isFresh) return undefined;
    return { signature, expiresAt: new Date(Date.parse(earnedAt) + LIFETIME_MS) };
  }

  #verdictOf(token: string, signature: string): Promise<Verdict> {
    const known = this.#verdicts.get(signature);
    if (known) return known;
    const verdict = this.#ask(token);
    this.#verdicts.set(signature, verdict);
    const forget = () => this.#verdicts.delete(signature);
    verdict.then(() => setTimeout(forget, LIFETIME_MS).unref(), forget);
    return verdict;
  }

  async #ask(token: string): Promise<Verdict> {
    const { address = GOOGLE, secret } = this.#options;
    // The buyer's address, which Google would also accept, is not sent.
    const body = new URLSearchParams({ secret, response: token });
    let verdict: Verdict;
    try {
      const answer = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE_MS) });
      if (!answer.ok) throw new Error(`reCAPTCHA answered ${answer.status}`);
      verdict = v.parse(Verdict, await answer.json());
    } catch (error) {
      throw cannotTell(error);
    }
    const wrongKeys = verdict['error-codes'].filter((code) => NOT_OUR_KEYS.test(code));
    if (wrongKeys.length > 0)
      throw cannotTell(new Error(`reCAPTCHA does not accept the keys: ${wrongKeys.join(', ')}`));
    return verdict;
  }
}
