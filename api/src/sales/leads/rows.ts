import { LEAD_DEFAULTS, type LeadReceipt, type LeadRequest } from '@vitrina/contract';
import { formatMoney } from '@vitrina/rules';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { Conflict, OtherAttempt } from '../../platform/http/errors';
import { enqueue } from '../../platform/outbox/queue';
import { resolveConfiguration } from './configuration';
import { snapshotOf, totalOf } from './snapshot';

type Row = Pick<Selectable<Database['lead']>, 'id' | 'number' | 'created_at' | 'total_cents'>;

/** Who asks. */
export type Requester = Pick<LeadRequest, 'identification' | 'firstNames' | 'surnames' | 'phone' | 'email'> & {
  /** What was agreed to, and when. */
  consent: { version: string; at: Date } | undefined;
  /** The lead is an online purchase. */
  online?: boolean;
  /** The customer whose quotation it is. */
  accountId?: number;
};

type Choice = Parameters<typeof resolveConfiguration>[1] &
  Pick<LeadRequest, 'attempt' | 'campaign' | 'total' | 'termsVersion'>;

const receipt = (row: Row): LeadReceipt => ({
  id: row.id,
  number: row.number,
  createdAt: row.created_at.toISOString(),
  total: row.total_cents,
});

/** Whose a lead must be: a guest is told by the identification, a customer by the account. */
type Owner = { identification: string } | { accountId: number };

/** The lead that an attempt has made, if any. @throws Conflict when it is another's */
export async function findByAttempt(
  database: Kysely<Database>,
  attempt: string,
  owner: Owner,
): Promise<LeadReceipt | undefined> {
  const row = await database
    .selectFrom('lead')
    .select(['id', 'number', 'created_at', 'total_cents', 'identification', 'account_id'])
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  if (!row) return undefined;
  const isOwn = 'accountId' in owner ? row.account_id === owner.accountId : row.identification === owner.identification;
  if (!isOwn) throw new OtherAttempt();
  return receipt(row);
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
): Promise<LeadReceipt> {
  const configuration = await resolveConfiguration(transaction, choice);
  const total = totalOf(configuration);
  if (total !== choice.total) {
    throw new Conflict(`El precio ha cambiado: el total es ${formatMoney(total)}. Revisa tu cotización`);
  }
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
      online: requester.online ?? false,
      source: LEAD_DEFAULTS.source,
      total_cents: total,
      configuration: JSON.stringify(snapshotOf(configuration)),
      account_id: requester.accountId ?? null,
    })
    // One that is not to be seen yet makes the transaction begin anew, and is found then.
    .onConflict((on) => on.column('attempt').doNothing())
    .returning(['id', 'number', 'created_at', 'total_cents'])
    .executeTakeFirstOrThrow();
  await enqueue(transaction, { kind: 'quotation', leadId: row.id }, requester);
  return receipt(row);
}
