import { flag, id, instant, listOf, signedMoney, statedMoney, text, type WordOf } from '../dsl/codec';
import { endpoint } from '../dsl/endpoint';
import { Empty, entity, field, nullable, optional } from '../dsl/entity';
import { PaymentChoice } from './payment-choice';
import { Purchase } from './purchases';
import { quotationTable } from './quotations';

/** Something that happened to a purchase. All ours. */
export const PurchaseEvent = entity('PurchaseEvent', {
  at: field('ddt1', instant),
  actor: field('dt1', text(40), 'customer, staff, lender, provider or server'),
  name: field('dt2', text(60), 'of the event, as the state machine has it'),
  status: optional('dt3', text(60), 'that it led to'),
  amount: optional('ndt1', signedMoney),
});
export type PurchaseEvent = WordOf<typeof PurchaseEvent>;

/** The dealership that attends a purchase. All ours. */
export const AttendingDealership = entity('AttendingDealership', {
  name: field('dt1', text(120)),
  company: field('dt2', text(120)),
  address: optional('dt3', text(300)),
  phone: optional('dt4', text(40)),
  whatsapp: optional('dt5', text(40)),
});
export type AttendingDealership = WordOf<typeof AttendingDealership>;

/** A negotiation: its quotation as it stands now and, once it was decided, the purchase or request. */
export const Negotiation = entity('Negotiation', {
  ...quotationTable,
  purchase: optional('dt21', Purchase, 'ours: once it was decided'),
  choice: optional('dt22', PaymentChoice, 'ours: the payment that is kept'),
  events: field('elements4', listOf(PurchaseEvent), 'ours: newest first'),
  dealership: optional('dt23', AttendingDealership, 'ours'),
});
export type Negotiation = WordOf<typeof Negotiation>;

export const negotiation = endpoint({
  name: 'negotiation',
  path: 'Ngcn/VmIdDNgc',
  purpose: 'Looks up a negotiation, and so refreshes its quotation',
  access: 'customer',
  request: entity('NegotiationRequest', { id: field('id', id) }),
  response: Negotiation,
});

export const answerFinancing = endpoint({
  name: 'answerFinancing',
  path: 'Ngcn/VmUpNgc',
  purpose: 'Accept or reject an approved financing; the same answer again changes nothing',
  access: 'customer',
  request: entity('AnswerFinancingRequest', {
    id: field('id', id, 'of the negotiation'),
    accepted: field('bdt1', flag),
    value: nullable('ndt1', statedMoney, 'amount to finance; of the request if missing'),
    term: nullable('ndt2', id, 'in months; of the request if missing'),
    bankId: nullable('ndt3', id, 'of the request if missing'),
  }),
  response: Empty,
});

export const changePurchaseKind = endpoint({
  name: 'changePurchaseKind',
  path: 'NgSlCr/VmDscSCr',
  purpose: 'Set an undecided quotation to credit, with what the simulator calculated from, or back to cash',
  access: 'customer',
  request: entity('ChangePurchaseKindRequest', {
    id: field('id', id, 'of the negotiation'),
    isCredit: field('bdt1', flag),
    term: optional('ndt1', id, 'in months; credit only'),
    downPayment: optional('ndt2', statedMoney, 'credit only'),
    consentVersion: optional('dt1', text(40, 1), 'ours: of the consent that was shown; a change to credit needs it'),
  }),
  response: Empty,
});

export const dataValidation = endpoint({
  name: 'dataValidation',
  path: 'Ngcn/VmVldDts',
  purpose: 'Whether a purchase or request can be paid now. It never fails for missing data',
  access: 'customer',
  ours: true,
  request: entity('DataValidationRequest', { id: field('id', id, 'of the negotiation') }),
  response: entity('DataValidationResponse', { canBePaid: field('bdt1', flag) }),
});
