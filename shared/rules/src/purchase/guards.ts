import type { Cents } from '@vitrina/contract';
import { sumCents, ZERO } from '../amounts';
import { type Answer, refuse } from './answers';
import { refuseAttempt } from './attempt-limits';
import { cashLeft } from './cash';
import { figuresOf, isPayable, reservedBy } from './figures';
import type { GuardName } from './machines';
import type { CardAttempt, Payment, Purchase, TransferReceipt } from './types';

/** The data that guards check an event against. */
export interface Context {
  readonly purchase: Purchase;
  readonly amount?: Cents;
  readonly receipt?: TransferReceipt;
  readonly paidInCash?: boolean;
  /** The payment that is corrected. */
  readonly corrects?: string;
  readonly attempt?: CardAttempt;
  /** Of a new attempt. */
  readonly day?: string;
  /** The payment that is reversed. */
  readonly payment?: Payment;
  /** Whether another purchase, of any customer, has a receipt. */
  readonly isReceiptTaken: (receipt: TransferReceipt) => boolean;
}

/** The key for comparing receipts: by bank, case-insensitive. */
export const receiptKey = ({ bankId, number }: TransferReceipt): string => `${bankId} ${number.trim().toUpperCase()}`;

/** Whether a payment keeps its receipt number from being used again. */
export const holdsReceipt = ({ status }: Pick<Payment, 'status'>): boolean => status === 'PE' || status === 'PROCESADO';

const isAmount = (amount: Cents | undefined): amount is Cents => amount !== undefined && amount > ZERO;

function free({ purchase, amount }: Context): Answer | undefined {
  if (!isAmount(amount)) return refuse('amount');
  const { balance, free: available } = figuresOf(purchase);
  if (!isPayable(purchase) || balance === undefined || available === undefined) return refuse('nothing payable');
  if (amount > balance) return refuse('above the balance');
  if (amount <= available) return undefined;
  const open = purchase.attempts.find((attempt) => reservedBy(attempt, purchase.payments) > ZERO);
  return open ? { kind: 'conflict', attempt: open.id } : undefined;
}

function receiptIsFree({ purchase, receipt, isReceiptTaken }: Context): Answer | undefined {
  if (!receipt) return undefined;
  const held = purchase.payments.some(
    (payment) => payment.receipt && holdsReceipt(payment) && receiptKey(payment.receipt) === receiptKey(receipt),
  );
  return held || isReceiptTaken(receipt) ? refuse('receipt in use') : undefined;
}

function cashIsBelowLimit({ purchase, amount, paidInCash }: Context): Answer | undefined {
  return paidInCash && isAmount(amount) && amount > cashLeft(purchase.payments) ? refuse('cash limit') : undefined;
}

function corrected({ purchase: { payments }, corrects }: Context): Answer | undefined {
  if (corrects === undefined) return undefined;
  const payment = payments.find(({ id }) => id === corrects);
  if (!payment) return refuse('not found');
  if (payment.status !== 'RE') return refuse('not rejected');
  return isCorrected(payment, payments) ? refuse('corrected before') : undefined;
}

/** Whether another payment corrects a rejected one: it can be corrected once. */
export const isCorrected = ({ id }: Payment, payments: readonly Payment[]): boolean =>
  payments.some(({ corrects }) => corrects === id);

/** The part of a payment that has not been reversed yet. */
export const leftOf = (payment: Payment, payments: readonly Payment[]): Cents =>
  sumCents([payment.amount, ...payments.filter(({ of }) => of === payment.id).map(({ amount }) => amount)]);

function left({ purchase, amount, payment }: Context): Answer | undefined {
  if (payment?.kind !== 'payment' || payment.status !== 'PROCESADO') return refuse('not found');
  if (!isAmount(amount)) return refuse('amount');
  return amount > leftOf(payment, purchase.payments) ? refuse('above what is left of the payment') : undefined;
}

function returnable({ purchase, amount }: Context): Answer | undefined {
  if (!isAmount(amount)) return refuse('amount');
  return amount > figuresOf(purchase).toReturn ? refuse('above what is to be returned') : undefined;
}

/** Each guard of the machines: undefined if it holds, else the answer. The diagrams show the text of `GuardName`. */
const GUARDS: Readonly<Record<GuardName, (context: Context) => Answer | undefined>> = {
  'amount is free to pay': free,
  'another attempt is allowed': ({ purchase, day }) => refuseAttempt(purchase, day),
  'receipt is not in use': receiptIsFree,
  'cash is below the legal limit': cashIsBelowLimit,
  'what it corrects is rejected': corrected,
  'amount is left of that payment': left,
  'amount is to be returned': returnable,
  // p2p is released only by a final state of the provider: a manual review takes hours.
  'provider is payme': ({ attempt }) => (attempt?.provider === 'payme' ? undefined : { kind: 'unchanged' }),
  settled: ({ purchase }) => (figuresOf(purchase).settled ? undefined : refuse('not settled')),
  'not settled': ({ purchase }) => (figuresOf(purchase).settled ? { kind: 'unchanged' } : undefined),
  'another transaction': ({ amount }) => (isAmount(amount) ? undefined : { kind: 'known' }),
};

/** The answer of the first guard that does not hold. */
export const failing = (guards: readonly GuardName[], context: Context): Answer | undefined => {
  for (const guard of guards) {
    const answer = GUARDS[guard](context);
    if (answer) return answer;
  }
  return undefined;
};

/** A payment's note: one that was reversed, wholly or partly, keeps PROCESADO and says so. */
export const noteOf = (payment: Payment, payments: readonly Payment[]): 'Reversado' | undefined =>
  payments.some(({ of }) => of === payment.id) ? 'Reversado' : undefined;
