import { CAPTCHA_ACTIONS, type LeadReceipt, type LeadRequest } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import { checkTerms, normalizePerson } from '../../customers/people/person';
import type { Database } from '../../platform/database/schema';
import { writeQuotation } from '../quotations/rows';
import { type Desk, keepOnce } from './keep-once';
import { quotationMessage } from './quotation-mail';
import { findByAttempt, writeLead } from './rows';
import { soldAsSeen } from './sold-as-seen';

/** The captcha actions of the forms that send a whole configuration. */
const ACTIONS = new Set<string>([CAPTCHA_ACTIONS.form, CAPTCHA_ACTIONS.onlineForm]);

/**
 * The account that an online purchase has just registered, and that waits for its one-time password: the configuration is
 * also the first of its quotations. Never one that is verified, whose owner has to sign in. A request that does not name
 * its registration belongs to the newest with the same mailbox and telephone.
 */
async function registeringAccount(
  database: Kysely<Database>,
  { identification, email, phone, registration }: LeadRequest,
): Promise<number | undefined> {
  const account = await database
    .selectFrom('account')
    .select('id')
    .where('identification', '=', identification)
    .where('email', '=', email)
    .where('phone', '=', phone)
    .where('verified_at', 'is', null)
    .$if(registration !== undefined, (query) => query.where('attempt', '=', registration as string))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return account?.id;
}

/** The quotation of a purchase that is sent again, after the same person has registered anew, follows that registration. */
async function followRegistration(database: Kysely<Database>, request: LeadRequest): Promise<void> {
  const accountId = await registeringAccount(database, request);
  if (accountId === undefined) return;
  await database
    .updateTable('quotation')
    .set({ account_id: accountId })
    .where('attempt', '=', request.attempt)
    .where('account_id', 'in', (of) => of.selectFrom('account').select('account.id').where('verified_at', 'is', null))
    .execute();
}

const isOnline = ({ captchaAction }: LeadRequest) => captchaAction === CAPTCHA_ACTIONS.onlineForm;

/** Keeps a quotation request of a guest, or the lead of an online purchase. @throws Refused or Conflict */
export function keepLead(desk: Desk, sent: LeadRequest): Promise<LeadReceipt> {
  const request = normalizePerson(sent);
  return keepOnce(desk, request, {
    message: quotationMessage,
    actions: ACTIONS,
    check(at) {
      checkTerms(request);
      return soldAsSeen(at, request);
    },
    find: async (at) => {
      const known = await findByAttempt(at, request);
      if (known && isOnline(request)) await followRegistration(at, request);
      return known;
    },
    write: async (transaction, admission) => {
      const online = isOnline(request);
      const accountId = online ? await registeringAccount(transaction, request) : undefined;
      const consent = { version: request.consentVersion, at: new Date() };
      const receipt = await writeLead(transaction, { ...request, consent, online }, request, admission);
      if (accountId !== undefined) {
        await writeQuotation(transaction, { accountId, consent, number: receipt.number }, request);
      }
      return receipt;
    },
  });
}
