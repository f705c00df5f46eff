import type { Cents, Negotiation, Purchase } from '@vitrina/contract';
import { balanceOf } from '@vitrina/journey';
import { canContinue, ZERO } from '@vitrina/rules';

/** Whether something can be paid. */
export type Standing =
  | { is: 'open'; balance: Cents }
  /** nothing is left to pay */
  | { is: 'paid'; balance: Cents; purchase: Purchase }
  /** nothing is payable: not yet, or not any more */
  | { is: 'closed'; purchase: Purchase };

/**
 * Whether a negotiation can be paid, and how much of it. One that is not decided can be prepared: its price, or the down
 * payment of a credit, is what a choice may be of.
 */
export function standingOf({ purchase, creditPurchase, downPayment, total }: Negotiation): Standing {
  if (!purchase) return { is: 'open', balance: (creditPurchase && downPayment) || total };
  const balance = balanceOf(purchase);
  if (balance === undefined) return { is: 'closed', purchase };
  return canContinue(balance) ? { is: 'open', balance } : { is: 'paid', balance: ZERO, purchase };
}
