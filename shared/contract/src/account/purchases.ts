import { QUOTATION_KINDS } from '../constants';
import {
  between,
  count,
  flag,
  id,
  instant,
  isoDate,
  listOf,
  money,
  signedMoney,
  text,
  uuid,
  type WordOf,
} from '../dsl/codec';
import { either, literal } from '../dsl/either';
import { endpoint } from '../dsl/endpoint';
import { entity, field, optional } from '../dsl/entity';
import { listPage } from './list-page';
import { QuotationItem } from './quotations';

/** What is waited for: who acts, what they do and by when. A page that does not know the act says nothing. All ours. */
export const NextStep = entity('NextStep', {
  actor: field('dt1', text(40), "'customer', 'bank', 'lender', 'provider' or 'adviser'"),
  act: field('dt2', text(40), 'as `NextAct` of the rules names it'),
  due: optional('ddt1', isoDate, 'the last day for it, in Ecuador'),
});
export type NextStep = WordOf<typeof NextStep>;

/** Words of both kinds of purchase that the documents do not give: its car, its amounts, what happens next. */
const figures = {
  image: optional('dt6', text(300), 'ours: of the car'),
  colourName: optional('dt8', text(120), 'ours: model, year and colour, as in a quotation'),
  statusSince: optional('ddt3', instant, 'ours: since when the status stands'),
  payable: optional('ndt21', money, 'ours: what the customer pays in all; missing while nothing is payable'),
  paid: field('ndt22', signedMoney, 'ours'),
  inConfirmation: field('ndt23', money, 'ours: paid in, not confirmed yet'),
  balance: optional('ndt13', money, 'as in a quotation; missing while nothing is payable'),
  toReturn: field('ndt24', money, 'ours: paid above the total'),
  isSettled: field('bdt21', flag, 'ours: nothing is left to pay or to confirm'),
  next: optional('dt21', NextStep, 'ours: missing once nothing is waited for'),
} as const;

/** A negotiation decided as a cash purchase. Its id is the negotiation's. */
export const CashPurchase = entity('CashPurchase', {
  id: field('id', id),
  kind: field('tipo', literal(QUOTATION_KINDS.cash), 'ours in this list'),
  number: field('dt9', text(40), 'of the order'),
  date: field('ddt2', instant),
  company: field('dt4', text(120), 'company or model name'),
  packageDescription: optional('dt1', text(2000)),
  accessories: field('elements', listOf(QuotationItem)),
  kits: field('elements2', listOf(QuotationItem)),
  total: field('ndt9', money),
  status: field('dt10', text(60)),
  ...figures,
});
export type CashPurchase = WordOf<typeof CashPurchase>;

/** A negotiation decided as a financing request. Its id is the negotiation's. */
export const FinancingRequest = entity('FinancingRequest', {
  id: field('id', id),
  kind: field('tipo', literal(QUOTATION_KINDS.credit), 'ours in this list'),
  number: field('dt11', text(40), 'of the request'),
  date: field('ddt2', instant),
  company: field('dt4', text(120), 'company or model name'),
  downPayment: field('ndt10', money),
  financed: field('ndt12', money),
  status: field('dt12', text(60)),
  isAnswered: field('bdt2', flag, 'the customer has answered: accepted or rejected'),
  hasDetail: field('bdt3', flag, 'there is a detail to see'),
  isApproved: field('bdt5', flag, 'the lender approved'),
  term: optional('ndt14', count, 'ours: in months'),
  bankId: optional('ndt16', id, 'ours: of the calculation'),
  monthlyInstalment: optional('ndt15', money, 'ours'),
  total: field('ndt3', money, 'ours: price of the car'),
  ...figures,
});
export type FinancingRequest = WordOf<typeof FinancingRequest>;

/** A cash purchase or a financing request. */
export const Purchase = either(CashPurchase, FinancingRequest);
export type Purchase = WordOf<typeof Purchase>;

export const purchases = endpoint({
  name: 'purchases',
  path: 'Ngcn/VmSlDcs',
  purpose: "The customer's cash purchases or financing requests, newest first",
  access: 'customer',
  request: entity('PurchasesRequest', {
    kind: field('tipo', between(1, 2), '1 cash, 2 credit'),
    hasEnded: optional('bdt1', flag, 'ours: those that have ended, or those that have not; all if missing'),
    ...listPage,
  }),
  response: listOf(Purchase),
});

/** A payment of a purchase, a reversal of one, or a return; the last two have a negative amount. */
export const PaymentRecord = entity('PaymentRecord', {
  id: field('id', id, 'ours'),
  type: field('dt5', text(60), 'in words'),
  date: field('ddt6', isoDate),
  method: field('dt11', text(60), 'in words'),
  amount: field('ndt5', signedMoney),
  receiptNumber: optional('dt6', text(60), 'of a transfer or deposit'),
  cardReference: optional('dt13', text(60), 'receipt number of a payment by card'),
  status: field('dt12', text(60), 'PE pending, RE rejected, CANCELADO, PROCESADO'),
  fileId: optional('dt2', uuid, 'of the receipt, for `storedFile`'),
  fileName: optional('dt14', text(200), 'ours'),
  fileType: optional('dt15', text(60), 'ours: media type by its bytes'),
  note: optional('dt16', text(120), "ours: 'Reversado' at a payment that was taken back"),
  accountId: optional('ndt6', id, 'ours: the `AgencyBankAccount` of a transfer or deposit'),
  beneficiary: optional('dt17', text(120), 'ours'),
  beneficiaryEmail: optional('dt18', text(50), 'ours'),
  paidInCash: optional('bdt3', flag, 'ours: of a deposit'),
  rejectionReason: optional('dt20', text(200), 'ours: why staff rejected it'),
  isCorrected: optional('bdt4', flag, 'ours: another payment corrects this rejected one'),
  hasReceipt: optional('bdt5', flag, 'ours: there is a receipt of it, for `paymentReceipt`'),
  payer: optional('dt21', text(120), 'ours: the third person who paid by card'),
  moment: optional('ddt3', instant, 'ours: when a charge by card, a reversal or a return was made'),
});
export type PaymentRecord = WordOf<typeof PaymentRecord>;

export const payments = endpoint({
  name: 'payments',
  path: 'PgNgcn/VmLsPgNgc',
  purpose: 'What was paid for a purchase or request, in order of date and id',
  access: 'customer',
  request: entity('PaymentsRequest', { id: field('id', id, 'of the negotiation'), ...listPage }),
  response: listOf(PaymentRecord),
});
