import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { Refused } from '../http/errors';
import type { Captcha, EarnedToken } from './captcha';
import { isUsed, useToken } from './used';

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
 * Before anything is counted or computed for a token: refuses one that was used, unless another post of the same attempt
 * has used it. Only `payOnce` is sure.
 * @throws Refused
 */
export async function refuseUsed(
  database: Kysely<Database>,
  token: EarnedToken,
  findTwin: () => Promise<unknown>,
): Promise<void> {
  if ((await isUsed(database, token)) && !(await findTwin())) throw new Refused(NOT_PROVED);
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
