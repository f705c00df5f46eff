import { CAMPAIGNS, CAPTCHA_ACTIONS, type CaptchaChallenge } from '@vitrina/contract';
import type { ThirdParty } from '../site/policy';

/** What a challenge can be asked for: the forms' actions, and `cotiza` with the name of a campaign. */
const ACTIONS = new Set<string>([
  ...Object.values(CAPTCHA_ACTIONS),
  ...Object.keys(CAMPAIGNS).map((campaign) => CAPTCHA_ACTIONS.quote + campaign),
]);

/** Whether a form has this action. */
export const isAction = (text: string): boolean => ACTIONS.has(text);

/** A token that was earned and may serve once. */
export interface EarnedToken {
  /** Identifies the token among all that have served. */
  signature: string;
  /** From then on it would not be accepted anyway. */
  expiresAt: Date;
}

/** Proof that a request comes from a person's browser. Which service stands behind it is chosen by configuration. */
export interface Captcha {
  /** Whose code browsers run for it; undefined when it is all ours. */
  readonly thirdParty?: ThirdParty;
  /** What a browser needs to earn a token for an action; undefined for an unknown action. */
  challenge(action: string): Promise<CaptchaChallenge | undefined>;
  /**
   * Checks that a token was earned, in time, for `action`.
   * @returns undefined when it was not. Whether it has served before is for the caller to check, in its transaction.
   * @throws HttpError with status 503 when that cannot be told now
   */
  verify(token: string, action: string): Promise<EarnedToken | undefined>;
}
