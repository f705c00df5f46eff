import { solveChallenge } from 'altcha-lib';
import { deriveKey as deriveByWebCrypto } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge, DeriveKeyFunction } from 'altcha-lib/types';

/** An answered challenge: the token for the server, and when the challenge expires (ms since 1970) if it does. */
export type Answer = { token: string; expiresAt: number | undefined };

/**
 * How a key is derived: by WebCrypto, which browsers have on https and on this machine only, else in script, which takes
 * several times as long.
 */
const derivation = async (): Promise<DeriveKeyFunction> =>
  crypto.subtle ? deriveByWebCrypto : (await import('./derive-in-script')).deriveInScript;

/**
 * Solves an ALTCHA challenge (version 2 with PBKDF2, as JSON text). WebCrypto hashes outside the main thread and each
 * try is a separate task, so typing is not disturbed; a worker would not work, because a remote may be served from
 * another origin, whose scripts no worker can run. Rejects if the text is not a challenge or the work takes too long.
 */
export async function answer(challengeText: string): Promise<Answer> {
  const challenge = JSON.parse(challengeText) as Challenge;
  const { expiresAt } = challenge.parameters;
  const solution = await solveChallenge({ challenge, deriveKey: await derivation() });
  if (!solution) throw new Error('captcha: the challenge was not solved in time');
  return {
    token: btoa(JSON.stringify({ challenge, solution })),
    expiresAt: expiresAt === undefined ? undefined : expiresAt * 1000,
  };
}
