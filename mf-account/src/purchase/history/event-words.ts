import type { PurchaseEvent } from '@vitrina/contract';
import { absCents, formatMoney, type PurchaseEvent as RulesEvent } from '@vitrina/rules';

/** What has words of its own: the events of the rules, and those that follow the money. A kept choice is no step. */
type Told = Exclude<RulesEvent['type'], 'cancel' | 'keep-choice'> | 'settle' | 'reopen';

/** Events of the state machine (docs/purchase.md) in the customer's words. */
const WORDS: Readonly<Record<Told, string>> = {
  register: 'Registraste un pago',
  'approve-transfer': 'Pago confirmado',
  'reject-transfer': 'Pago rechazado',
  withdraw: 'Retiraste un pago',
  'open-attempt': 'Empezaste un pago con tarjeta',
  'approve-attempt': 'Pago con tarjeta aprobado',
  'approve-part': 'Parte del pago con tarjeta aprobada',
  'reject-attempt': 'Pago con tarjeta rechazado',
  'cancel-attempt': 'Pago con tarjeta cancelado',
  'expire-attempt': 'El pago con tarjeta caducó',
  reverse: 'Pago reversado',
  return: 'Dinero devuelto',
  settle: 'Saldo pagado',
  reopen: 'El saldo se abrió de nuevo',
  invoice: 'Factura emitida',
  deliver: 'Vehículo entregado',
  analyse: 'El banco empezó el análisis',
  'approve-request': 'El banco aprobó el financiamiento',
  'deny-request': 'El banco no aprobó el financiamiento',
  accept: 'Aceptaste el financiamiento',
  decline: 'Rechazaste el financiamiento',
  'clear-for-invoice': 'Aprobado para facturar',
};
const OF_A_REQUEST: Readonly<Record<string, string>> = {
  decide: 'Enviaste tu solicitud',
  cancel: 'Solicitud cancelada',
};
const OF_A_PURCHASE: Readonly<Record<string, string>> = { decide: 'Empezaste tu compra', cancel: 'Compra cancelada' };

/** What happened, in words: 'Pago confirmado: $6,727.32'; undefined for an event that this build does not know. */
export function eventWords({ name, amount }: PurchaseEvent, isRequest: boolean): string | undefined {
  const known: Readonly<Record<string, string>> = { ...WORDS, ...(isRequest ? OF_A_REQUEST : OF_A_PURCHASE) };
  if (!Object.hasOwn(known, name)) return undefined;
  return amount === undefined ? known[name] : `${known[name]}: ${formatMoney(absCents(amount))}`;
}
