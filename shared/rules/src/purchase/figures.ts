import { type Cents, cents } from '@vitrina/contract';
import { maxCents, minCents, subtractCents, sumCents, ZERO } from '../amounts';
import type { CardAttempt, Payment, Purchase } from './types';

/** The amounts of a purchase (docs/spec/3-purchase.md, section 3). Screens, jobs and server use only these. */

/** From this balance up a purchase can be paid on; at exactly this balance the stepper is already at 3, as spelled. */
export const BALANCE_THRESHOLD = cents(1);

type Row = Pick<Payment, 'amount' | 'status'>;

const amountOf = ({ amount }: { amount: Cents }) => amount;
/**
 * The rows in the sum: processed payments and returns, and reversals (negative, CANCELADO). Withdrawn and RE do not
 * count.
 */
export const countsAsPaid = ({ amount, status }: Row) => status === 'PROCESADO' || amount < ZERO;

/** What has been paid and not returned. Negative if a provider reversed what was already returned. */
export const paidOf = (payments: readonly Row[]): Cents => sumCents(payments.filter(countsAsPaid).map(amountOf));

/** Transfers and deposits that staff has not confirmed yet. */
export const pendingOf = (payments: readonly Row[]): Cents =>
  sumCents(payments.filter(({ status }) => status === 'PE').map(amountOf));

/** The row 'total ingresado'. */
export const totalEnteredOf = (payments: readonly Row[]): Cents => sumCents([paidOf(payments), pendingOf(payments)]);

/** The charges of an attempt, without reversals. */
export const approvedOf = (attempt: Pick<CardAttempt, 'id'>, payments: readonly Payment[]): Cents =>
  sumCents(payments.filter((payment) => payment.attempt === attempt.id).map(amountOf));

/** What an attempt reserves: while it is open, its amount minus the part that was approved. */
export const reservedBy = (attempt: CardAttempt, payments: readonly Payment[]): Cents =>
  attempt.status === 'PENDIENTE' ? maxCents(ZERO, subtractCents(attempt.amount, approvedOf(attempt, payments))) : ZERO;

/** What all open attempts reserve. */
export const reservedOf = ({ attempts, payments }: Pick<Purchase, 'attempts' | 'payments'>): Cents =>
  sumCents(attempts.map((attempt) => reservedBy(attempt, payments)));

/** The purchase as if its open attempts had ended without money: what another payment would meet after the buyer's 'sí'. */
export const withoutOpenAttempts = (purchase: Purchase): Purchase => ({
  ...purchase,
  attempts: purchase.attempts.map((attempt) =>
    attempt.status === 'PENDIENTE' ? { ...attempt, status: 'CANCELADO' } : attempt,
  ),
});

/**
 * Total payable: the price of a cash purchase, the down payment of a request from its acceptance on, 0 when cancelled;
 * undefined while nothing is payable.
 */
export function totalPayable(purchase: Purchase): Cents | undefined {
  if (purchase.status === 'CANCELADO') return ZERO;
  if (purchase.kind === 'cash') return purchase.total;
  return purchase.status === 'ACEPTADA' || purchase.status === 'APROBADO FACTURAR' ? purchase.downPayment : undefined;
}

/** Whether payments can be registered and card attempts opened. */
export const isPayable = (purchase: Purchase): boolean =>
  purchase.status !== 'CANCELADO' && totalPayable(purchase) !== undefined;

/** All figures derived from a purchase's amounts. */
export interface Figures {
  paid: Cents;
  pending: Cents;
  reserved: Cents;
  /** 'Saldo por pagar', the most that one payment may be; undefined while nothing is payable. */
  balance: Cents | undefined;
  /** The part of the balance not reserved by open attempts. */
  free: Cents | undefined;
  /** 'Por devolver': paid above the total. */
  toReturn: Cents;
  /** The row 'total ingresado'. */
  totalEntered: Cents;
  /** The row 'En confirmación' (ours): what staff and the providers have not confirmed yet. */
  inConfirmation: Cents;
  /** Balance 0 and nothing pending or open. */
  settled: boolean;
  /** Stepper of detail and payment pages; undefined when they show the state instead. */
  stepper: 2 | 3 | undefined;
  /** Whether 'Continuar Pagos' and the outstanding banner show; undefined if the page shows the state instead. */
  continueButton: boolean | undefined;
}

/** Step of the stepper at a balance. */
export const stepperAt = (balance: Cents): 2 | 3 => (balance <= BALANCE_THRESHOLD ? 3 : 2);

/** Whether a balance is left to pay. */
export const canContinue = (balance: Cents): boolean => balance >= BALANCE_THRESHOLD;

/** The figures of a purchase. */
export function figuresOf(purchase: Purchase): Figures {
  const { payments, attempts } = purchase;
  const [paid, pending, reserved] = [paidOf(payments), pendingOf(payments), reservedOf(purchase)];
  const total = totalPayable(purchase);
  const entered = sumCents([paid, pending]);
  const balance = total === undefined ? undefined : maxCents(ZERO, subtractCents(total, entered));
  const shown = isPayable(purchase) ? balance : undefined;
  return {
    paid,
    pending,
    reserved,
    balance,
    free: balance === undefined ? undefined : maxCents(ZERO, subtractCents(balance, reserved)),
    toReturn: maxCents(ZERO, subtractCents(paid, total ?? ZERO)),
    totalEntered: entered,
    inConfirmation: sumCents([pending, reserved]),
    settled: shown === ZERO && pending === ZERO && !attempts.some(({ status }) => status === 'PENDIENTE'),
    stepper: shown === undefined ? undefined : stepperAt(shown),
    continueButton: shown === undefined ? undefined : canContinue(shown),
  };
}

/** An amount limited to what may be paid: for a choice kept before the balance was known. */
export const cutToBalance = (amount: Cents, balance: Cents): Cents => minCents(amount, balance);
