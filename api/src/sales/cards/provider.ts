import type { Cents } from '@vitrina/contract';
import type { CardReason, CardProvider as ProviderName } from '@vitrina/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { Payer } from '../tables';

/** A session to open at a provider: the row of the attempt stands already. */
export interface NewSession {
  /** Ours; unique for ever. */
  readonly reference: string;
  /** The provider's, if it is drawn beforehand. */
  readonly providerReference: string | null;
  readonly amount: Cents;
  readonly payer: Payer;
  /** What the provider calls the payer's kind of identification; null if it knows none. */
  readonly documentType: string | null;
  readonly home: Home;
  /** Of the customer, the same in every session. */
  readonly customerCode: string;
  /** What is paid, for the provider's page. */
  readonly description: string;
  readonly expiresAt: Date;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly ipAddress: string;
  readonly userAgent: string;
  /** The other parts of the total that are paid or under way: a tax is split over all of them. */
  readonly earlier: readonly Cents[];
  readonly total: Cents;
}

/** Where the customer lives, as the provider's form asks. */
export interface Home {
  readonly street: string;
  readonly city: string;
  readonly state: string;
}

/** A session that stands: its reference at the provider, and how the customer gets there. */
export interface Opened {
  readonly providerReference: string;
  /** The page of the session. */
  readonly address?: string;
  /** Fields of the form that the provider's script reads. */
  readonly form?: OpenedForm;
}

/** The words of the contract's `PaymeOpened`, ready to be sent. */
export type OpenedForm = Readonly<Record<string, string | readonly { name: string; value: string }[]>>;

/** An attempt to ask about. */
export interface AskedAttempt {
  readonly providerReference: string;
  readonly reference: string;
  readonly amount: Cents;
}

/** Money that the provider took. */
export interface Charge {
  /** The provider's: with the attempt it names the charge for ever. */
  readonly reference: string;
  readonly amount: Cents;
  readonly isReversed: boolean;
  /** When, by the provider; undefined if it does not say. */
  readonly at?: Date;
  /** Brand, last digits, authorization, deferral: what a receipt shows. */
  readonly details: Readonly<Record<string, string>>;
}

/** How an attempt stands at the provider. */
export interface ProviderState {
  /** `pending` is every state that is not final, and every one that nobody knows. */
  readonly says: 'approved' | 'pending' | 'denied' | 'cancelled' | 'unknown try';
  /** What was taken, also while the rest is pending. */
  readonly charges: readonly Charge[];
  /** Why it was not approved. */
  readonly reason?: CardReason;
  /** What a person must look at: money in another currency, an amount that is not the attempt's. */
  readonly alerts: readonly string[];
}

/** A provider of card payments. Its calls throw `ProviderFailure` when it does not answer, or not as it should. */
export interface CardProvider {
  readonly name: ProviderName;
  /** As its company calls it. */
  readonly title: string;
  /** Draws the provider's reference, in the transaction that makes the row: only where it is ours to give. */
  readonly reserve?: (transaction: Transaction<Database>) => Promise<string>;
  /** Opens a session. A provider with `reserve` asks nobody, so that the same session can be opened again. */
  open(session: NewSession): Promise<Opened>;
  query(attempt: AskedAttempt): Promise<ProviderState>;
  /** Ends a session in which nothing is paid or under way, within `CANCEL_TIMEOUT_MS`. */
  cancel?(attempt: AskedAttempt): Promise<'cancelled' | 'cancel refused'>;
  /** What the operator must know, for `/readyz`. */
  troubles(): readonly string[];
}

/** The providers that are offered, by name. */
export type CardProviders = Readonly<Partial<Record<ProviderName, CardProvider>>>;
