import { CAPTCHA_ACTIONS, type LeadReceipt, type LeadRequest } from '@vitrina/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Captcha } from '../captcha/captcha';
import { earnedToken, payOnce } from '../captcha/earn';
import type { Database } from '../database/schema';
import { inTransaction } from '../database/transaction';
import { checkAgreement, checkCampaign, checkPerson } from '../people/person';
import { findByAttempt, writeLead } from './rows';

/** The captcha actions of the forms that send a whole configuration. */
const ACTIONS = new Set<string>([CAPTCHA_ACTIONS.form, CAPTCHA_ACTIONS.onlineForm]);

/**
 * The account that an online purchase has just registered, and that waits for its one-time password: the lead becomes the
 * first of its quotations. Never one that is verified, whose owner has to sign in.
 */
async function registeringAccount(
  transaction: Transaction<Database>,
  { captchaAction, identification, email }: LeadRequest,
): Promise<number | undefined> {
  if (captchaAction !== CAPTCHA_ACTIONS.onlineForm) return undefined;
  const account = await transaction
    .selectFrom('account')
    .select('id')
    .where('identification', '=', identification)
    .where('email', '=', email)
    .where('verified_at', 'is', null)
    .executeTakeFirst();
  return account?.id;
}

/**
 * Keeps a guest's lead, once for each attempt: repeating one answers the lead that is already there. Answers after the
 * commit only.
 * @throws Refused or Conflict with what a person should read
 */
export async function keepLead(
  database: Kysely<Database>,
  captcha: Captcha,
  request: LeadRequest,
): Promise<LeadReceipt> {
  const known = await findByAttempt(database, request.attempt);
  if (known) return known;

  checkPerson(request);
  checkAgreement(request);
  checkCampaign(request);
  const token = await earnedToken(captcha, request, ACTIONS);

  return inTransaction(database, async (transaction) => {
    const twin = await payOnce(transaction, token, () => findByAttempt(transaction, request.attempt));
    if (twin) return twin;
    const accountId = await registeringAccount(transaction, request);
    return writeLead(transaction, { ...request, accountId }, request);
  });
}
