import { sumCents, ZERO } from '../amounts';
import { plusBusinessDays, plusDays } from '../calendar';
import { todayInEcuador } from '../dates';
import { canContinue, countsAsPaid, figuresOf, isPayable, totalPayable } from './figures';
import { isUnderReview } from './release';
import { endedWithoutSale, type PurchaseStatus, type RequestStatus } from './statuses';
import type { Payment, Purchase } from './types';

/** Who acts next. The adviser is the dealership's, the bank confirms transfers and deposits. */
export type NextActor = 'customer' | 'bank' | 'lender' | 'provider' | 'adviser';

/** What is done next, and by whom. */
const ACTS = {
  return: 'adviser',
  'confirm-card': 'provider',
  'correct-transfer': 'customer',
  'confirm-transfer': 'bank',
  pay: 'customer',
  analyse: 'lender',
  'answer-offer': 'customer',
  clear: 'adviser',
  invoice: 'adviser',
  deliver: 'adviser',
} as const satisfies Record<string, NextActor>;
export type NextAct = keyof typeof ACTS;

/** What is waited for. `due` is the last day for it, `YYYY-MM-DD` in Ecuador; none when nothing bounds it. */
export interface NextStep {
  readonly actor: NextActor;
  readonly act: NextAct;
  readonly due?: string;
}

/** When the parts of a purchase came about, in milliseconds since the epoch. */
export interface PurchaseMoments {
  readonly decidedAt: number;
  /** When the status that stands was entered. */
  readonly statusSince: number;
  /** By the payment's id; `settledAt` when it left PE. */
  readonly payments: ReadonlyMap<string, { readonly createdAt: number; readonly settledAt?: number }>;
  /** By the attempt's id. */
  readonly attempts: ReadonlyMap<string, { readonly openedAt: number; readonly expiresAt: number }>;
}

interface Facts {
  readonly purchase: Purchase;
  readonly moments: PurchaseMoments;
  readonly now: number;
}

/** An act that is waited for, and its last day. */
type Due = readonly [NextAct, day?: string];

const dayOf = (moment: number): string => todayInEcuador(new Date(moment));
const within = (days: number, moment: number): string => plusDays(dayOf(moment), days);
const withinBusinessDays = (days: number, moment: number): string => plusBusinessDays(dayOf(moment), days);

const settledAt = ({ payments, statusSince }: PurchaseMoments, { id }: Payment): number => {
  const moment = payments.get(id);
  return moment?.settledAt ?? moment?.createdAt ?? statusSince;
};

/**
 * Since when more is paid than is to be paid: since the payment that went above the total or, in a purchase without a total
 * any more, since it ended.
 */
function overpaidSince({ purchase, moments }: Facts): number {
  const total = totalPayable(purchase) ?? ZERO;
  const rows = purchase.payments
    .filter(countsAsPaid)
    .map((payment) => ({ amount: payment.amount, at: settledAt(moments, payment) }))
    .sort((one, other) => one.at - other.at);
  let [paid, since] = [ZERO, moments.statusSince];
  for (const { amount, at } of rows) {
    const before = paid;
    paid = sumCents([paid, amount]);
    if (before <= total && paid > total) since = at;
  }
  return isPayable(purchase) ? since : Math.max(since, moments.statusSince);
}

/** Days of the calendar to answer an offer, and then to pay the down payment. */
const DAYS_TO_DECIDE = 15;

const isTransfer = ({ method }: Payment): boolean => method !== 'card';

/** What the customer's money waits for. Undefined while nothing is payable, and once all of it is paid and confirmed. */
function byMoney({ purchase, moments, now }: Facts): Due | undefined {
  if (!isPayable(purchase)) return undefined;
  const { balance = ZERO } = figuresOf(purchase);
  const open = purchase.attempts.find(({ status }) => status === 'PENDIENTE');
  if (open) {
    const times = moments.attempts.get(open.id);
    const isBounded = times !== undefined && !isUnderReview({ ...open, ...times }, now);
    return ['confirm-card', isBounded ? dayOf(times.expiresAt) : undefined];
  }
  const made = purchase.payments.filter(({ kind }) => kind === 'payment');
  const newest = made.at(-1);
  if (newest && isTransfer(newest) && newest.status === 'RE' && canContinue(balance)) return ['correct-transfer'];

  const pending = made.findLast((payment) => isTransfer(payment) && payment.status === 'PE');
  if (pending) {
    const registered = moments.payments.get(pending.id)?.createdAt ?? moments.statusSince;
    return ['confirm-transfer', withinBusinessDays(1, registered)];
  }
  if (!canContinue(balance)) return undefined;
  return ['pay', purchase.status === 'ACEPTADA' ? within(DAYS_TO_DECIDE, moments.statusSince) : undefined];
}

/** When the down payment was settled: nothing has moved since. */
const settledSince = ({ purchase, moments }: Facts): number =>
  Math.max(moments.statusSince, ...purchase.payments.map((payment) => settledAt(moments, payment)));

const analyse = ({ moments }: Facts): Due => ['analyse', withinBusinessDays(3, moments.decidedAt)];
const invoice = ({ moments }: Facts): Due => ['invoice', withinBusinessDays(3, moments.statusSince)];

/** What is waited for once the money waits for nothing. */
const BY_STATUS: Readonly<Record<PurchaseStatus | RequestStatus, ((facts: Facts) => Due) | undefined>> = {
  'EN PROCESO': undefined,
  PAGADA: invoice,
  FACTURADA: ({ moments }) => ['deliver', withinBusinessDays(10, moments.statusSince)],
  ENTREGADA: undefined,
  ENVIADA: analyse,
  'EN ANÁLISIS': analyse,
  APROBADA: ({ moments }) => ['answer-offer', within(DAYS_TO_DECIDE, moments.statusSince)],
  ACEPTADA: (facts) => ['clear', withinBusinessDays(2, settledSince(facts))],
  // A request has no status of its own for the invoice and the delivery: nothing would end a last day.
  'APROBADO FACTURAR': () => ['invoice'],
  RECHAZADA: undefined,
  NEGADO: undefined,
  CANCELADO: undefined,
};

function dueOf(facts: Facts): Due | undefined {
  const { purchase } = facts;
  if (!Object.hasOwn(BY_STATUS, purchase.status)) return undefined;
  if (figuresOf(purchase).toReturn > ZERO) return ['return', withinBusinessDays(5, overpaidSince(facts))];
  if (endedWithoutSale(purchase.status)) return undefined;
  return byMoney(facts) ?? BY_STATUS[purchase.status]?.(facts);
}

/**
 * What a purchase or request waits for: who acts next, and by when (ours; docs/purchase.md, 'What happens next'). Of several
 * things the first counts, in this order: money to return, a card attempt to confirm, a rejected transfer to correct while
 * nothing was paid after it, a transfer to confirm, a balance to pay, what follows the status. Undefined when nothing is waited for, and for a status that is not
 * known: of that nothing can be promised. A day that has passed stays the day.
 * @param now milliseconds since the epoch: a card attempt whose session is over may be under review, without a last day
 */
export function nextStep(purchase: Purchase, moments: PurchaseMoments, now: number): NextStep | undefined {
  const due = dueOf({ purchase, moments, now });
  if (!due) return undefined;
  const [act, day] = due;
  return { actor: ACTS[act], act, ...(day !== undefined && { due: day }) };
}
