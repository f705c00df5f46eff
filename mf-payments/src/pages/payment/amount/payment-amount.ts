import { type Cents, cents } from '@vitrina/contract';
import { amountField } from '@vitrina/forms/masks';

/** Nothing is no payment; the specification's minimum of 0 is not kept (docs/adr/0076). */
const LEAST = cents(1);

/**
 * The amount of one payment as a field: from $0.01 to what is left to pay.
 * @param name as the call's form names it: 'monto' of a transfer, 'valor' of a card
 */
export const paymentAmount = <const N extends string>(name: N, balance: Cents) =>
  amountField({ name, label: 'Monto', min: LEAST, max: balance });

export type PaymentAmount = ReturnType<typeof paymentAmount>;
