import type { PaymeConfig } from '../../../platform/config/card-providers';
import { hexOf, isSameHex } from '../hashes';

/** Of dollars, by ISO 4217. */
export const CURRENCY = '840';

/** What identifies an operation, each as text: nothing separates them where they are hashed. */
export interface Operation {
  readonly acquirer: string;
  readonly commerce: string;
  /** Of fixed width, with leading zeros. */
  readonly number: string;
  /** Cents without a separator. */
  readonly amount: string;
  readonly currency: string;
}

const glued = ({ acquirer, commerce, number, amount, currency }: Operation) => [
  ...[acquirer, commerce, number, amount, currency],
];

/** `purchaseVerification` of the form that opens an operation. */
export const requestVerification = (operation: Operation, key: string): string =>
  hexOf('sha512', ...glued(operation), key);

/** That of payme's answer, which has the result besides. */
export const responseVerification = (operation: Operation, result: string, key: string): string =>
  hexOf('sha512', ...glued(operation), result, key);

/** That of a query. */
export const queryVerification = (
  { acquirer, commerce, number }: Pick<Operation, 'acquirer' | 'commerce' | 'number'>,
  key: string,
): string => hexOf('sha512', acquirer, commerce, number, key);

/** Results that payme documents: authorised by its own processing or by another, denied by the issuer, rejected by itself. */
const RESULTS: Readonly<Record<string, 'approved' | 'denied'>> = {
  '00': 'approved',
  '000': 'approved',
  '01': 'denied',
  '05': 'denied',
};

/** What payme posts to the site, as far as it is read. */
export interface PaymeResponse extends Operation {
  readonly result: string;
  readonly verification: string;
}

/** What follows from a response: a state, or only that payme is to be asked. */
export type Judgement =
  | { readonly kind: 'signed'; readonly says: 'approved' | 'denied' }
  | { readonly kind: 'hint'; readonly why: string };

/**
 * Judges a response by the operation of our row. Each field is compared before the hash: glued together, operation 000042
 * with 10030 cents reads like 0000421 with 0030. One without a signature ('volver a la tienda' has none) is a hint, and so
 * is one whose signature or fields are not right.
 */
export function judgeResponse(
  { key, previousKey }: Pick<PaymeConfig, 'key' | 'previousKey'>,
  operation: Operation,
  response: PaymeResponse,
): Judgement {
  const differs = (Object.keys(operation) as (keyof Operation)[]).filter((name) => operation[name] !== response[name]);
  if (differs.length > 0) return { kind: 'hint', why: `another ${differs.join(', ')}` };
  if (response.verification === '') return { kind: 'hint', why: 'no signature' };
  const says = Object.hasOwn(RESULTS, response.result) ? RESULTS[response.result] : undefined;
  if (says === undefined) return { kind: 'hint', why: 'a result that nobody knows' };
  const isSigned = [key, previousKey].some(
    (each) =>
      each !== undefined && isSameHex(response.verification, responseVerification(operation, response.result, each)),
  );
  return isSigned ? { kind: 'signed', says } : { kind: 'hint', why: 'a wrong signature' };
}
