import { randomUUID } from 'node:crypto';
import type { Cents } from '@vitrina/contract';
import { type Actor, changePurchase, figuresOf, leftOf, type Purchase, ZERO } from '@vitrina/rules';
import type { StoredEvent } from '../../sales/purchases/change-event';

/** A change that the rules would apply now: a button, with a field for its amount or its reason where it has one. */
export interface Action {
  readonly event: StoredEvent;
  readonly actor: Actor;
  readonly label: string;
  /** The most that may be given. */
  readonly most?: Cents;
  /** The customer reads why. */
  readonly asksReason?: true;
}

type Candidate = readonly [StoredEvent, Actor, label: string];

/** What moves the status, by whom. */
const OF_STATUS: readonly Candidate[] = [
  [{ type: 'analyse' }, 'lender', 'Poner en análisis'],
  [{ type: 'approve-request' }, 'lender', 'Aprobar el crédito'],
  [{ type: 'deny-request' }, 'lender', 'Negar el crédito'],
  [{ type: 'clear-for-invoice' }, 'staff', 'Aprobar para facturar'],
  [{ type: 'invoice' }, 'staff', 'Facturar'],
  [{ type: 'deliver' }, 'staff', 'Entregar'],
  [{ type: 'cancel' }, 'staff', 'Cancelar'],
];

const applies = (purchase: Purchase, event: StoredEvent, actor: Actor) =>
  changePurchase(purchase, event, actor).answer.kind === 'applied';

const possible = (purchase: Purchase, candidates: readonly Candidate[]): Action[] =>
  candidates
    .filter(([event, actor]) => applies(purchase, event, actor))
    .map(([event, actor, label]) => ({ event, actor, label }));

/** What may be done to the purchase itself: its status, and money to give back. */
export function actionsOn(purchase: Purchase): Action[] {
  const { toReturn } = figuresOf(purchase);
  const back = possible(purchase, [[{ type: 'return', id: randomUUID(), amount: toReturn }, 'staff', 'Devolver']]);
  return [...possible(purchase, OF_STATUS), ...back.map((action) => ({ ...action, most: toReturn }))];
}

/** What may be done to one of its payments. */
export function actionsOnPayment(purchase: Purchase, id: string): Action[] {
  const payment = purchase.payments.find((row) => row.id === id);
  const left = payment === undefined ? ZERO : leftOf(payment, purchase.payments);
  const reverse: Candidate = [{ type: 'reverse', id: randomUUID(), of: id, amount: left }, 'staff', 'Reversar'];
  return [
    ...possible(purchase, [[{ type: 'approve-transfer', id }, 'staff', 'Aprobar']]),
    ...possible(purchase, [[{ type: 'reject-transfer', id }, 'staff', 'Rechazar']]).map(
      (action): Action => ({ ...action, asksReason: true }),
    ),
    ...possible(purchase, [reverse]).map((action) => ({ ...action, most: left })),
  ];
}

/** What the provider, or the server's clock, may do to one of its card attempts. */
export const actionsOnAttempt = (purchase: Purchase, id: string): Action[] =>
  possible(purchase, [
    [{ type: 'approve-attempt', id }, 'provider', 'Aprobar'],
    [{ type: 'reject-attempt', id }, 'provider', 'Rechazar'],
    [{ type: 'cancel-attempt', id }, 'provider', 'Cancelar'],
    [{ type: 'expire-attempt', id }, 'server', 'Vencer'],
  ]);
