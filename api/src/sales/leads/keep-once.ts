import type { LeadReceipt, LeadRequest } from '@vitrina/contract';
import type { Kysely, Transaction } from 'kysely';
import { checkAgreement, checkCampaign, checkPerson } from '../../customers/people/person';
import type { Captcha } from '../../platform/captcha/captcha';
import { earnedToken, payOnce, refuseUsed } from '../../platform/captcha/earn';
import type { Database } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';
import { type Admission, admit } from '../../platform/outbox/admission';
import type { MessageKind } from '../../platform/outbox/message';

type Request = Parameters<typeof checkPerson>[0] &
  Parameters<typeof checkAgreement>[0] &
  Pick<LeadRequest, 'attempt' | 'campaign' | 'captchaToken' | 'captchaAction'> &
  Partial<Pick<LeadRequest, 'visitCampaign'>>;

/** Where a request came in. */
export interface Desk {
  database: Kysely<Database>;
  captcha: Captcha;
  /** The caller's, for the limits of mails. */
  address: string;
}

/** How one kind of lead is kept. */
interface Keeping<Content extends object> {
  /** The mail that confirms it. */
  message: MessageKind<Content>;
  /** Captcha actions that its forms ask for. */
  actions: ReadonlySet<string>;
  /** What else must hold, beside the person's data, before a mail is counted. @throws Refused or Conflict */
  check(database: Kysely<Database>): Promise<unknown>;
  /** The lead that the request's attempt has made, if any. @throws Conflict when it is somebody else's */
  find(database: Kysely<Database>): Promise<LeadReceipt | undefined>;
  /** Writes the lead, and its mail as far as it was admitted. */
  write(transaction: Transaction<Database>, admission: Admission<Content>): Promise<LeadReceipt>;
}

/**
 * Keeps a guest's lead, once for each attempt: repeating one answers the lead that is already there. Answers after the
 * commit only. A mailbox that has had too many mails gets none; the lead is kept all the same.
 * @throws Refused or Conflict with what a person should read
 */
export async function keepOnce<Content extends object>(
  { database, captcha, address }: Desk,
  request: Request,
  { message, actions, check, find, write }: Keeping<Content>,
): Promise<LeadReceipt> {
  const known = await find(database);
  if (known) return known;
  checkPerson(request);
  checkAgreement(request);
  checkCampaign(request);
  await check(database);
  const token = await earnedToken(captcha, request, actions);
  await refuseUsed(database, token, () => find(database));
  const admission = await admit(database, message, request, address);
  return inTransaction(database, async (transaction) => {
    const twin = await payOnce(transaction, token, () => find(transaction));
    return twin ?? write(transaction, admission);
  });
}
