import type {
  Cents,
  createQuotation as createQuotationCall,
  LeadReceipt,
  Quotation,
  RequestOf,
} from '@vitrina/contract';
import type { Kysely } from 'kysely';
import { accountOf } from '../../customers/accounts/user';
import { checkCampaign } from '../../customers/people/person';
import type { Database } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';
import type { KeptConfiguration } from '../leads/kept-configuration';
import { findByAttempt, writeLead } from '../leads/rows';

type Request = RequestOf<typeof createQuotationCall>;

/**
 * Adds a configuration to a customer's quotations, once for each attempt.
 * @throws Refused for a choice that is not sold, Conflict when the customer has seen another total
 */
export async function addQuotation(
  database: Kysely<Database>,
  accountId: number,
  request: Request,
): Promise<LeadReceipt> {
  return inTransaction(database, async (transaction) => {
    const known = await findByAttempt(transaction, request.attempt, { accountId });
    if (known) return known;
    checkCampaign(request);
    const account = await accountOf(transaction, accountId);
    const { identification, first_names: firstNames, surnames, phone, email } = account;
    const { consent_version: version, consent_at: at } = account;
    const consent = version !== null && at !== null ? { version, at } : undefined;
    return writeLead(transaction, { accountId, identification, firstNames, surnames, phone, email, consent }, request);
  });
}

const items = (priced: readonly { name: string; cents: Cents }[]) =>
  priced.map(({ name, cents }) => ({ name, price: cents }));

/** Model, year and colour in a line. */
const vehicleOf = ({ model, year, colour }: KeptConfiguration) =>
  [`${model.name} ${year}`, colour?.name].filter(Boolean).join(' · ');

/** A customer's quotations, newest first. @param campaign 0 for those of every campaign */
export async function listQuotations(
  database: Kysely<Database>,
  accountId: number,
  campaign: number,
): Promise<Quotation[]> {
  const rows = await database
    .selectFrom('lead')
    .select(['id', 'number', 'created_at', 'total_cents', 'configuration'])
    .where('account_id', '=', accountId)
    .$if(campaign > 0, (query) => query.where('campaign', '=', campaign))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, number, created_at, total_cents, configuration }) => ({
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
    accessories: items(configuration.accessories),
    kits: items(configuration.kits),
    prepaidMaintenance: items(configuration.prepaidMaintenance),
  }));
}
