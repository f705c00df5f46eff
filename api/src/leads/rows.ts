import { LEAD_DEFAULTS, type LeadReceipt, type LeadRequest } from '@vitrina/contract';
import { formatMoney } from '@vitrina/rules';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../database/schema';
import { Conflict } from '../http/errors';
import { enqueue } from '../outbox/queue';
import { resolveConfiguration } from './configuration';
import { snapshotOf, totalOf } from './snapshot';

type Row = Pick<Selectable<Database['lead']>, 'id' | 'number' | 'created_at' | 'total_cents'>;

/** Who asks. */
export type Requester = Pick<LeadRequest, 'identification' | 'firstNames' | 'surnames' | 'phone' | 'email'> & {
  /** Version of the text agreed to with this lead; undefined when nothing was asked again. */
  consentVersion?: string;
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

/** The lead that an attempt has made, if any. @param owner the account whose it must be, when given */
export async function findByAttempt(
  database: Kysely<Database>,
  attempt: string,
  owner?: number,
): Promise<LeadReceipt | undefined> {
  const row = await database
    .selectFrom('lead')
    .select(['id', 'number', 'created_at', 'total_cents'])
    .where('attempt', '=', attempt)
    .$if(owner !== undefined, (query) => query.where('account_id', '=', owner as number))
    .executeTakeFirst();
  return row && receipt(row);
}

/**
 * Writes a lead with its configuration as it is sold now, and the message that brings the quotation.
 * @throws Refused for a choice that is not sold, Conflict when the buyer has seen another total or the attempt is another's
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
      consent_version: requester.consentVersion ?? null,
      consent_at: requester.consentVersion === undefined ? null : new Date(),
      terms_version: choice.termsVersion ?? null,
      campaign: choice.campaign,
      source: LEAD_DEFAULTS.source,
      total_cents: total,
      configuration: JSON.stringify(snapshotOf(configuration)),
      account_id: requester.accountId ?? null,
    })
    .onConflict((on) => on.column('attempt').doNothing())
    .returning(['id', 'number', 'created_at', 'total_cents'])
    .executeTakeFirst();
  if (!row) {
    const twin = await findByAttempt(transaction, choice.attempt, requester.accountId);
    if (!twin) throw new Conflict('Este envío ya se hizo con otros datos. Vuelve a empezar');
    return twin;
  }
  await enqueue(transaction, { kind: 'quotation', leadId: row.id }, requester, { channels: ['mail'] });
  return receipt(row);
}
