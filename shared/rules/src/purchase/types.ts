import type { Cents } from '@vitrina/contract';
import type { AttemptStatus, CardProvider, PaymentStatus, PurchaseStatus, RequestStatus } from './statuses';

/** Ways to pay, as the contract's PAYMENT_METHODS names them. */
export type PaymentMethod = 'card' | 'bankTransfer' | 'bankDeposit';

/** The receipt of a transfer or deposit: its number is unique per bank among PE and PROCESADO, over all customers. */
export interface TransferReceipt {
  readonly bankId: number;
  readonly number: string;
}

/** A row of payments. A reversal and a return have a negative amount. */
export interface Payment {
  readonly id: string;
  readonly kind: 'payment' | 'reversal' | 'return';
  readonly method?: PaymentMethod;
  readonly amount: Cents;
  readonly status: PaymentStatus;
  readonly receipt?: TransferReceipt;
  /** Of a deposit, where it is known. */
  readonly paidInCash?: boolean;
  /** The rejected payment that it corrects. */
  readonly corrects?: string;
  /** Of a card charge: the attempt and the provider's transaction. */
  readonly attempt?: string;
  readonly reference?: string;
  /** Of a reversal: the payment that it reverses. */
  readonly of?: string;
}

/** One try to pay by card at a provider; the approved parts are payments of the purchase. */
export interface CardAttempt {
  readonly id: string;
  readonly provider: CardProvider;
  readonly amount: Cents;
  readonly status: AttemptStatus;
  /** That it was opened on: `YYYY-MM-DD` in Ecuador. */
  readonly day?: string;
}

/** The payment that a customer has chosen but could not make yet: kept with the negotiation until a create succeeds. */
export interface KeptChoice {
  readonly method: PaymentMethod;
  readonly provider?: CardProvider;
  readonly amount?: Cents;
  /** Who pays, as one text: another payer is another choice. */
  readonly payer?: string;
  readonly attempt: string;
}

interface Negotiation {
  /** In the order in which they were made. */
  readonly payments: readonly Payment[];
  readonly attempts: readonly CardAttempt[];
  readonly choice?: KeptChoice;
}

/** A negotiation decided as a cash purchase. */
export interface CashPurchase extends Negotiation {
  readonly kind: 'cash';
  /** Price of the car with all its items. */
  readonly total: Cents;
  readonly status: PurchaseStatus;
}

/** A negotiation decided as a financing request. */
export interface FinancingRequest extends Negotiation {
  readonly kind: 'credit';
  readonly downPayment: Cents;
  readonly status: RequestStatus;
  /** The customer accepted or declined the lender's offer. */
  readonly answered: boolean;
}

export type Purchase = CashPurchase | FinancingRequest;

const NOTHING_YET = { payments: [], attempts: [] };

/** A new cash purchase. */
export const newCashPurchase = (total: Cents): CashPurchase => ({
  kind: 'cash',
  total,
  status: 'EN PROCESO',
  ...NOTHING_YET,
});

/** A new financing request. */
export const newFinancingRequest = (downPayment: Cents): FinancingRequest => ({
  kind: 'credit',
  downPayment,
  status: 'ENVIADA',
  answered: false,
  ...NOTHING_YET,
});
