import { isPublished } from '@vitrina/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { BadRequest, Refused } from '../../platform/http/errors';
import { UNKNOWN_TEXT } from '../people/person';

/** Who consents, from where, and for which negotiation. */
export interface CreditConsent {
  accountId: number;
  negotiationId: number;
  address: string;
  userAgent: string | undefined;
}

/** Withdraws every consent to a purpose that is in force for a negotiation; rows stay and say when. */
export const withdrawLive = (
  transaction: Kysely<Database>,
  negotiationId: number,
  purpose: 'credit-analysis' | 'credit-bureaus',
) =>
  transaction
    .updateTable('consent')
    .set({ withdrawn_at: sql`greatest(now(), given_at)` })
    .where('negotiation_id', '=', negotiationId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null);

/**
 * Records that a customer lets a lender study a negotiation; the same version again changes nothing, another one takes the
 * place of the one before. The caller holds the negotiation's row.
 * @throws BadRequest without a version, Refused for a text that was never published
 */
export async function giveCreditConsent(
  transaction: Kysely<Database>,
  { accountId, negotiationId, address, userAgent }: CreditConsent,
  version: string | undefined,
): Promise<void> {
  if (version === undefined) throw new BadRequest();
  if (!isPublished('simulation', version)) throw new Refused(UNKNOWN_TEXT);
  await withdrawLive(transaction, negotiationId, 'credit-analysis').where('text_version', '<>', version).execute();
  const known = await transaction
    .selectFrom('consent')
    .select('id')
    .where('negotiation_id', '=', negotiationId)
    .where('purpose', '=', 'credit-analysis')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (known) return;
  await transaction
    .insertInto('consent')
    .values({
      ...{ account_id: accountId, negotiation_id: negotiationId, purpose: 'credit-analysis', text_version: version },
      ...{ address, user_agent: userAgent ?? null },
    })
    .execute();
}

/** Withdraws it, as whoever goes back to cash does; the row stays and says when. */
export const withdrawCreditConsent = async (transaction: Kysely<Database>, negotiationId: number): Promise<void> =>
  void (await withdrawLive(transaction, negotiationId, 'credit-analysis').execute());
