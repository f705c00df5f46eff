import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { titleOf } from '../../platform/outbox/message';
import { purchaseChangeMessage } from '../../sales/purchases/change-mail';
import { loadPurchases } from '../../sales/purchases/load';

/** A message that a change has sent. */
export interface SentMessage {
  id: number;
  channel: 'mail' | 'sms';
  recipient: string;
  title: string;
}

/** The messages of some events, by event. One that was delivered, or has expired, has no words any more. */
async function messagesOf(database: Kysely<Database>, eventIds: readonly number[]) {
  const eventId = sql<number>`(content ->> 'eventId')::integer`;
  const rows = await database
    .selectFrom('outbox')
    .select(['id', 'channel', 'recipient', 'content'])
    .select(eventId.as('eventId'))
    .where(sql`content ->> 'kind'`, '=', purchaseChangeMessage.name)
    .where(sql<boolean>`${eventId} = any(${eventIds}::integer[])`)
    .orderBy('id')
    .execute();
  const messages = new Map<number, SentMessage[]>();
  for (const { eventId: event, content, ...row } of rows) {
    const title = (content && (await titleOf(database, row.channel, content))) ?? '';
    messages.set(event, [...(messages.get(event) ?? []), { ...row, title }]);
  }
  return messages;
}

/** Everything that the back office shows of a purchase; undefined when it is undecided or not there. */
export async function readPurchase(database: Kysely<Database>, negotiationId: number) {
  const loaded = (await loadPurchases(database, [negotiationId])).get(negotiationId);
  if (!loaded) return undefined;
  const [head, payments, attempts, events, later] = await Promise.all([
    database
      .selectFrom('quotation')
      .innerJoin('account', 'account.id', 'quotation.account_id')
      .innerJoin('person', 'person.account_id', 'account.id')
      .select(['quotation.number', 'configuration', 'identification', 'email', 'first_names', 'surnames'])
      .where('quotation.id', '=', loaded.quotationId)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('payment')
      .select(['id', 'paid_on', 'receipt_number', 'paid_in_cash', 'rejection_reason'])
      .where('negotiation_id', '=', negotiationId)
      .execute(),
    database
      .selectFrom('card_attempt')
      .select(['id', 'reference', 'created_at', 'expires_at', 'alerted'])
      .where('negotiation_id', '=', negotiationId)
      .execute(),
    database
      .selectFrom('purchase_event')
      .leftJoin('staff_alert', 'staff_alert.event_id', 'purchase_event.id')
      .select([
        'purchase_event.id',
        'at',
        'actor',
        'name',
        'status',
        'amount_cents',
        'payment_id',
        'card_attempt_id',
        'staff_alert.created_at as alertedAt',
      ])
      .where('negotiation_id', '=', negotiationId)
      .orderBy('at', 'desc')
      .orderBy('purchase_event.id', 'desc')
      .execute(),
    database
      .selectFrom('negotiation')
      .select('id')
      .where('quotation_id', '=', loaded.quotationId)
      .where('id', '<>', negotiationId)
      .where('created_at', '>=', loaded.decidedAt)
      .orderBy('id')
      .executeTakeFirst(),
  ]);
  const messages = await messagesOf(
    database,
    events.map(({ id }) => id),
  );
  return { ...loaded, head, payments, attempts, events, messages, freedAs: later?.id };
}
export type ShownPurchase = NonNullable<Awaited<ReturnType<typeof readPurchase>>>;
