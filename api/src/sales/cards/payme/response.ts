import type { Cents } from '@vitrina/contract';
import { cardReason } from '@vitrina/rules';
import type { PaymeConfig } from '../../../platform/config/card-providers';
import type { ProviderState } from '../provider';
import { chargeOf } from './answers';
import { CURRENCY, type Judgement, judgeResponse, type Operation, type PaymeResponse } from './verification';

/** The form that payme posts. */
export type ResponseFields = Readonly<Record<string, string>>;

const responseOf = (fields: ResponseFields): PaymeResponse => ({
  acquirer: fields.acquirerId ?? '',
  commerce: fields.idCommerce ?? '',
  number: fields.purchaseOperationNumber ?? '',
  amount: fields.purchaseAmount ?? '',
  currency: fields.purchaseCurrencyCode ?? '',
  result: fields.authorizationResult ?? '',
  verification: fields.purchaseVerification ?? '',
});

/**
 * What a response says of an operation of ours: a state if payme has signed it, with the fields of our row. What it says of the
 * card is not signed: it counts when the query confirms it.
 */
export function stateOfResponse(
  config: PaymeConfig,
  { number, amount }: { number: string; amount: Cents },
  fields: ResponseFields,
): { judgement: Judgement; state?: ProviderState } {
  const { acquirer, commerce } = config;
  const operation: Operation = { acquirer, commerce, number, amount: String(amount), currency: CURRENCY };
  const judgement = judgeResponse(config, operation, responseOf(fields));
  if (judgement.kind === 'hint') return { judgement };
  if (judgement.says === 'approved') {
    return { judgement, state: { says: 'approved', charges: [chargeOf(number, amount, {})], alerts: [] } };
  }
  const reason = cardReason(fields.errorCode ?? '');
  return { judgement, state: { says: 'denied', charges: [], alerts: [], reason } };
}
