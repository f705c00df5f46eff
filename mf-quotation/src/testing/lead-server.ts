import { captchaChallenge, createLead } from '@vitrina/contract';
import { Failure, type FakeServer, fakeServer, LOST } from '@vitrina/testing';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

const SECRET = 'test';

/** Whether a token is the answer to a challenge of this server. */
export async function isSolved(token: string): Promise<boolean> {
  const { challenge, solution } = JSON.parse(atob(token));
  return (await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: SECRET })).verified;
}

/** Makes a fake server answer a quotation request: real challenges (small ones), and leads that it remembers. */
export function leadServer(server: FakeServer = fakeServer()) {
  const actions: string[] = [];
  const state = {
    server,
    get leads() {
      return server.requests(createLead);
    },
    /** What challenges were asked for. */
    actions,
    /** Site key of reCAPTCHA, when it is what this server asks for. */
    recaptchaKey: undefined as string | undefined,
    /** Seconds that a challenge lasts. */
    lifetime: 1_800,
    /** Answers instead of the next ones to a lead, in order: undefined makes the answer get lost. */
    failures: [] as ({ status: number; message: string } | undefined)[],
    /** How many challenges from now on cannot be had. */
    brokenChallenges: 0,
    /** Holds the answers to leads until what it returns is called. */
    hold: () => server.hold(createLead),
  };

  server.on(captchaChallenge, async ({ action }) => {
    actions.push(action);
    if (state.brokenChallenges-- > 0) throw new Failure(503, 'Sin captcha');
    const { recaptchaKey } = state;
    if (recaptchaKey !== undefined) return { recaptchaKey };
    const made = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 2,
      counter: 3,
      deriveKey,
      expiresAt: Math.floor(Date.now() / 1000) + state.lifetime,
      hmacSignatureSecret: SECRET,
    });
    return { challenge: JSON.stringify(made) };
  });
  server.on(createLead, () => {
    if (state.failures.length > 0) {
      const failure = state.failures.shift();
      throw failure ? new Failure(failure.status, failure.message) : LOST;
    }
    return { id: 1, number: 1042, createdAt: '2026-11-27T15:00:00.000Z' };
  });
  return state;
}
