import type { Cents } from '@vitrina/contract';
import { cutToBalance, figuresOf, isPayable } from './figures';
import type { FinancingRequest, KeptChoice, Purchase } from './types';

/** Before and around a purchase: the quotation's decision, the flags of a request, the kept choice. */

/** A quotation that the customer may decide: `isDecided` is set only by the server. */
export type Quotation = { isCredit: boolean; isDecided: boolean };

/** The result of the purchase-decision validation. */
export type Decision = { kind: 'decided' | 'known' } | { kind: 'refused'; message: string };

/** The message if the quotation's form of purchase has changed since the customer began. */
export const KIND_CHANGED = 'Esta cotización cambió de forma de compra';

/**
 * The purchase-decision validation: succeeds if every visible section is complete, and again, without changing
 * anything, if it had succeeded before.
 * @param kind what the customer decides; refused if it is no longer the quotation's
 * @param missing names of the visible sub-tabs that are not complete, as a message names them
 */
export function decideQuotation(quotation: Quotation, kind: Purchase['kind'], missing: readonly string[]): Decision {
  if (kind !== (quotation.isCredit ? 'credit' : 'cash')) return { kind: 'refused', message: KIND_CHANGED };
  if (quotation.isDecided) return { kind: 'known' };
  return missing[0] === undefined
    ? { kind: 'decided' }
    : { kind: 'refused', message: `Completa el formulario ${missing[0]}` };
}

/** A quotation whose purchase or request ended without a sale: it has a new negotiation, and both buttons are back. */
export const FREED_QUOTATION: Quotation = { isCredit: false, isDecided: false };

/**
 * The result of the data validation ('can be paid now'): the quotation is decided and, for credit, the request
 * accepted.
 */
export const canBePaidNow = (quotation: Quotation, purchase: Purchase | undefined): boolean =>
  quotation.isDecided && purchase !== undefined && isPayable(purchase);

/** Flags of a financing request on the wire. */
export function requestFlags(request: FinancingRequest): {
  /** The lender approved. False for an offer cancelled before its answer, whose buttons must disappear. */
  isApproved: boolean;
  /** Accepted or declined by the customer. */
  isAnswered: boolean;
  /** There is a detail page: accepted, with something to pay or paid. */
  hasDetail: boolean;
} {
  const { paid, toReturn } = figuresOf(request);
  return {
    isApproved: request.answered || request.status === 'APROBADA',
    isAnswered: request.answered,
    hasDetail: isPayable(request) || paid !== 0 || toReturn > 0,
  };
}

/** The word for a request whose down payment is settled: staff has yet to clear it for the invoice. */
export const settledWord = (request: FinancingRequest): 'Entrada pagada' | undefined =>
  request.status === 'ACEPTADA' && figuresOf(request).settled ? 'Entrada pagada' : undefined;

/**
 * Where to continue a kept choice: after the declaration with its own amount, or back on the payment page if the
 * balance is lower by then; after a credit application it preselects, with its amount limited to the balance.
 * @param balance undefined while nothing is payable
 */
export function resumeChoice(
  choice: Pick<KeptChoice, 'amount'>,
  { kind, balance }: { kind: Purchase['kind']; balance: Cents | undefined },
): { goesOn: boolean; amount: Cents | undefined; reason?: 'above the balance' } {
  if (choice.amount === undefined || balance === undefined) return { goesOn: false, amount: choice.amount };
  if (choice.amount <= balance) return { goesOn: kind === 'cash', amount: choice.amount };
  const amount = cutToBalance(choice.amount, balance);
  return { goesOn: false, amount, ...(kind === 'cash' ? { reason: 'above the balance' } : {}) };
}
