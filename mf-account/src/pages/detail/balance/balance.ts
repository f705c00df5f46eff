import type { Cents, PaymentRecord, Purchase } from '@vitrina/contract';
import { maxCents, type PaymentStatus, subtractCents, totalEnteredOf } from '@vitrina/rules';

/**
 * 'Total ingresado': the payments' own sum where all of them are there, else what the balance leaves of the total. A
 * status that is not known is in no sum.
 */
export function totalEntered(purchase: Purchase, rows: readonly PaymentRecord[], isWhole: boolean): Cents {
  const { payable, balance, paid } = purchase;
  if (isWhole) return totalEnteredOf(rows.map(({ amount, status }) => ({ amount, status: status as PaymentStatus })));
  // What is in confirmation counts; with nothing left, so does what was paid above the total.
  return payable === undefined || balance === undefined ? paid : maxCents(paid, subtractCents(payable, balance));
}
