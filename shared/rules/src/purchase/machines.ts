import type { Actor, AttemptStatus, PaymentStatus, PurchaseStatus, RequestStatus } from './statuses';

/** The state of what does not exist yet. */
export const NEW = 'new';

/** Conditions besides the state; checked by `apply` (guards.ts). */
export type GuardName =
  | 'amount is free to pay'
  | 'another attempt is allowed'
  | 'receipt is not in use'
  | 'cash is below the legal limit'
  | 'what it corrects is rejected'
  | 'amount is left of that payment'
  | 'amount is to be returned'
  | 'provider is payme'
  | 'settled'
  | 'not settled'
  | 'another transaction';

/** In one of the states `from`, `event` by one of `by` leads to `to`, if the guards hold. */
export interface Arrow<State extends string> {
  readonly from: readonly (State | typeof NEW)[];
  readonly event: string;
  readonly by: readonly Actor[];
  readonly to: State;
  readonly guards?: readonly GuardName[];
}

/** A state machine as a table. docs/purchase.md draws each one; a test compares the diagram with the table. */
export type Machine<State extends string> = readonly Arrow<State>[];

/** A machine's decision on an event: the next state, that it was applied before, or why it is refused. */
export type Step<State> = { to: State; guards: readonly GuardName[] } | 'known' | 'not-now' | 'not-allowed';

/** Looks an event up in a machine. `known` is the same event again, which changes nothing. */
export function step<State extends string>(
  machine: Machine<State>,
  from: State | typeof NEW,
  event: string,
  actor: Actor,
): Step<State> {
  const arrows = machine.filter((arrow) => arrow.event === event && arrow.by.includes(actor));
  const arrow = arrows.find((candidate) => candidate.from.includes(from));
  if (arrow) return { to: arrow.to, guards: arrow.guards ?? [] };
  if (arrows.length === 0) return 'not-allowed';
  return arrows.some(({ to }) => to === from) ? 'known' : 'not-now';
}

/** A row of payments: a transfer, a deposit, an approved card charge, a reversal or a return. */
export const PAYMENT_MACHINE: Machine<PaymentStatus> = [
  {
    from: [NEW],
    event: 'register',
    by: ['customer'],
    to: 'PE',
    guards: [
      'cash is below the legal limit',
      'what it corrects is rejected',
      'amount is free to pay',
      'receipt is not in use',
    ],
  },
  { from: ['PE'], event: 'approve-transfer', by: ['staff'], to: 'PROCESADO' },
  { from: ['PE'], event: 'reject-transfer', by: ['staff'], to: 'RE' },
  { from: ['PE'], event: 'withdraw', by: ['customer'], to: 'CANCELADO' },
  { from: [NEW], event: 'charge', by: ['provider'], to: 'PROCESADO' },
  {
    from: [NEW],
    event: 'reverse',
    by: ['provider', 'staff'],
    to: 'CANCELADO',
    guards: ['amount is left of that payment'],
  },
  { from: [NEW], event: 'return', by: ['staff'], to: 'PROCESADO', guards: ['amount is to be returned'] },
];

/** A card attempt. Only an approval changes one that has ended, because the provider took the money. */
export const ATTEMPT_MACHINE: Machine<AttemptStatus> = [
  {
    from: [NEW],
    event: 'open-attempt',
    by: ['customer'],
    to: 'PENDIENTE',
    guards: ['amount is free to pay', 'another attempt is allowed'],
  },
  { from: ['PENDIENTE'], event: 'approve-part', by: ['provider'], to: 'PENDIENTE' },
  {
    from: ['PENDIENTE', 'RECHAZADA', 'CANCELADO', 'EXPIRADO'],
    event: 'approve-attempt',
    by: ['provider'],
    to: 'PROCESADO',
  },
  { from: ['RECHAZADA', 'CANCELADO', 'EXPIRADO'], event: 'approve-part', by: ['provider'], to: 'PROCESADO' },
  {
    from: ['PROCESADO'],
    event: 'approve-attempt',
    by: ['provider'],
    to: 'PROCESADO',
    guards: ['another transaction'],
  },
  { from: ['PROCESADO'], event: 'approve-part', by: ['provider'], to: 'PROCESADO', guards: ['another transaction'] },
  { from: ['PENDIENTE'], event: 'reject-attempt', by: ['provider'], to: 'RECHAZADA' },
  { from: ['PENDIENTE'], event: 'cancel-attempt', by: ['provider'], to: 'CANCELADO' },
  { from: ['PENDIENTE'], event: 'expire-attempt', by: ['server'], to: 'EXPIRADO', guards: ['provider is payme'] },
];

/** A cash purchase. PAGADA is set and unset by the server in the transaction that changes the money. */
export const PURCHASE_MACHINE: Machine<PurchaseStatus> = [
  { from: [NEW], event: 'decide', by: ['customer'], to: 'EN PROCESO' },
  { from: ['EN PROCESO'], event: 'settle', by: ['server'], to: 'PAGADA', guards: ['settled'] },
  { from: ['PAGADA'], event: 'reopen', by: ['server'], to: 'EN PROCESO', guards: ['not settled'] },
  { from: ['PAGADA'], event: 'invoice', by: ['staff'], to: 'FACTURADA' },
  { from: ['FACTURADA'], event: 'deliver', by: ['staff'], to: 'ENTREGADA' },
  { from: ['EN PROCESO', 'PAGADA', 'FACTURADA'], event: 'cancel', by: ['staff'], to: 'CANCELADO' },
];

/** A financing request. */
export const REQUEST_MACHINE: Machine<RequestStatus> = [
  { from: [NEW], event: 'decide', by: ['customer'], to: 'ENVIADA' },
  { from: ['ENVIADA'], event: 'analyse', by: ['staff', 'lender'], to: 'EN ANÁLISIS' },
  { from: ['ENVIADA', 'EN ANÁLISIS'], event: 'approve-request', by: ['lender'], to: 'APROBADA' },
  { from: ['ENVIADA', 'EN ANÁLISIS'], event: 'deny-request', by: ['lender'], to: 'NEGADO' },
  { from: ['APROBADA'], event: 'accept', by: ['customer'], to: 'ACEPTADA' },
  { from: ['APROBADA'], event: 'decline', by: ['customer'], to: 'RECHAZADA' },
  { from: ['ACEPTADA'], event: 'clear-for-invoice', by: ['staff'], to: 'APROBADO FACTURAR', guards: ['settled'] },
  // The customer's is a consent that is withdrawn: without it the lender's analysis cannot go on.
  { from: ['ENVIADA', 'EN ANÁLISIS'], event: 'cancel', by: ['customer', 'staff'], to: 'CANCELADO' },
  { from: ['APROBADA', 'ACEPTADA', 'APROBADO FACTURAR'], event: 'cancel', by: ['staff'], to: 'CANCELADO' },
];
