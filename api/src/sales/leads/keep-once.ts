import type { LeadReceipt, LeadRequest } from '@vitrina/contract';
import type { Kysely, Transaction } from 'kysely';
import { checkAgreement, checkCampaign, checkPerson } from '../../customers/people/person';
import type { Captcha } from '../../platform/captcha/captcha';
import { earnedToken, payOnce } from '../../platform/captcha/earn';
import type { Database } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';

type Request = Parameters<typeof checkPerson>[0] &
  Parameters<typeof checkAgreement>[0] &
  Pick<LeadRequest, 'attempt' | 'campaign' | 'captchaToken' | 'captchaAction'>;

/** How one kind of lead is kept. */
interface Keeping {
  /** Captcha actions that its forms ask for. */
  actions: ReadonlySet<string>;
  /** The lead that the request's attempt has made, if any. @throws Conflict when it is somebody else's */
  find(database: Kysely<Database>): Promise<LeadReceipt | undefined>;
  write(transaction: Transaction<Database>): Promise<LeadReceipt>;
}

/**
 * Keeps a guest's lead, once for each attempt: repeating one answers the lead that is already there. Answers after the
 * commit only.
 * @throws Refused or Conflict with what a person should read
 */
export async function keepOnce(
  database: Kysely<Database>,
  captcha: Captcha,
  request: Request,
  { actions, find, write }: Keeping,
): Promise<LeadReceipt> {
  const known = await find(database);
  if (known) return known;
  checkPerson(request);
  checkAgreement(request);
  checkCampaign(request);
  const token = await earnedToken(captcha, request, actions);
  return inTransaction(database, async (transaction) => {
    const twin = await payOnce(transaction, token, () => find(transaction));
    return twin ?? write(transaction);
  });
}
