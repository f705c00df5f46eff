import type { EventOf, PurchaseEvent } from '@vitrina/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';

/** An event whose row has data that the rules do not know: a transfer's file, a card session, who pays. */
export type RowEvent = EventOf<'register' | 'open-attempt' | 'keep-choice'>;

/** An event that says all of the rows that it makes. */
export type StoredEvent = Exclude<PurchaseEvent, RowEvent>;

/**
 * Writes the row of a `RowEvent` once the rules have taken it, in the transaction that holds the negotiation's row. A kept
 * choice replaces the one before.
 * @param at the moment of the event
 * @returns the row's id; of a choice, that of its negotiation
 */
export type WriteRow = (transaction: Transaction<Database>, at: Date) => Promise<number>;

/** What a provider says of a charge besides its amount and reference. */
export interface ChargeDetails {
  /** `YYYY-MM-DD` in Ecuador. */
  readonly paidOn: string;
  /** Brand, last digits, authorization, deferral: what a receipt shows. */
  readonly details: Readonly<Record<string, string>>;
}

/** An event with what it writes of its own. Its `id` is that of the submit (UUID) if it makes a row, else of the row, as text. */
export type Applied =
  | { readonly event: StoredEvent; readonly writeRow?: undefined; readonly charge?: ChargeDetails }
  | { readonly event: RowEvent; readonly writeRow: WriteRow; readonly charge?: undefined };
