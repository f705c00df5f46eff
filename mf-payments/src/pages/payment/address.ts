import { PAYMENT_METHODS } from '@vitrina/contract';

export type Method = (typeof PAYMENT_METHODS)[keyof typeof PAYMENT_METHODS];
export type Provider = 'p2p' | 'payme';

/** What the address of a payment says besides the purchase. */
export type PaymentAddress = {
  /** `tab`: how to pay; missing for any value that is no method */
  method?: Method;
  /** `type`: the provider of a card */
  provider?: Provider;
  /** `attempt`: the card payment whose outcome is shown */
  attempt?: string;
  /** `corrige`: the rejected payment that this one corrects */
  corrects?: number;
};

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads the query of an address; what is no value of its kind counts as missing. */
export function readAddress(search: string): PaymentAddress {
  const query = new URLSearchParams(search);
  const [tab, type, attempt, corrects] = ['tab', 'type', 'attempt', 'corrige'].map((name) => query.get(name) ?? '');
  const method = Object.values(PAYMENT_METHODS).find((id) => `${id}` === tab);
  return {
    ...(method && { method }),
    ...((type === 'p2p' || type === 'payme') && { provider: type }),
    ...(attempt && UUID.test(attempt) && { attempt }),
    ...(corrects && /^[1-9]\d{0,14}$/.test(corrects) && { corrects: +corrects }),
  };
}
