import type { Quotation } from '@vitrina/contract';
import type { OwnRows } from '../own-rows';
import { type PageRequest, pageOf } from '../page';
import { loadPurchases } from '../purchases/load';
import { quotationWords } from './words';

/** What a person reads of an id that is no quotation of theirs. */
export const NO_QUOTATION = 'No encontramos esta cotización';

const withNewestNegotiation = (own: OwnRows) =>
  own
    .selectFrom('quotation')
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('negotiation')
          .select(['negotiation.id as negotiation_id', 'negotiation.kind', 'negotiation.decided_at'])
          .whereRef('negotiation.quotation_id', '=', 'quotation.id')
          .orderBy('negotiation.id', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .leftJoin('financing', 'financing.negotiation_id', 'newest.negotiation_id')
    .select(['quotation.id', 'quotation.number', 'quotation.created_at', 'total_cents', 'configuration'])
    .select(['newest.negotiation_id', 'newest.kind', 'newest.decided_at', 'down_payment_cents', 'term_months']);

/**
 * A customer's quotations, newest first, each with its newest negotiation.
 * @param request `campaign` is 0 for those of every campaign
 * @throws NotFound when the page follows no quotation of theirs
 */
export async function listQuotations(
  own: OwnRows,
  { campaign, ...page }: PageRequest & { campaign: number },
): Promise<Quotation[]> {
  const rows = await pageOf(
    withNewestNegotiation(own),
    {
      ...{ date: 'quotation.created_at', id: 'quotation.id', direction: 'desc' },
      missing: NO_QUOTATION,
    },
    page,
    (all) => (campaign > 0 ? all.where('campaign', '=', campaign) : all),
  );
  const loaded = await loadPurchases(
    own,
    rows.map(({ negotiation_id }) => negotiation_id),
  );
  return rows.map((row) => quotationWords(row, loaded.get(row.negotiation_id)));
}
