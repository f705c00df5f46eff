import type { Cents } from '@vitrina/contract';
import { cardReason } from '@vitrina/rules';
import * as v from 'valibot';
import type { PaymeResults } from '../../../platform/config/card-providers';
import { ProviderFailure } from '../ask-provider';
import type { AskedAttempt, Charge, ProviderState } from '../provider';

const word = v.nullish(v.string(), '');

/** What a query answers, as far as it is read; numbers arrive as text. */
export const QueryAnswer = v.object({
  operationNumber: word,
  purchaseOperationNumber: word,
  errorCode: word,
  result: word,
  authorizationCode: word,
  purchaseAmount: word,
  purchaseCurrencyCode: word,
  brand: word,
  paymentReferenceCode: word,
  IDTransaction: word,
  txDateTime: word,
  /** DEBIT or CREDIT, and the issuing bank: payme fills them in. */
  reserved22: word,
  reserved23: word,
});
export type QueryAnswer = v.InferOutput<typeof QueryAnswer>;

/** payme's clock is Ecuador's: 'DD/MM/AAAA HHMMSS' as documented, or with colons. */
export function momentOf(text: string): Date | undefined {
  const [, day, month, year, hours, minutes, seconds] =
    /^(\d{2})\/(\d{2})\/(\d{4})[ T](\d{2}):?(\d{2}):?(\d{2})$/.exec(text.trim()) ?? [];
  if (day === undefined) return undefined;
  const moment = new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}-05:00`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

function detailsOf(answer: QueryAnswer): Charge['details'] {
  const details = {
    brand: answer.brand,
    lastDigits: /(\d{4})\D*$/.exec(answer.paymentReferenceCode)?.[1] ?? '',
    authorization: answer.authorizationCode,
    kind: answer.reserved22,
    issuer: answer.reserved23,
    receipt: answer.IDTransaction,
  };
  return Object.fromEntries(Object.entries(details).filter(([, text]) => text !== ''));
}

/** The one charge of an operation: its number names it, whoever tells of it first. */
export const chargeOf = (
  number: string,
  amount: Cents,
  {
    isReversed = false,
    at,
    details = {},
  }: { isReversed?: boolean; at?: Date | undefined; details?: Charge['details'] },
): Charge => ({ reference: number, amount, isReversed, details, ...(at && { at }) });

/** What differs from the attempt: of another operation, amount or currency nothing is counted. */
function differenceOf({ providerReference, amount }: AskedAttempt, answer: QueryAnswer): string | undefined {
  const number = answer.operationNumber || answer.purchaseOperationNumber;
  if (number !== '' && number !== providerReference) return 'payme answered of another operation';
  if (answer.purchaseAmount !== '' && answer.purchaseAmount !== String(amount)) return 'payme took another amount';
  if (answer.purchaseCurrencyCode !== '' && answer.purchaseCurrencyCode !== '840') return 'payme took another currency';
  return undefined;
}

/** What payme's query says of an operation that it does not know: undocumented, as the sandbox has it. */
const UNKNOWN_OPERATION = '14';

/**
 * How an operation stands by payme's query. What the codes of `result` mean is configuration: nobody documents more than
 * that 3 is authorised. One that is not known is pending.
 * @throws ProviderFailure for an error: an operation that payme does not know is told from a system that is down
 */
export function operationState(results: PaymeResults, attempt: AskedAttempt, answer: QueryAnswer): ProviderState {
  const { result, errorCode } = answer;
  const nothing = { charges: [], alerts: [] };
  if (result === '') {
    if (errorCode === UNKNOWN_OPERATION) return { says: 'unknown try', ...nothing };
    throw new ProviderFailure(`payme answered without a result, with the error ${errorCode}`, { code: errorCode });
  }
  if (result === results.denied) return { says: 'denied', ...nothing, reason: cardReason(errorCode) };
  const isReversed = result === results.reversed;
  if (result !== results.authorised && !isReversed) return { says: 'pending', ...nothing };
  const difference = differenceOf(attempt, answer);
  if (difference !== undefined) return { says: 'pending', charges: [], alerts: [difference] };
  const facts = { isReversed, at: momentOf(answer.txDateTime), details: detailsOf(answer) };
  return { says: 'approved', charges: [chargeOf(attempt.providerReference, attempt.amount, facts)], alerts: [] };
}
