import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { Refused } from '../http/errors';
import type { Captcha, EarnedToken } from './captcha';
import { useToken } from './used';

const NOT_PROVED = 'No pudimos comprobar que eres una persona. Inténtalo de nuevo';

/** Checks a request's token for one of these actions. @throws Refused if it was not earned for one of them */
export async function earnedToken(
  captcha: Captcha,
  { captchaToken, captchaAction }: { captchaToken: string; captchaAction: string },
  actions: ReadonlySet<string>,
): Promise<EarnedToken> {
  const token = actions.has(captchaAction) ? await captcha.verify(captchaToken, captchaAction) : undefined;
  if (!token) throw new Refused(NOT_PROVED);
  return token;
}

/**
 * Consumes a token in the transaction it pays for, unless another post of the same attempt has already completed: then
 * returns that outcome, whichever token paid for it.
 * @throws Refused if the token was used for something else
 */
export async function payOnce<Outcome>(
  transaction: Kysely<Database>,
  token: EarnedToken,
  findTwin: () => Promise<Outcome | undefined>,
): Promise<Outcome | undefined> {
  const isPaid = await useToken(transaction, token);
  const twin = await findTwin();
  if (!twin && !isPaid) throw new Refused(NOT_PROVED);
  return twin;
}
