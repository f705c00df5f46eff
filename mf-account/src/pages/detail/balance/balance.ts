import type { Cents, PaymentRecord, Purchase } from '@vitrina/contract';
import { maxCents, type PaymentStatus, subtractCents, sumCents, totalEnteredOf, ZERO } from '@vitrina/rules';

/**
 * What waits for confirmation and is part of the balance all the same: open card attempts reserve their amount, but only
 * an approval pays it (docs/spec/3-purchase.md, section 3).
 */
export function reservedOf({ payable = ZERO, paid, inConfirmation, balance = ZERO }: Purchase): Cents {
  if (balance === 0) return ZERO;
  return maxCents(ZERO, subtractCents(sumCents([paid, inConfirmation, balance]), payable));
}

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
