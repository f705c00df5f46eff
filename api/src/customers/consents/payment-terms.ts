import { type acceptPaymentTerms, isPublished, type RequestOf } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { NotFound, Refused } from '../../platform/http/errors';
import { UNKNOWN_TEXT } from '../people/person';

/** Who accepts, and from where. */
interface Accepting {
  accountId: number;
  address: string;
  userAgent: string | undefined;
}

/**
 * Records that a customer accepted a version of the terms of payment for a purchase; the same again changes nothing.
 * @throws NotFound for a purchase that is not theirs, Refused for a text that was never published
 */
export async function acceptTerms(
  database: Kysely<Database>,
  { accountId, address, userAgent }: Accepting,
  { id, textVersion }: RequestOf<typeof acceptPaymentTerms>,
): Promise<void> {
  const own = await database
    .selectFrom('negotiation')
    .innerJoin('quotation', 'quotation.id', 'negotiation.quotation_id')
    .select('negotiation.id')
    .where('negotiation.id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!own) throw new NotFound('No encontramos esta compra');
  if (!isPublished('paymentTerms', textVersion)) throw new Refused(UNKNOWN_TEXT);
  await database
    .insertInto('consent')
    .values({
      ...{ account_id: accountId, negotiation_id: id, purpose: 'payment-terms', text_version: textVersion },
      ...{ address, user_agent: userAgent ?? null },
    })
    .onConflict((on) =>
      on.columns(['negotiation_id', 'text_version']).where('purpose', '=', 'payment-terms').doNothing(),
    )
    .execute();
}
