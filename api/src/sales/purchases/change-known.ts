import { holdsReceipt, type Purchase, type PurchaseEvent, receiptKey, type TransferReceipt } from '@vitrina/rules';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema';

/** A row that an event has made before: its id, and what the rules call the row that the event makes. */
export interface KnownRow {
  readonly id: string;
  readonly name: string;
}

/** What stands for the provider's reference of a charge that has none. */
export const chargeName = (attempt: string, reference: string | undefined) =>
  reference === undefined ? `card/${attempt}` : `card/${attempt}/${reference}`;

/** The row of a table that a submit has made. */
async function submitted(
  database: Kysely<Database>,
  table: 'payment' | 'card_attempt',
  negotiationId: number,
  attempt: string,
): Promise<KnownRow | undefined> {
  const row = await database
    .selectFrom(table)
    .select('id')
    .where('negotiation_id', '=', negotiationId)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  return row && { id: String(row.id), name: attempt };
}

/** The row that this event has made before, if any: of a submit by its id, of a charge by attempt and reference. */
export async function knownRowOf(
  database: Kysely<Database>,
  negotiationId: number,
  event: PurchaseEvent,
  { payments }: Purchase,
): Promise<KnownRow | undefined> {
  switch (event.type) {
    case 'register':
    case 'reverse':
    case 'return':
      return submitted(database, 'payment', negotiationId, event.id);
    case 'open-attempt':
      return submitted(database, 'card_attempt', negotiationId, event.id);
    case 'approve-attempt':
    case 'approve-part': {
      const name = chargeName(event.id, event.reference);
      const charge = payments.find(
        ({ attempt, reference }) => attempt === event.id && reference === (event.reference ?? name),
      );
      return charge && { id: charge.id, name };
    }
    default:
      return undefined;
  }
}

/** The purchase with its row of this very event under the event's own name, so that the rules know the event again. */
export function withKnown(purchase: Purchase, known: KnownRow | undefined, event: PurchaseEvent): Purchase {
  if (known === undefined) return purchase;
  const named = <Row extends { id: string }>(rows: readonly Row[]) =>
    rows.map((row) => (row.id === known.id ? { ...row, id: known.name } : row));
  return event.type === 'open-attempt'
    ? { ...purchase, attempts: named(purchase.attempts) }
    : { ...purchase, payments: named(purchase.payments) };
}

/**
 * Whether another purchase, of any customer, has the receipt of an event. Of two that come at once the unique index
 * `payment_receipt` refuses the second.
 */
export async function takenReceipts(
  database: Kysely<Database>,
  negotiationId: number,
  event: PurchaseEvent,
): Promise<(receipt: TransferReceipt) => boolean> {
  if (event.type !== 'register' || !event.receipt) return () => false;
  const { receipt } = event;
  const rows = await database
    .selectFrom('payment')
    .select('status')
    .where('negotiation_id', '<>', negotiationId)
    .where('bank_id', '=', receipt.bankId)
    .where(sql`upper(receipt_number)`, '=', receipt.number.trim().toUpperCase())
    .where('kind', '=', 'payment')
    .where('method', '<>', 'card')
    .execute();
  const isTaken = rows.some(holdsReceipt);
  return (asked) => isTaken && receiptKey(asked) === receiptKey(receipt);
}
