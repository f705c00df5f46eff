import { ACTOR_WORDS, formatDate, formatTime, type PurchaseEvent } from '@vitrina/rules';

const EVENTS: Record<PurchaseEvent['type'] | 'decide' | 'settle' | 'reopen', string> = {
  decide: 'Decidió la compra',
  settle: 'Quedó pagada',
  reopen: 'Volvió a tener saldo',
  register: 'Registró un pago',
  'approve-transfer': 'Aprobó un pago',
  'reject-transfer': 'Rechazó un pago',
  withdraw: 'Retiró un pago',
  'open-attempt': 'Abrió un pago con tarjeta',
  'approve-attempt': 'Aprobó un pago con tarjeta',
  'approve-part': 'Aprobó una parte de un pago con tarjeta',
  'reject-attempt': 'Rechazó un pago con tarjeta',
  'cancel-attempt': 'Canceló un pago con tarjeta',
  'expire-attempt': 'Venció un pago con tarjeta',
  reverse: 'Reversó un pago',
  return: 'Devolvió dinero',
  invoice: 'Facturó',
  deliver: 'Entregó',
  cancel: 'Canceló',
  analyse: 'Puso en análisis',
  'approve-request': 'Aprobó el crédito',
  'deny-request': 'Negó el crédito',
  accept: 'Aceptó el financiamiento',
  decline: 'Rechazó el financiamiento',
  'clear-for-invoice': 'Aprobó para facturar',
  'keep-choice': 'Guardó una forma de pago',
};

const wordOf = (words: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(words, name) ? (words[name] ?? name) : name;

/** Who did something; one never heard of by its name. */
export const actorWord = (actor: string): string => wordOf(ACTOR_WORDS, actor);

/** What happened; something never heard of by its name. */
export const eventWord = (name: string): string => wordOf(EVENTS, name);

/** A moment in Ecuador: 29/11/2026 15:04. */
export function momentWord(at: Date): string {
  const iso = at.toISOString();
  return `${formatDate(iso)} ${formatTime(iso)}`;
}
