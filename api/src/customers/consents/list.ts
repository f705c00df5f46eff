import type { Consent, consents, Endpoint } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';

type Answer = typeof consents extends Endpoint<infer _Request, infer Response> ? Response : never;

/** What a customer agreed to, newest first, and their request for the account's deletion. Only advertising can be withdrawn. */
export async function listConsents(database: Kysely<Database>, accountId: number): Promise<Answer> {
  const rows = await database
    .selectFrom('consent')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const deletion = await database
    .selectFrom('deletion_request')
    .select(['asked_at', 'due'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return {
    consents: rows.map(
      (row): Consent => ({
        id: row.id,
        purpose: row.purpose,
        textVersion: row.text_version,
        givenAt: row.given_at.toISOString(),
        withdrawnAt: row.withdrawn_at?.toISOString(),
        negotiationId: row.negotiation_id ?? undefined,
        canBeWithdrawn: row.purpose === 'marketing' && row.withdrawn_at === null,
      }),
    ),
    deletionAskedAt: deletion?.asked_at.toISOString(),
    deletionDue: deletion?.due,
  };
}
