import { type Cents, cents } from '@vitrina/contract';
import { messages } from '@vitrina/forms';
import { type AmountValue, amountField, amountOf } from '@vitrina/forms/masks';
import { formatMoney } from '@vitrina/rules';

/** Nothing is no payment; the specification's minimum of 0 is not kept (docs/adr/0076). */
const LEAST = cents(1);

/**
 * The amount of one payment as a field: from $0.01; what is left to pay is its schema's check (`upTo`), because it changes
 * while the form stands.
 * @param name as the call's form names it: 'monto' of a transfer, 'valor' of a card
 */
export const paymentAmount = <const N extends string>(name: N) => amountField({ name, label: 'Monto', min: LEAST });

export type PaymentAmount = ReturnType<typeof paymentAmount>;

/** The check that an amount is at most what is left to pay. */
export const upTo =
  <const N extends string>({ name, label }: { name: N; label: string }, balance: Cents) =>
  (values: { [name in N]?: AmountValue | undefined }): { [name in N]?: string } => {
    const isAbove = (amountOf(values[name]) ?? 0) > balance;
    return (isAbove ? { [name]: messages.atMost(label, formatMoney(balance)) } : {}) as { [name in N]?: string };
  };
