import {
  type Cents,
  type createQuotation as createQuotationCall,
  type LeadReceipt,
  QUOTATION_KINDS,
  type Quotation,
  type RequestOf,
} from '@vitrina/contract';
import type { Kysely } from 'kysely';
import { accountOf } from '../../customers/accounts/user';
import { dataConsentOf } from '../../customers/consents/registration';
import { checkCampaign, checkTerms } from '../../customers/people/person';
import type { Database } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';
import { admit } from '../../platform/outbox/admission';
import { enqueueMessage } from '../../platform/outbox/queue';
import type { KeptConfiguration } from '../leads/kept-configuration';
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

const items = (priced: readonly { name: string; cents: Cents }[]) =>
  priced.map(({ name, cents }) => ({ name, price: cents }));

/** Model, year and colour in a line. */
const vehicleOf = ({ model, year, colour }: KeptConfiguration) =>
  [`${model.name} ${year}`, colour?.name].filter(Boolean).join(' · ');

/** A customer's quotations, newest first, each with its newest negotiation. @param campaign 0 for those of every campaign */
export async function listQuotations(
  database: Kysely<Database>,
  accountId: number,
  campaign: number,
): Promise<Quotation[]> {
  const rows = await database
    .selectFrom('quotation')
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('negotiation')
          .select(['negotiation.id as negotiation_id', 'negotiation.kind', 'negotiation.decided_at'])
          .whereRef('negotiation.quotation_id', '=', 'quotation.id')
          .orderBy('negotiation.id', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['id', 'number', 'created_at', 'total_cents', 'configuration', 'negotiation_id', 'kind', 'decided_at'])
    .where('account_id', '=', accountId)
    .$if(campaign > 0, (query) => query.where('campaign', '=', campaign))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, number, created_at, total_cents, configuration, negotiation_id, kind, decided_at }) => ({
    id,
    number,
    date: created_at.toISOString(),
    company: configuration.dealership.company,
    image: configuration.image ?? undefined,
    colourName: vehicleOf(configuration),
    packageDescription: configuration.package.title,
    packagePrice: configuration.package.cents,
    dealershipId: configuration.dealership.id,
    total: total_cents,
    negotiationId: negotiation_id,
    kind: QUOTATION_KINDS[kind],
    creditPurchase: kind === 'credit',
    customerDataComplete: decided_at !== null,
    accessories: items(configuration.accessories),
    kits: items(configuration.kits),
    prepaidMaintenance: items(configuration.prepaidMaintenance),
  }));
}
