import { CAMPAIGNS, CAPTCHA_ACTIONS, type CaptchaChallenge } from '@vitrina/contract';
import type { ThirdParty } from '../site/policy';

/** Actions that a challenge can be requested for: the forms' actions, and `cotiza` with the name of a campaign. */
const ACTIONS = new Set<string>([
  ...Object.values(CAPTCHA_ACTIONS),
  ...Object.keys(CAMPAIGNS).map((campaign) => CAPTCHA_ACTIONS.quote + campaign),
]);

/** Whether a form has this action. */
export const isAction = (text: string): boolean => ACTIONS.has(text);

/** A valid token, to be used once. */
export interface EarnedToken {
  /** Identifies the token among all used ones. */
  signature: string;
  /** After this time it would not be accepted anyway. */
  expiresAt: Date;
}

/** Proof that a request comes from a person's browser. The configuration chooses the service behind it. */
export interface Captcha {
  /** Origin of third-party code that browsers run for it; undefined if there is none. */
  readonly thirdParty?: ThirdParty;
  /** What a browser needs to earn a token for an action; undefined for an unknown action. */
  challenge(action: string): Promise<CaptchaChallenge | undefined>;
  /**
   * Checks that a token was earned for `action`, in time.
   * @returns undefined if it was not. Whether it was used before is checked by the caller, in its transaction.
   * @throws HttpError with status 503 if it cannot be checked now
   */
  verify(token: string, action: string): Promise<EarnedToken | undefined>;
}
