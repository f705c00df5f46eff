import { LEAD_DEFAULTS, type LeadReceipt, type LeadRequest } from '@vitrina/contract';
import type { Kysely, Transaction } from 'kysely';
import { writeTermsConsent } from '../../customers/consents/registration';
import type { Database } from '../../platform/database/schema';
import { OtherAttempt } from '../../platform/http/errors';
import { receiptOf } from '../leads/rows';
import { type SeenChoice, soldAsSeen } from '../leads/sold-as-seen';

type Choice = SeenChoice & Pick<LeadRequest, 'attempt' | 'campaign' | 'termsVersion'>;

/** Whose a quotation is. */
interface Owner {
  accountId: number;
  /** What the customer consented to, and when. */
  consent: { version: string; at: Date } | undefined;
  /** Of the lead that it is the same as; otherwise it gets one of its own. */
  number?: number;
}

/** The quotation that an attempt has made, if any. @throws Conflict when it is another customer's */
export async function findByAttempt(
  database: Kysely<Database>,
  attempt: string,
  accountId: number,
): Promise<LeadReceipt | undefined> {
  const row = await database
    .selectFrom('quotation')
    .select(['id', 'number', 'created_at', 'total_cents', 'account_id'])
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  if (row && row.account_id !== accountId) throw new OtherAttempt();
  return row && receiptOf(row);
}

/**
 * Writes the quotation of an attempt that has made none, with its configuration as it is sold now, and its negotiation.
 * @throws Refused for a choice that is not sold, Conflict when the customer has seen another total
 */
export async function writeQuotation(
  transaction: Transaction<Database>,
  { accountId, consent, number }: Owner,
  choice: Choice,
): Promise<LeadReceipt> {
  const { resolved, configuration } = await soldAsSeen(transaction, choice);
  const row = await transaction
    .insertInto('quotation')
    .values({
      account_id: accountId,
      ...(number !== undefined && { number }),
      attempt: choice.attempt,
      campaign: choice.campaign,
      source: LEAD_DEFAULTS.source,
      terms_version: choice.termsVersion ?? null,
      consent_version: consent?.version ?? null,
      consent_at: consent?.at ?? null,
      total_cents: configuration.totalCents,
      configuration: JSON.stringify(configuration),
      version_id: resolved.version.id,
      package_id: resolved.trimPackage.id,
      colour_id: resolved.colour?.id ?? null,
      dealership_id: resolved.dealership.id,
    })
    // One that is not to be seen yet makes the transaction begin anew, and is found then.
    .onConflict((on) => on.column('attempt').doNothing())
    .returning(['id', 'number', 'created_at', 'total_cents'])
    .executeTakeFirstOrThrow();
  await transaction.insertInto('negotiation').values({ quotation_id: row.id }).execute();
  await writeTermsConsent(transaction, accountId, choice.termsVersion);
  return receiptOf(row);
}
