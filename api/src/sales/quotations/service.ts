import type { createQuotation as createQuotationCall, LeadReceipt, RequestOf } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import { accountOf } from '../../customers/accounts/user';
import { dataConsentOf } from '../../customers/consents/registration';
import { checkCampaign, checkTerms } from '../../customers/people/person';
import type { Database } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';
import { admit } from '../../platform/outbox/admission';
import { enqueueMessage } from '../../platform/outbox/queue';
import { quotationMessage } from '../leads/quotation-mail';
import { soldAsSeen } from '../leads/sold-as-seen';
import { findByAttempt, writeQuotation } from './rows';

type Request = RequestOf<typeof createQuotationCall>;

/**
 * Adds a configuration to a customer's quotations, once for each attempt.
 * @param caller the customer, and the address of the call for the limit of mails
 * @throws Refused for a choice that is not sold, Conflict when the customer has seen another total
 */
export async function addQuotation(
  database: Kysely<Database>,
  { accountId, address }: { accountId: number; address: string },
  request: Request,
): Promise<LeadReceipt> {
  const find = (at: Kysely<Database>) => findByAttempt(at, request.attempt, accountId);
  const known = await find(database);
  if (known) return known;
  checkCampaign(request);
  checkTerms(request);
  await soldAsSeen(database, request);
  const account = await accountOf(database, accountId);
  const admission = await admit(database, quotationMessage, account, address);
  return inTransaction(database, async (transaction) => {
    const twin = await find(transaction);
    if (twin) return twin;
    const consent = await dataConsentOf(transaction, accountId);
    const receipt = await writeQuotation(transaction, { accountId, consent }, request);
    await enqueueMessage(transaction, admission, { quotationId: receipt.id });
    return receipt;
  });
}
