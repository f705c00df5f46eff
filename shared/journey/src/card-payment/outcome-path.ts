import { PAYMENT_METHODS } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';

/** Where a card payment is told how it went: the provider leads back there, whatever has happened. */
export const outcomePath = (id: number, provider: string, attempt: string): string =>
  paths.payment({ id, tab: PAYMENT_METHODS.card, type: provider, attempt });
