import { captchaChallenge, createLead, decode, ErrorBody, encode, LeadReceipt, LeadRequest } from '@vitrina/contract';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

const SECRET = 'test';
const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));
const refusal = (status: number, message: string) => json(encode(ErrorBody, { message }), status);

/** Whether a token is the answer to a challenge of this server. */
export async function isSolved(token: string): Promise<boolean> {
  const { challenge, solution } = JSON.parse(atob(token));
  return (await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: SECRET })).verified;
}

/** The part of the API that a quotation request needs, below `fetch`: real challenges (small ones), and leads it remembers. */
export function leadServer() {
  const leads: LeadRequest[] = [];
  const actions: string[] = [];
  let held = Promise.resolve();
  const state = {
    leads,
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
    hold() {
      let open = () => {};
      held = new Promise((resolve) => (open = resolve));
      return open;
    },
  };

  const challenge = async (body: unknown) => {
    actions.push(decode(captchaChallenge.request, body).action);
    if (state.brokenChallenges-- > 0) return refusal(503, 'Sin captcha');
    const { recaptchaKey } = state;
    if (recaptchaKey !== undefined) return json(encode(captchaChallenge.response, { recaptchaKey }));
    const made = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 2,
      counter: 3,
      deriveKey,
      expiresAt: Math.floor(Date.now() / 1000) + state.lifetime,
      hmacSignatureSecret: SECRET,
    });
    return json(encode(captchaChallenge.response, { challenge: JSON.stringify(made) }));
  };

  const lead = async (body: unknown) => {
    leads.push(decode(LeadRequest, body));
    await held;
    if (state.failures.length > 0) {
      const failure = state.failures.shift();
      return failure ? refusal(failure.status, failure.message) : Promise.reject(new TypeError('Failed to fetch'));
    }
    return json(encode(LeadReceipt, { id: 1, number: 1042, createdAt: '2026-11-27T15:00:00.000Z' }));
  };

  globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const body = await request.json();
    if (request.url.endsWith(captchaChallenge.path)) return challenge(body);
    return request.url.endsWith(createLead.path) ? lead(body) : json({}, 501);
  };
  return state;
}
