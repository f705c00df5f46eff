/**
 * The status words of a purchase, as sent on the wire and shown on the screen (docs/spec/3-purchase.md, section 2). A
 * contract field that holds one is plain text: an unknown status is information, never an error.
 */

/** Statuses of a cash purchase. */
export const PURCHASE_STATUSES = ['EN PROCESO', 'PAGADA', 'FACTURADA', 'ENTREGADA', 'CANCELADO'] as const;
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];

/** Statuses of a financing request. RECHAZADA is the customer's answer, NEGADO the lender's. */
export const REQUEST_STATUSES = [
  'ENVIADA',
  'EN ANÁLISIS',
  'APROBADA',
  'ACEPTADA',
  'APROBADO FACTURAR',
  'RECHAZADA',
  'NEGADO',
  'CANCELADO',
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Statuses of a row of payments: the code on the wire and the word shown for it. */
export const PAYMENT_STATUSES = {
  PE: 'PENDIENTE',
  RE: 'RECHAZADA',
  CANCELADO: 'CANCELADO',
  PROCESADO: 'PROCESADO',
} as const;
export type PaymentStatus = keyof typeof PAYMENT_STATUSES;

/** Statuses of a card attempt; EXPIRADO is ours and only for payme. */
export const ATTEMPT_STATUSES = ['PENDIENTE', 'PROCESADO', 'RECHAZADA', 'CANCELADO', 'EXPIRADO'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** Actors of a purchase. The lender's answer comes through the maker's back office, like everything that staff does. */
export type Actor = 'customer' | 'staff' | 'lender' | 'provider' | 'server';

/** The two card payment providers. */
export const CARD_PROVIDERS = ['p2p', 'payme'] as const;
export type CardProvider = (typeof CARD_PROVIDERS)[number];

/** The word shown for a payment's status; an unknown one is shown as received. */
export const paymentWord = (status: string): string =>
  Object.hasOwn(PAYMENT_STATUSES, status) ? PAYMENT_STATUSES[status as PaymentStatus] : status;

/** The look of a badge. */
export type BadgeTone = 'success' | 'danger' | 'info';

const TONES: Readonly<Record<string, BadgeTone>> = {
  APROBADA: 'success',
  'APROBADO FACTURAR': 'success',
  PROCESADO: 'success',
  RECHAZADA: 'danger',
  CANCELADO: 'danger',
  NEGADO: 'danger',
};

/** The look of a badge by its word (specification 2, 'Status badges'); any other word is information. */
export const badgeTone = (word: string): BadgeTone => (Object.hasOwn(TONES, word) ? (TONES[word] ?? 'info') : 'info');

/** Whether a purchase or request has ended, successfully or not: its list shows it under 'Terminadas'. */
export const hasEnded = (status: string): boolean => status === 'ENTREGADA' || endedWithoutSale(status);

/** Whether it ended without a sale: its quotation is free again. */
export const endedWithoutSale = (status: string): boolean => ['RECHAZADA', 'NEGADO', 'CANCELADO'].includes(status);
