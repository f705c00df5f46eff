import { sql } from 'kysely';
import { orNotFound } from '../../platform/http/errors';
import type { Negotiations } from '../own-rows';
import { NO_PURCHASE } from '../purchases/list';
import { type LoadedPurchase, loadPurchases } from '../purchases/load';

const selectHead = (database: Negotiations, negotiationId: number) =>
  database
    .selectFrom('negotiation')
    .innerJoin('quotation', 'quotation.id', 'negotiation.quotation_id')
    .innerJoin('person', 'person.account_id', 'quotation.account_id')
    .select(['configuration', 'first_names', 'surnames'])
    .where('negotiation.id', '=', negotiationId);

const selectPayments = (database: Negotiations, negotiationId: number) =>
  database
    .selectFrom('negotiation')
    .innerJoin('payment', 'payment.negotiation_id', 'negotiation.id')
    .leftJoin('institution', 'institution.id', 'payment.bank_id')
    .leftJoin('card_attempt', 'card_attempt.id', 'payment.card_attempt_id')
    .leftJoin('card_brand', (join) => join.on(sql<boolean>`card_brand.key = upper(provider_details ->> 'brand')`))
    .leftJoin('deferred_plan', (join) => join.on(sql<boolean>`deferred_plan.code = provider_details ->> 'deferral'`))
    .select(['payment.id', 'payment.kind', 'payment.method', 'payment.amount_cents', 'payment.status', 'paid_on'])
    .select(['settled_at', 'account_number', 'receipt_number', 'of_payment_id', 'paid_in_cash'])
    .select(['payment.provider_reference', 'provider_details', 'institution.name as bank', 'payer'])
    .select('card_attempt.reference')
    .select(['card_brand.name as brand', 'deferred_plan.name as plan'])
    .where('negotiation.id', '=', negotiationId)
    .orderBy('settled_at')
    .orderBy('payment.id');

/** A row of payments with all that a receipt may say of it. */
export type ReceiptPayment = Awaited<ReturnType<ReturnType<typeof selectPayments>['execute']>>[number];

/** A decided purchase or request with what its receipts say. */
export interface ReceiptSource {
  readonly loaded: LoadedPurchase;
  readonly customer: string;
  /** Model, year and colour with the brand; and who sells it. */
  readonly car: Awaited<ReturnType<ReturnType<typeof selectHead>['executeTakeFirstOrThrow']>>['configuration'];
  readonly payments: readonly ReceiptPayment[];
}

/**
 * What the receipts of a negotiation are made of.
 * @param database all negotiations, or one customer's
 * @throws NotFound when it is undecided, or not among them
 */
export async function receiptSource(database: Negotiations, negotiationId: number): Promise<ReceiptSource> {
  const loaded = orNotFound((await loadPurchases(database, [negotiationId])).get(negotiationId), NO_PURCHASE);
  const { configuration, first_names, surnames } = await selectHead(database, negotiationId).executeTakeFirstOrThrow();
  return {
    loaded,
    customer: `${first_names} ${surnames}`,
    car: configuration,
    payments: await selectPayments(database, negotiationId).execute(),
  };
}
