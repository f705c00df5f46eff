import { LEAD_DEFAULTS, type LeadReceipt, type LeadRequest } from '@vitrina/contract';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { OtherAttempt } from '../../platform/http/errors';
import type { Admission } from '../../platform/outbox/admission';
import { enqueueMessage } from '../../platform/outbox/queue';
import type { Quoted } from '../documents/quotation';
import { type SeenChoice, soldAsSeen } from './sold-as-seen';

export type ReceiptRow = Pick<Selectable<Database['lead']>, 'id' | 'number' | 'created_at' | 'total_cents'>;

/** Who asks. */
export type Requester = Pick<LeadRequest, 'identification' | 'firstNames' | 'surnames' | 'phone' | 'email'> & {
  /** What was agreed to, and when. */
  consent: { version: string; at: Date } | undefined;
  /** The lead is an online purchase. */
  online?: boolean;
};

type Choice = SeenChoice & Pick<LeadRequest, 'attempt' | 'campaign' | 'visitCampaign' | 'termsVersion'>;

/** What whoever asked is told of a lead or quotation. */
export const receiptOf = (row: ReceiptRow): LeadReceipt => ({
  id: row.id,
  number: row.number,
  createdAt: row.created_at.toISOString(),
  total: row.total_cents,
});

/** The lead that an attempt has made, if any. @throws Conflict when it is another's */
export async function findByAttempt(
  database: Kysely<Database>,
  { attempt, identification }: Pick<LeadRequest, 'attempt' | 'identification'>,
): Promise<LeadReceipt | undefined> {
  const row = await database
    .selectFrom('lead')
    .select(['id', 'number', 'created_at', 'total_cents', 'identification'])
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  if (row && row.identification !== identification) throw new OtherAttempt();
  return row && receiptOf(row);
}

/**
 * Writes the lead of an attempt that has made none, with its configuration as it is sold now, and the message that brings
 * the quotation.
 * @throws Refused for a choice that is not sold, Conflict when the buyer has seen another total
 */
export async function writeLead(
  transaction: Transaction<Database>,
  requester: Requester,
  choice: Choice,
  admission: Admission<Quoted>,
): Promise<LeadReceipt> {
  const { configuration } = await soldAsSeen(transaction, choice);
  const row = await transaction
    .insertInto('lead')
    .values({
      attempt: choice.attempt,
      identification: requester.identification,
      first_names: requester.firstNames,
      surnames: requester.surnames,
      phone: requester.phone,
      email: requester.email,
      consent_version: requester.consent?.version ?? null,
      consent_at: requester.consent?.at ?? null,
      terms_version: choice.termsVersion ?? null,
      campaign: choice.campaign,
      visit_campaign: choice.visitCampaign ?? null,
      online: requester.online ?? false,
      source: LEAD_DEFAULTS.source,
      total_cents: configuration.totalCents,
      configuration: JSON.stringify(configuration),
    })
    // One that is not to be seen yet makes the transaction begin anew, and is found then.
    .onConflict((on) => on.column('attempt').doNothing())
    .returning(['id', 'number', 'created_at', 'total_cents'])
    .executeTakeFirstOrThrow();
  await enqueueMessage(transaction, admission, { leadId: row.id });
  return receiptOf(row);
}
