import { type Actor, endedWithoutSale } from './statuses';
import type { Payment, PaymentMethod, Purchase } from './types';

/** The words of a purchase's parts, as pages, mails and the back office say them. */

export const KIND_WORDS: Readonly<Record<Purchase['kind'], string>> = { cash: 'Contado', credit: 'Crédito' };

export const PAYMENT_KIND_WORDS: Readonly<Record<Payment['kind'], string>> = {
  payment: 'Pago',
  reversal: 'Reverso',
  return: 'Devolución',
};

export const METHOD_WORDS: Readonly<Record<PaymentMethod, string>> = {
  card: 'Tarjeta',
  bankTransfer: 'Transferencia bancaria',
  bankDeposit: 'Depósito bancario',
};

/** A payment by its method, in a sentence: 'tu transferencia'. */
export const PAID_BY_WORDS: Readonly<Record<PaymentMethod, string>> = {
  card: 'pago con tarjeta',
  bankTransfer: 'transferencia',
  bankDeposit: 'depósito',
};

/** Who did something. */
export const ACTOR_WORDS: Readonly<Record<Actor, string>> = {
  customer: 'cliente',
  staff: 'oficina',
  lender: 'banco',
  provider: 'procesador de tarjetas',
  server: 'servidor',
};

/** What is 'Por devolver' at a status: of what ended without a sale all that was paid, else what is above the total. */
export const toReturnWords = (status: string): string =>
  endedWithoutSale(status) ? 'lo que pagaste' : 'lo que pagaste de más';
