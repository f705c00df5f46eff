import type { AttendingDealership, Negotiation, PurchaseEvent } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import { contactOf } from '../../catalogue/places/contact';
import type { Database } from '../../platform/database/schema';
import { orNotFound } from '../../platform/http/errors';
import type { KeptConfiguration } from '../leads/kept-configuration';
import { type OwnRows, ownRows } from '../own-rows';
import { quotationWords } from '../quotations/words';
import { keptChoice } from './choice';
import { NO_PURCHASE, withFinancing } from './list';
import { loadPurchases } from './load';
import { purchaseWords } from './words';

/** What happened to a negotiation, newest first. */
async function eventsOf(own: OwnRows, id: number): Promise<PurchaseEvent[]> {
  const rows = await own
    .selectFrom('negotiation')
    .innerJoin('purchase_event', 'purchase_event.negotiation_id', 'negotiation.id')
    .select(['at', 'actor', 'name', 'purchase_event.status', 'amount_cents'])
    .where('negotiation.id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('purchase_event.id', 'desc')
    .execute();
  return rows.map(({ at, actor, name, status, amount_cents }) => ({
    ...{ at: at.toISOString(), actor, name },
    ...{ status: status ?? undefined, amount: amount_cents ?? undefined },
  }));
}

/** The dealership that attends a purchase: by the name that it was sold under, to be reached as it is now. */
async function attending(
  database: Kysely<Database>,
  { dealership: { id, name, company } }: KeptConfiguration,
): Promise<AttendingDealership> {
  const { address, phone, whatsapp } = await contactOf(database, id);
  const numbers = { phone: phone ?? undefined, whatsapp: whatsapp ?? undefined };
  return { name, company, address: address || undefined, ...numbers };
}

/**
 * A negotiation of a customer, decided or not, with its quotation, what it became, what happened to it and the payment that
 * is kept. Its quotation is told with this negotiation, also when it has a newer one.
 * @throws NotFound, for another customer's too
 */
export async function findNegotiation(database: Kysely<Database>, accountId: number, id: number): Promise<Negotiation> {
  const own = ownRows(database, accountId);
  const found = await withFinancing(own)
    .select([
      'quotation_id',
      'quotation.number',
      'quotation.created_at',
      'kind',
      'decided_at',
      'down_payment_cents',
      'term_months',
    ])
    .where('negotiation.id', '=', id)
    .executeTakeFirst();
  const row = orNotFound(found, NO_PURCHASE);
  const loaded = (await loadPurchases(own, [id])).get(id);
  return {
    ...quotationWords({ ...row, id: row.quotation_id, negotiation_id: id }, loaded),
    purchase: loaded && purchaseWords(row, loaded, Date.now()),
    choice: await keptChoice(own, id),
    events: await eventsOf(own, id),
    dealership: await attending(database, row.configuration),
  };
}
