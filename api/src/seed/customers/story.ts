import { type Cents, toCents } from '@vitrina/contract';
import type { Actor, KeptChoice, PurchaseEvent } from '@vitrina/rules';
import type { CarKey } from './cars';

/** Something that happened to a purchase. */
export interface Step {
  /** Days before the seeding, which may be a fraction. */
  days: number;
  by: Actor;
  event: PurchaseEvent;
  /** Of a registered payment: the file that came with it, and the rejected payment that it corrects. */
  receipt?: 'jpeg' | 'pdf';
  corrects?: string;
  /** Of a p2p attempt: when its session ends, in days before the seeding; a negative one is still open. */
  expires?: number;
}

/** One quotation and what became of it: the steps go through the state machine of @vitrina/rules, which makes its rows. */
export interface Story {
  /** The quotation and its number; its negotiation is 1000 more, order or request 2000 more, a new negotiation 1500 more. */
  quotation: number;
  car: CarKey;
  /** Days before the seeding on which it was made. */
  quoted: number;
  kind: 'cash' | 'credit';
  /** Days before the seeding on which it was decided; undecided when missing. */
  decided?: number;
  /** Sections that are stored of an undecided one: all that it needs, or the first of them. */
  sections?: 'some';
  /** A payment that was chosen and not made yet. */
  choice?: KeptChoice;
  /** What happened, for the total that is payable. */
  steps?: (due: Cents) => Step[];
}

/** A part of an amount, rounded down to the cent. */
export const share = (due: Cents, of: number): Cents => toCents(Math.floor(due * of) / 100);
/** What is left of an amount. */
export const rest = (due: Cents, ...parts: Cents[]): Cents =>
  toCents((due - parts.reduce((sum: number, part) => sum + part, 0)) / 100);

type Receipt = Pick<Step, 'receipt' | 'corrects'>;

/** A transfer that the customer registered. */
export const transfer = (days: number, id: string, amount: Cents, extra: Receipt = { receipt: 'jpeg' }): Step => ({
  ...{ days, by: 'customer', ...extra },
  event: { type: 'register', id, method: 'bankTransfer', amount },
});
export const deposit = (days: number, id: string, amount: Cents, extra: Receipt = { receipt: 'pdf' }): Step => ({
  ...{ days, by: 'customer', ...extra },
  event: { type: 'register', id, method: 'bankDeposit', amount, paidInCash: false },
});
export const approve = (days: number, id: string): Step => ({
  ...{ days, by: 'staff' },
  event: { type: 'approve-transfer', id },
});
export const reject = (days: number, id: string): Step => ({
  ...{ days, by: 'staff' },
  event: { type: 'reject-transfer', id, reason: 'El banco no encuentra ese número de comprobante' },
});
export const withdraw = (days: number, id: string): Step => ({
  ...{ days, by: 'customer' },
  event: { type: 'withdraw', id },
});
export const card = (
  days: number,
  id: string,
  provider: 'p2p' | 'payme',
  amount: Cents,
  extra: Pick<Step, 'expires'> = {},
): Step => ({ ...{ days, by: 'customer', ...extra }, event: { type: 'open-attempt', id, provider, amount } });
export const provider = (
  days: number,
  id: string,
  type: 'approve-attempt' | 'reject-attempt' | 'cancel-attempt',
): Step => ({ ...{ days, by: 'provider' }, event: { type, id } });
export const expire = (days: number, id: string): Step => ({
  ...{ days, by: 'server' },
  event: { type: 'expire-attempt', id },
});
export const reverse = (days: number, id: string, of: string, amount: Cents): Step => ({
  ...{ days, by: 'provider' },
  event: { type: 'reverse', id, of, amount },
});
export const giveBack = (days: number, id: string, amount: Cents): Step => ({
  ...{ days, by: 'staff' },
  event: { type: 'return', id, amount },
});

type Moved = 'invoice' | 'deliver' | 'cancel' | 'analyse' | 'clear-for-invoice';
export const staff = (days: number, type: Moved): Step => ({ ...{ days, by: 'staff' }, event: { type } });
export const lender = (days: number, type: 'approve-request' | 'deny-request'): Step => ({
  ...{ days, by: 'lender' },
  event: { type },
});
export const customer = (days: number, type: 'accept' | 'decline'): Step => ({
  ...{ days, by: 'customer' },
  event: { type },
});
