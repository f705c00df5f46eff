import type { CaptchaChallenge } from '@vitrina/contract';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import * as v from 'valibot';
import { type Captcha, type EarnedToken, isAction } from './captcha';

/** Enough time to fill in the longest form and read the legal texts. */
const LIFETIME_MS = 30 * 60_000;

/** Work required of a browser: a number of tries, each a key derivation of `cost` hash rounds. */
export interface Work {
  cost: number;
  fewestTries: number;
  mostTries: number;
}

/**
 * Half a second on a phone. A try takes some milliseconds, so that a solver without a worker keeps the page responsive.
 */
const PHONE_WORK: Work = { cost: 5000, fewestTries: 30, mostTries: 90 };

/** The part of an ALTCHA payload that verification needs; the signature covers all of `parameters`. */
const Payload = v.object({
  challenge: v.object({
    signature: v.pipe(v.string(), v.hexadecimal()),
    parameters: v.looseObject({
      data: v.object({ action: v.string() }),
      expiresAt: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8_640_000_000_000)),
    }),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

const read = (token: string) => {
  try {
    const parsed = v.safeParse(Payload, JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};

/** ALTCHA proof of work, signed with a secret; nothing is stored until a token is used. */
export class Altcha implements Captcha {
  readonly #signatureSecret: string;
  readonly #keySecret: string;
  readonly #work: Work;

  constructor(secret: string, work = PHONE_WORK) {
    this.#signatureSecret = `challenge ${secret}`;
    this.#keySecret = `key ${secret}`;
    this.#work = work;
  }

  async challenge(action: string): Promise<CaptchaChallenge | undefined> {
    if (!isAction(action)) return undefined;
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: this.#work.cost,
      counter: randomInt(this.#work.mostTries, this.#work.fewestTries),
      data: { action },
      deriveKey,
      expiresAt: new Date(Date.now() + LIFETIME_MS),
      hmacSignatureSecret: this.#signatureSecret,
      hmacKeySignatureSecret: this.#keySecret,
    });
    return { challenge: JSON.stringify(challenge) };
  }

  /** A token is base64 of `{challenge, solution}` as JSON; its signature is that of the challenge. */
  async verify(token: string, action: string): Promise<EarnedToken | undefined> {
    const payload = read(token);
    if (!payload || payload.challenge.parameters.data.action !== action) return undefined;
    const result = await verifySolution({
      challenge: payload.challenge as unknown as Challenge,
      solution: payload.solution,
      deriveKey,
      hmacSignatureSecret: this.#signatureSecret,
      hmacKeySignatureSecret: this.#keySecret,
    });
    if (!result.verified) return undefined;
    const { signature, parameters } = payload.challenge;
    return { signature, expiresAt: new Date(parameters.expiresAt * 1000) };
  }
}
