import { FILE_LIMIT_BYTES } from '../constants';
import { between, bytes, flag, id, isoDate, listOf, statedMoney, text, uuid, type WordOf } from '../dsl/codec';
import { endpoint } from '../dsl/endpoint';
import { Empty, entity, field, optional } from '../dsl/entity';
import { PaymentChoice } from './payment-choice';

/** An account of the dealership's company that customers pay into. */
export const AgencyBankAccount = entity('AgencyBankAccount', {
  id: field('id', id),
  number: field('dt1', text(40)),
  bankName: field('dt2', text(120)),
  bankId: field('ndt1', id, 'ours'),
  type: field('dt3', text(60), 'ours: current or savings, in words'),
  holder: field('dt4', text(120), 'ours: legal name of the company'),
  holderTaxNumber: optional('dt5', text(13), 'ours'),
});
export type AgencyBankAccount = WordOf<typeof AgencyBankAccount>;

export const agencyBankAccounts = endpoint({
  name: 'agencyBankAccounts',
  path: 'CntBnc/VmLsCnt',
  purpose: 'The bank accounts that a purchase is paid into, those of its dealership',
  access: 'customer',
  ours: true,
  request: entity('AgencyBankAccountsRequest', { id: field('id', id, 'of the negotiation') }),
  response: listOf(AgencyBankAccount),
});

export const sendBankData = endpoint({
  name: 'sendBankData',
  path: 'PgNgcn/VmNvDts',
  purpose: "Send the dealership's bank data to the customer's e-mail address",
  access: 'customer',
  request: entity('SendBankDataRequest', { id: field('id', id, 'of the negotiation') }),
  response: Empty,
});

/** A file as a form sends it. */
const SentFile = entity('SentFile', {
  base64: field('base64', text(Math.ceil(FILE_LIMIT_BYTES / 3) * 4)),
  name: field('nombre', text(200, 1)),
  extension: field('ext', text(10)),
});

export const registerPayment = endpoint({
  name: 'registerPayment',
  path: 'PgNgcn/VmCrPgNgc',
  purpose:
    'Register the proof of a bank transfer or deposit. 409 names the open card attempt that reserves the amount; a known attempt id answers the payment that it made',
  access: 'customer',
  request: entity('RegisterPaymentRequest', {
    id: field('id', id, 'of the negotiation'),
    method: field('tipo', between(2, 3), '2 bank transfer, 3 bank deposit'),
    account: field(
      'banco',
      entity('PaidAccount', {
        id: field('id', id, 'of the `AgencyBankAccount`'),
        bankName: field('dt2', text(120)),
        number: field('num', text(40), 'as the list of accounts has it'),
      }),
    ),
    beneficiary: field('beneficiario', text(120, 1)),
    accountNumber: field('cuenta', text(40, 1), 'as typed: must be the number of the account'),
    receiptNumber: field('comprobante', text(40, 1)),
    email: optional('email', text(50), 'of the beneficiary'),
    date: field('fecha', isoDate, 'of the payment, from a month ago to today in Ecuador'),
    amount: field('monto', statedMoney),
    file: field('archivo', SentFile, 'the receipt'),
    paidInCash: optional('bdt3', flag, 'ours: how a deposit was paid in; required for one'),
    correctedId: optional('ndt6', id, 'ours: the rejected payment that this one corrects'),
    releasesOpen: optional(
      'bdt1',
      flag,
      "ours: the customer answered 'sí' to another payment: end the open ones first",
    ),
    attempt: field('dt9', uuid, 'id of this submit: repeating it makes no second payment'),
  }),
  response: entity('RegisterPaymentResponse', { id: field('id', id, 'ours: of the payment') }),
});

const ofPayment = {
  id: field('id', id, 'of the negotiation'),
  paymentId: field('ndt1', id),
} as const;

export const withdrawPayment = endpoint({
  name: 'withdrawPayment',
  path: 'PgNgcn/VmRtPgNgc',
  purpose: 'Withdraw a transfer or deposit that is still pending; the same again changes nothing',
  access: 'customer',
  ours: true,
  request: entity('WithdrawPaymentRequest', ofPayment),
  response: Empty,
});

export const keepPaymentChoice = endpoint({
  name: 'keepPaymentChoice',
  path: 'PgNgcn/VmGrElPg',
  purpose: 'Keep how the customer has chosen to pay while they complete what is missing; the newest choice wins',
  access: 'customer',
  ours: true,
  request: entity('KeepPaymentChoiceRequest', {
    id: field('id', id, 'of the negotiation'),
    choice: field('dt22', PaymentChoice),
  }),
  response: Empty,
});

export const paymentReceipt = endpoint({
  name: 'paymentReceipt',
  path: 'PgNgcn/VmRcPgNgc',
  purpose: 'The receipt of a processed payment, a reversal or a return',
  access: 'customer',
  ours: true,
  request: entity('PaymentReceiptRequest', ofPayment),
  response: bytes(['application/pdf']),
});

export const purchaseReceipt = endpoint({
  name: 'purchaseReceipt',
  path: 'PgNgcn/VmRcNgc',
  purpose: 'The receipt of a whole purchase or down payment, once it is settled',
  access: 'customer',
  ours: true,
  request: entity('PurchaseReceiptRequest', { id: field('id', id, 'of the negotiation') }),
  response: bytes(['application/pdf']),
});
