import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { Refused } from '../http/errors';
import type { Captcha, EarnedToken } from './captcha';
import { useToken } from './used';

const NOT_PROVED = 'No pudimos comprobar que eres una persona. Inténtalo de nuevo';

/** A request's token, for one of these actions. @throws Refused when it was not earned for it */
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
 * Pays with a token in the transaction of what it pays for, unless another post of the same attempt has made that already:
 * then its outcome is answered, whichever token it paid with.
 * @throws Refused when the token has served for something else
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
