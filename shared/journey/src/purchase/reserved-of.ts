import type { Cents, Purchase } from '@vitrina/contract';
import { maxCents, subtractCents, sumCents, ZERO } from '@vitrina/rules';

/**
 * What waits for confirmation and is part of the balance all the same: open card attempts reserve their amount, but only
 * an approval pays it (docs/spec/3-purchase.md, section 3).
 */
export function reservedOf({ payable = ZERO, paid, inConfirmation, balance = ZERO }: Purchase): Cents {
  if (balance === 0) return ZERO;
  return maxCents(ZERO, subtractCents(sumCents([paid, inConfirmation, balance]), payable));
}
