import { type Actor, formatDate, type PurchaseEvent } from '@vitrina/rules';

const ACTORS: Record<Actor, string> = {
  customer: 'cliente',
  staff: 'oficina',
  lender: 'banco',
  provider: 'procesador de tarjetas',
  server: 'servidor',
};

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
export const actorWord = (actor: string): string => wordOf(ACTORS, actor);

/** What happened; something never heard of by its name. */
export const eventWord = (name: string): string => wordOf(EVENTS, name);

export const METHOD_WORDS = {
  card: 'Tarjeta',
  bankTransfer: 'Transferencia bancaria',
  bankDeposit: 'Depósito bancario',
} as const;

export const PAYMENT_KIND_WORDS = { payment: 'Pago', reversal: 'Reverso', return: 'Devolución' } as const;

export const KIND_WORDS = { cash: 'Contado', credit: 'Crédito' } as const;

const time = new Intl.DateTimeFormat('es-EC', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Guayaquil',
});

/** A moment in Ecuador: 29/11/2026 15:04. */
export const momentWord = (at: Date): string => `${formatDate(at.toISOString())} ${time.format(at)}`;
