import type { RequestOf, register } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';

type Agreement = Pick<RequestOf<typeof register>, 'consentVersion' | 'termsVersion' | 'privacyVersion'>;

/** Records what a customer agreed to with the registration, each text by itself. */
export async function writeRegistrationConsents(
  transaction: Kysely<Database>,
  accountId: number,
  { consentVersion, termsVersion, privacyVersion }: Agreement,
  at: Date = new Date(),
): Promise<void> {
  const given = [
    { purpose: 'personal-data', text_version: consentVersion },
    { purpose: 'terms', text_version: termsVersion },
    { purpose: 'privacy', text_version: privacyVersion },
  ] as const;
  const rows = given.flatMap(({ purpose, text_version }) =>
    text_version === undefined ? [] : [{ account_id: accountId, purpose, text_version, given_at: at }],
  );
  if (rows.length > 0) await transaction.insertInto('consent').values(rows).execute();
}

/**
 * The consent to the handling of personal data that a customer gave with the registration; undefined if it is older than
 * its record.
 */
export async function dataConsentOf(
  database: Kysely<Database>,
  accountId: number,
): Promise<{ version: string; at: Date } | undefined> {
  const row = await database
    .selectFrom('consent')
    .select(['text_version', 'given_at'])
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'personal-data')
    .where('negotiation_id', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row && { version: row.text_version, at: row.given_at };
}

/**
 * Records the terms that a customer agreed to with a quotation, if they are not those of an agreement that they have given
 * before.
 */
export async function writeTermsConsent(
  transaction: Kysely<Database>,
  accountId: number,
  version: string | undefined,
): Promise<void> {
  if (version === undefined) return;
  const terms = { account_id: accountId, purpose: 'terms', text_version: version } as const;
  const known = await transaction
    .selectFrom('consent')
    .select('id')
    .where((row) => row.and(terms))
    .executeTakeFirst();
  if (!known) await transaction.insertInto('consent').values(terms).execute();
}
