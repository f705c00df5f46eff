import { CAPTCHA_ACTIONS, type LeadReceipt, type LeadRequest } from '@vitrina/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Captcha } from '../../platform/captcha/captcha';
import type { Database } from '../../platform/database/schema';
import { writeQuotation } from '../quotations/rows';
import { keepOnce } from './keep-once';
import { findByAttempt, writeLead } from './rows';

/** The captcha actions of the forms that send a whole configuration. */
const ACTIONS = new Set<string>([CAPTCHA_ACTIONS.form, CAPTCHA_ACTIONS.onlineForm]);

/**
 * The account that an online purchase has just registered, and that waits for its one-time password: the configuration is
 * also the first of its quotations. Never one that is verified, whose owner has to sign in.
 */
async function registeringAccount(
  transaction: Transaction<Database>,
  { identification, email, phone }: LeadRequest,
): Promise<number | undefined> {
  const account = await transaction
    .selectFrom('account')
    .select('id')
    .where('identification', '=', identification)
    .where('email', '=', email)
    .where('phone', '=', phone)
    .where('verified_at', 'is', null)
    .executeTakeFirst();
  return account?.id;
}

/** Keeps a quotation request of a guest, or the lead of an online purchase. @throws Refused or Conflict */
export const keepLead = (database: Kysely<Database>, captcha: Captcha, request: LeadRequest): Promise<LeadReceipt> =>
  keepOnce(database, captcha, request, {
    actions: ACTIONS,
    find: (at) => findByAttempt(at, request),
    write: async (transaction) => {
      const online = request.captchaAction === CAPTCHA_ACTIONS.onlineForm;
      const accountId = online ? await registeringAccount(transaction, request) : undefined;
      const consent = { version: request.consentVersion, at: new Date() };
      const receipt = await writeLead(transaction, { ...request, consent, online }, request);
      if (accountId !== undefined) {
        await writeQuotation(transaction, { accountId, consent, number: receipt.number }, request);
      }
      return receipt;
    },
  });
