import type { CardAttempt, FinancingRequest, Payment, Purchase, PurchaseStatus, RequestStatus } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../src/platform/database/schema';

/** A decided purchase as @vitrina/rules knows it, read from its rows. */
export async function purchaseOf(database: Kysely<Database>, negotiationId: number): Promise<Purchase> {
  const row = await database
    .selectFrom('negotiation')
    .innerJoin('quotation', 'quotation.id', 'negotiation.quotation_id')
    .leftJoin('financing', 'financing.negotiation_id', 'negotiation.id')
    .select(['negotiation.kind', 'status', 'total_cents', 'down_payment_cents', 'answered_at'])
    .where('negotiation.id', '=', negotiationId)
    .executeTakeFirstOrThrow();
  const rows = await database
    .selectFrom('payment')
    .selectAll()
    .where('negotiation_id', '=', negotiationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const payments = rows.map(
    ({ id, kind, method, amount_cents, status, card_attempt_id, of_payment_id }): Payment => ({
      ...{ id: String(id), kind, method, amount: amount_cents, status },
      ...(card_attempt_id !== null && { attempt: String(card_attempt_id) }),
      ...(of_payment_id !== null && { of: String(of_payment_id) }),
    }),
  );
  const tries = await database
    .selectFrom('card_attempt')
    .selectAll()
    .where('negotiation_id', '=', negotiationId)
    .execute();
  const attempts = tries.map(
    ({ id, provider, amount_cents, state }): CardAttempt => ({
      ...{ id: String(id), provider, amount: amount_cents, status: state },
    }),
  );
  const { kind, status, total_cents, down_payment_cents, answered_at } = row;
  if (kind === 'cash') return { kind, total: total_cents, status: status as PurchaseStatus, payments, attempts };
  if (down_payment_cents === null) throw new Error(`request ${negotiationId} has no financing`);
  return {
    ...{ kind, downPayment: down_payment_cents, status: status as RequestStatus, answered: answered_at !== null },
    ...{ payments, attempts },
  } satisfies FinancingRequest;
}
