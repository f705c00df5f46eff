import type { Cents } from '@vitrina/contract';
import type { CardProvider } from './statuses';
import type { KeptChoice, PaymentMethod, TransferReceipt } from './types';

/** The events of a purchase. `id` is the event's own: repeating it changes nothing. Amounts are positive. */
export type PurchaseEvent =
  | {
      readonly type: 'register';
      readonly id: string;
      readonly method: Exclude<PaymentMethod, 'card'>;
      readonly amount: Cents;
      readonly receipt?: TransferReceipt;
      /** Of a deposit: how it was paid in. */
      readonly paidInCash?: boolean;
      /** The rejected payment that this one corrects. */
      readonly corrects?: string;
    }
  | { readonly type: 'approve-transfer' | 'withdraw'; readonly id: string }
  /** The reason is for the buyer. */
  | { readonly type: 'reject-transfer'; readonly id: string; readonly reason?: string }
  | {
      readonly type: 'open-attempt';
      readonly id: string;
      readonly provider: CardProvider;
      readonly amount: Cents;
      /** `YYYY-MM-DD` in Ecuador: the attempts of a day are counted. */
      readonly day?: string;
    }
  /** The provider approved a transaction: without an amount, what is not approved yet of the attempt. */
  | { readonly type: 'approve-attempt'; readonly id: string; readonly reference?: string; readonly amount?: Cents }
  /** A part of the amount was approved and the session goes on (p2p's P0). */
  | { readonly type: 'approve-part'; readonly id: string; readonly reference: string; readonly amount: Cents }
  | { readonly type: 'reject-attempt' | 'cancel-attempt' | 'expire-attempt'; readonly id: string }
  | { readonly type: 'reverse'; readonly id: string; readonly of: string; readonly amount: Cents }
  | { readonly type: 'return'; readonly id: string; readonly amount: Cents }
  | { readonly type: 'invoice' | 'deliver' | 'cancel' }
  | { readonly type: 'analyse' | 'approve-request' | 'deny-request' | 'accept' | 'decline' | 'clear-for-invoice' }
  | { readonly type: 'keep-choice'; readonly choice: KeptChoice };

/** The events of some types. */
export type EventOf<Type extends PurchaseEvent['type']> = Extract<PurchaseEvent, { type: Type }>;
