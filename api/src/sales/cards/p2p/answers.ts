import { type Cents, fromCents, toCents } from '@vitrina/contract';
import { cardReason } from '@vitrina/rules';
import * as v from 'valibot';
import type { Charge, ProviderState } from '../provider';

/** p2p adds properties and changes their order at any time: only what is read is checked. Numbers arrive as text. */
const words = v.nullish(v.union([v.string(), v.boolean()]));
const Status = v.object({
  status: v.string(),
  reason: words,
  message: v.nullish(v.string()),
  date: v.nullish(v.string()),
});

export const OpenedAnswer = v.object({
  status: Status,
  requestId: v.pipe(v.string(), v.regex(/^\d{1,30}$/)),
  processUrl: v.pipe(v.string(), v.url(), v.maxLength(2000)),
});
export const RefusedAnswer = v.object({ status: Status });
export const CancelledAnswer = v.object({ status: Status, session: v.nullish(v.object({ status: Status })) });

const Money = v.object({ currency: v.string(), total: v.string() });
const Field = v.object({ keyword: v.string(), value: words });
const Transaction = v.object({
  status: Status,
  internalReference: v.nullish(v.string()),
  amount: v.nullish(v.object({ to: v.nullish(Money), from: v.nullish(Money) })),
  receipt: v.nullish(v.string()),
  franchise: v.nullish(v.string()),
  paymentMethod: v.nullish(v.string()),
  issuerName: v.nullish(v.string()),
  authorization: v.nullish(v.string()),
  refunded: v.nullish(v.union([v.boolean(), v.string()])),
  processorFields: v.nullish(v.union([v.array(Field), v.record(v.string(), v.unknown())])),
});
type Transaction = v.InferOutput<typeof Transaction>;

export const SessionAnswer = v.object({
  requestId: v.string(),
  status: Status,
  payment: v.nullish(v.array(Transaction)),
});
export type SessionAnswer = v.InferOutput<typeof SessionAnswer>;

/** An amount of dollars as it stands in JSON; undefined if it is none of whole cents. */
export function centsOf(text: string): Cents | undefined {
  const amount = Number(text);
  if (text === '' || !Number.isFinite(amount) || amount < 0 || amount > 100_000_000) return undefined;
  const cents = toCents(amount);
  return fromCents(cents) === amount ? cents : undefined;
}

function fieldsOf({ processorFields }: Transaction): Record<string, string> {
  const pairs = Array.isArray(processorFields)
    ? processorFields.map(({ keyword, value }) => [keyword, value] as const)
    : Object.entries(processorFields ?? {});
  const known = new Map<string, string>();
  // The first of equal keywords wins.
  for (const [keyword, value] of pairs) {
    if (typeof value === 'string' && value !== '' && !known.has(keyword)) known.set(keyword, value);
  }
  return Object.fromEntries(known);
}

/** `**** 1111` and '411111****1111' end alike. */
const lastDigits = (text: string | undefined): string | undefined => /(\d{4})\D*$/.exec(text ?? '')?.[1];

function detailsOf(transaction: Transaction): Charge['details'] {
  const fields = fieldsOf(transaction);
  const details = {
    brand: transaction.paymentMethod ?? transaction.franchise,
    lastDigits: lastDigits(fields.lastDigits),
    authorization: transaction.authorization,
    issuer: transaction.issuerName,
    receipt: transaction.receipt,
    deferral: fields.groupCode,
    installments: fields.installments ?? fields.installment,
  };
  return Object.fromEntries(
    Object.entries(details).filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== ''),
  );
}

const momentOf = (text: string | null | undefined): Date | undefined => {
  const moment = new Date(text ?? '');
  return Number.isNaN(moment.getTime()) ? undefined : moment;
};

/** What an approved transaction took, in dollars; else why it cannot be counted. */
function chargeOf(transaction: Transaction): Charge | string {
  const { internalReference, amount, status, refunded } = transaction;
  if (!internalReference) return 'an approved transaction without a reference';
  if (amount?.to?.currency !== 'USD')
    return `${internalReference} is approved in ${amount?.to?.currency ?? 'no currency'}`;
  const cents = centsOf(amount.to.total);
  if (cents === undefined || cents === 0) return `${internalReference} is approved without an amount`;
  const at = momentOf(status.date);
  return {
    reference: internalReference,
    amount: cents,
    isReversed: String(refunded) === 'true',
    details: detailsOf(transaction),
    ...(at && { at }),
  };
}

/** Cancelled by the buyer (?C) or by our own call (MC). */
const isCancelled = (reason: unknown): boolean => reason === 'MC' || reason === '?C';

const saysOf = ({ status, reason }: v.InferOutput<typeof Status>): ProviderState['says'] => {
  switch (status) {
    case 'APPROVED':
    case 'PARTIAL_EXPIRED':
      return 'approved';
    case 'REJECTED':
      return isCancelled(reason) ? 'cancelled' : 'denied';
    default:
      // PENDING, PENDING_CONFIRMATION, APPROVED_PARTIAL, and what nobody knows: the session goes on.
      return 'pending';
  }
};

/** The last try that was refused, in a list whose order nobody promises. */
function lastRefused({ payment }: SessionAnswer): Transaction | undefined {
  const refused = (payment ?? []).filter(({ status }) => status.status === 'REJECTED');
  return refused.sort((one, other) => String(other.status.date).localeCompare(String(one.status.date)))[0];
}

/**
 * How a session stands. Approved transactions are counted by the dollars that they took (`amount.to`), whatever the
 * session says; one that cannot be counted is an alert. A session that is approved without one stays pending: somebody must
 * look at it.
 */
export function sessionState(session: SessionAnswer): ProviderState {
  const approved = (session.payment ?? []).filter(({ status }) => status.status === 'APPROVED').map(chargeOf);
  const charges = approved.filter((charge): charge is Charge => typeof charge !== 'string');
  const alerts = approved.filter((charge): charge is string => typeof charge === 'string');
  const refused = lastRefused(session)?.status.reason;
  const ended = saysOf(session.status);
  // Where the buyer has cancelled, the session says that it expired or was ended (XN), and only its try says why.
  const says = ended === 'denied' && isCancelled(refused) ? 'cancelled' : ended;
  if (says === 'approved' && charges.length === 0) {
    return { says: 'pending', charges, alerts: alerts.length > 0 ? alerts : ['approved without a transaction'] };
  }
  if (says !== 'denied' && says !== 'cancelled') return { says, charges, alerts };
  return charges.length > 0
    ? { says: 'approved', charges, alerts }
    : { says, charges, alerts, reason: cardReason(String(refused ?? '')) };
}
