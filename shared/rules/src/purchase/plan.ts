import { type Cents, cents } from '@vitrina/contract';
import { minCents, ZERO } from '../amounts';

/** How many payments of an amount pay a balance, and how much the last one is. */
export interface PaymentPlan {
  readonly count: number;
  readonly last: Cents;
}

/**
 * The plan that a buyer is told: 'te faltan $10,000.00; puedes pagar en 3 transferencias de $4,000.00, la última de
 * $2,000.00'. Nothing to plan without a balance or an amount.
 */
export function paymentPlan(balance: Cents, amount: Cents): PaymentPlan {
  if (balance <= ZERO || amount <= ZERO) return { count: 0, last: ZERO };
  const count = Math.ceil(balance / amount);
  return { count, last: minCents(balance, cents(balance - amount * (count - 1))) };
}
