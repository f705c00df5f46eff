import { type PurchaseEvent, paymentWord } from '@vitrina/rules';
import { inWords } from './section';

export const METHODS = inWords({
  card: 'tarjeta',
  bankTransfer: 'transferencia bancaria',
  bankDeposit: 'depósito bancario',
});

export const ACTORS = inWords({
  customer: 'cliente',
  staff: 'asesor',
  lender: 'entidad financiera',
  provider: 'proveedor de pagos',
  server: 'sistema',
});

/** What happened to a purchase or request; the last ones are the server's. */
export const EVENTS: Readonly<Record<PurchaseEvent['type'] | 'decide' | 'settle' | 'reopen', string>> = {
  register: 'pago registrado',
  'approve-transfer': 'pago confirmado',
  'reject-transfer': 'pago rechazado',
  withdraw: 'pago retirado',
  'open-attempt': 'pago con tarjeta iniciado',
  'approve-attempt': 'pago con tarjeta aprobado',
  'approve-part': 'parte del pago con tarjeta aprobada',
  'reject-attempt': 'pago con tarjeta rechazado',
  'cancel-attempt': 'pago con tarjeta cancelado',
  'expire-attempt': 'pago con tarjeta caducado',
  reverse: 'pago reversado',
  return: 'dinero devuelto',
  invoice: 'factura emitida',
  deliver: 'vehículo entregado',
  cancel: 'compra o solicitud cancelada',
  analyse: 'análisis empezado',
  'approve-request': 'financiamiento aprobado',
  'deny-request': 'financiamiento negado',
  accept: 'financiamiento aceptado',
  decline: 'financiamiento rechazado',
  'clear-for-invoice': 'aprobado para facturar',
  'keep-choice': 'forma de pago elegida',
  decide: 'compra o solicitud enviada',
  settle: 'saldo pagado',
  reopen: 'saldo abierto de nuevo',
};

/** The status of a payment as on the screen. */
export const paymentStatus = (status: string): string => paymentWord(status);

/** Sections of applications and declarations. */
export const SECTION_NAMES = inWords({
  'personal-data': 'datos personales',
  'economic-activity': 'actividad económica',
  assets: 'activos',
  liabilities: 'pasivos',
  income: 'ingresos',
  expenses: 'egresos',
  'bank-references': 'referencias bancarias',
  'personal-references': 'referencias personales',
  'exposed-person': 'persona expuesta políticamente',
  'exposed-relatives': 'familiares expuestos políticamente',
  documents: 'documentos',
  authorization: 'autorización',
});
