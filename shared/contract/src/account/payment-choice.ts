import { between, flag, id, instant, matching, statedMoney, text, uuid, type WordOf } from '../dsl/codec';
import { entity, field, optional } from '../dsl/entity';

/** Whose data a card payment carries: the holder's own, or a third party's. */
export const Payer = entity('Payer', {
  isHolder: field('bdt1', flag, 'the customer pays with their own card'),
  identityType: optional('ndt1', id),
  identification: optional('dt1', text(20)),
  surnames: optional('dt2', text(50)),
  firstNames: optional('dt3', text(50)),
  mobile: optional('dt4', text(10)),
  email: optional('dt5', text(50)),
});
export type Payer = WordOf<typeof Payer>;

/**
 * How a customer has chosen to pay, kept while they complete what is missing. All codes are ours.
 * The newest choice of a negotiation wins, wherever it was made.
 */
export const PaymentChoice = entity('PaymentChoice', {
  amount: field('ndt3', statedMoney),
  method: field('tipo', between(1, 3), '1 card, 2 bank transfer, 3 bank deposit'),
  provider: optional('dt1', matching(/^(p2p|payme)$/), 'of a card'),
  payer: optional('dt2', Payer),
  attempt: field('dt9', uuid, 'id of this payment: creating it again makes no second session'),
  chosenAt: field('ddt1', instant, 'by the clock of the server once it keeps the choice, of the browser until then'),
});
export type PaymentChoice = WordOf<typeof PaymentChoice>;
