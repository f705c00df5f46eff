import { type Consent, type consents, type Endpoint, QUOTATION_KINDS, WITHDRAWAL_RESULTS } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { withdrawalOf } from './withdrawal';

type Answer = typeof consents extends Endpoint<infer _Request, infer Response> ? Response : never;

/**
 * What a customer agreed to, newest first, and their request for the account's deletion. Advertising and the consents of a
 * credit can be withdrawn.
 */
export async function listConsents(database: Kysely<Database>, accountId: number): Promise<Answer> {
  const rows = await database
    .selectFrom('consent')
    .leftJoin('negotiation', 'negotiation.id', 'consent.negotiation_id')
    .leftJoin('quotation', 'quotation.id', 'negotiation.quotation_id')
    .selectAll('consent')
    .select(['negotiation.number', 'negotiation.kind', 'negotiation.status', 'negotiation.decided_at'])
    .select('quotation.number as quotationNumber')
    .where('consent.account_id', '=', accountId)
    .orderBy('given_at', 'desc')
    .orderBy('consent.id', 'desc')
    .execute();
  const deletion = await database
    .selectFrom('deletion_request')
    .select(['asked_at', 'due'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return {
    consents: rows.map((row): Consent => {
      const result = withdrawalOf(row);
      return {
        id: row.id,
        purpose: row.purpose,
        textVersion: row.text_version,
        givenAt: row.given_at.toISOString(),
        withdrawnAt: row.withdrawn_at?.toISOString(),
        ...(row.number !== null &&
          row.kind && { purchaseNumber: `${row.number}`, purchaseKind: QUOTATION_KINDS[row.kind] }),
        ...(row.number === null && row.quotationNumber !== null && { quotationNumber: `${row.quotationNumber}` }),
        canBeWithdrawn: (row.purpose === 'marketing' || result !== undefined) && row.withdrawn_at === null,
        ...(result && row.withdrawn_at === null && { withdrawalResult: WITHDRAWAL_RESULTS[result] }),
      };
    }),
    deletionAskedAt: deletion?.asked_at.toISOString(),
    deletionDue: deletion?.due,
  };
}
