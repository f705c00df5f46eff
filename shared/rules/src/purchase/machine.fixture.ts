import { cents } from '@vitrina/contract';
import fc from 'fast-check';
import { type Actor, newCashPurchase, newFinancingRequest, type Purchase, type PurchaseEvent } from './index';

/** Events and actors for the property tests and the model checker: few ids and small amounts, so that they meet. */

export const ACTORS: readonly Actor[] = ['customer', 'staff', 'lender', 'provider', 'server'];

const STATUS_EVENTS = [
  'invoice',
  'deliver',
  'cancel',
  'analyse',
  'approve-request',
  'deny-request',
  'accept',
  'decline',
  'clear-for-invoice',
] as const;

/** Transfers, attempts and other rows share the pool of ids on purpose. */
const id = fc.constantFrom('a', 'b', 'c');
const amount = fc.integer({ min: -1, max: 12 }).map(cents);
const receipt = fc.record({ bankId: fc.constantFrom(1, 2), number: fc.constantFrom('x1', 'X1', 'y2') });
/** Of payments that exist, or not. */
const paymentId = fc.constantFrom('a', 'b', 'card/a', 'card/b', 'card/a/r', 'card/b/r', 'nobody');

export const anEvent: fc.Arbitrary<PurchaseEvent> = fc.oneof(
  fc.record({
    type: fc.constant('register' as const),
    id,
    method: fc.constantFrom('bankTransfer' as const, 'bankDeposit' as const),
    amount,
    receipt: fc.option(receipt, { nil: undefined }),
    corrects: fc.option(id, { nil: undefined, freq: 2 }),
  }),
  fc.record({
    type: fc.constantFrom('approve-transfer' as const, 'reject-transfer' as const, 'withdraw' as const),
    id,
  }),
  fc.record({
    type: fc.constant('open-attempt' as const),
    id,
    provider: fc.constantFrom('p2p' as const, 'payme' as const),
    amount,
  }),
  fc.record({
    type: fc.constant('approve-attempt' as const),
    id,
    reference: fc.constantFrom(undefined, 'r', 's'),
    amount: fc.option(amount, { nil: undefined }),
  }),
  fc.record({ type: fc.constant('approve-part' as const), id, reference: fc.constantFrom('r', 's'), amount }),
  fc.record({
    type: fc.constantFrom('reject-attempt' as const, 'cancel-attempt' as const, 'expire-attempt' as const),
    id,
  }),
  fc.record({ type: fc.constant('reverse' as const), id, of: paymentId, amount }),
  fc.record({ type: fc.constant('return' as const), id, amount }),
  fc.record({ type: fc.constantFrom(...STATUS_EVENTS) }),
  fc.record({
    type: fc.constant('keep-choice' as const),
    choice: fc.record({ method: fc.constant('bankTransfer' as const), amount, attempt: id }),
  }),
);

/** Who usually sends an event, so that runs get somewhere; `anyone` is an illegal one as often as not. */
const USUAL: Partial<Record<PurchaseEvent['type'], Actor>> = {
  register: 'customer',
  withdraw: 'customer',
  'open-attempt': 'customer',
  accept: 'customer',
  decline: 'customer',
  'keep-choice': 'customer',
  'approve-attempt': 'provider',
  'approve-part': 'provider',
  'reject-attempt': 'provider',
  'cancel-attempt': 'provider',
  reverse: 'provider',
  'expire-attempt': 'server',
  'approve-request': 'lender',
  'deny-request': 'lender',
};
export const usualActor = (event: PurchaseEvent): Actor => USUAL[event.type] ?? 'staff';

/** An event with who sends it. */
export type Sent = readonly [PurchaseEvent, Actor];
export const sent: fc.Arbitrary<Sent> = fc
  .tuple(anEvent, fc.option(fc.constantFrom(...ACTORS), { freq: 4 }))
  .map(([event, other]) => [event, other ?? usualActor(event)] as const);

/** A purchase or a request at its beginning, of 10 cents, or an accepted request. */
export const started: fc.Arbitrary<Purchase> = fc.constantFrom<Purchase>(
  newCashPurchase(cents(10)),
  newFinancingRequest(cents(10)),
  { ...newFinancingRequest(cents(10)), status: 'ACEPTADA', answered: true },
);
