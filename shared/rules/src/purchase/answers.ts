import type { Purchase } from './types';

/** Why an event is refused, with the text for the buyer or the back office. */
export const REFUSALS = {
  amount: 'El monto debe ser mínimo $0.01',
  'nothing payable': 'Todavía no hay un valor por pagar',
  'above the balance': 'El monto supera el saldo por pagar',
  'above what is to be returned': 'El monto supera lo que hay por devolver',
  'above what is left of the payment': 'El monto supera lo que queda de ese pago',
  'cash limit':
    'La ley prohíbe pagar en efectivo desde $10,000.00, y los depósitos en efectivo de una compra se suman. Paga este valor con transferencia, cheque o tarjeta',
  'not rejected': 'Ese pago no está rechazado: no hay nada que corregir',
  'corrected before': 'Ya corregiste ese pago',
  'too many open attempts':
    'Tienes 5 pagos con tarjeta sin terminar. Termina uno, o espera a que el procesador responda, antes de empezar otro',
  'too many attempts today':
    'Hoy ya empezaste 20 pagos con tarjeta de esta compra. Vuelve a intentarlo mañana, o paga con transferencia o depósito',
  'receipt in use': 'Ese número de comprobante ya está registrado para ese banco',
  'not pending': 'El pago ya no está pendiente',
  'not settled': 'La entrada todavía no está pagada',
  'not now': 'El estado de la compra ya no lo permite',
  'not allowed': 'No tienes permiso para hacer esto',
  'not found': 'No encontramos ese pago',
} as const;
export type Refusal = keyof typeof REFUSALS;

/**
 * The result of an event: it was applied; it was applied before (`known`); it is valid but changes nothing
 * (`unchanged`, a late rejection); it is refused; or its amount is within the balance but reserved by an open card
 * attempt (409).
 */
export type Answer =
  | { readonly kind: 'applied' | 'known' | 'unchanged' }
  | { readonly kind: 'refused'; readonly reason: Refusal }
  | { readonly kind: 'conflict'; readonly attempt: string };

/**
 * Side effects for the server, in the same transaction: tells the buyer that the balance is open again, alerts the back
 * office of a reversal after the invoice, frees the quotation (a new negotiation for it).
 */
export type Effect = 'tell balance reopened' | 'alert back office' | 'free quotation';

/** The purchase after an event (the same object if nothing changed), the answer, and the side effects. */
export interface Outcome {
  readonly purchase: Purchase;
  readonly answer: Answer;
  readonly effects: readonly Effect[];
}

export const refuse = (reason: Refusal): Answer => ({ kind: 'refused', reason });
