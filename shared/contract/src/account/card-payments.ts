import {
  between,
  flag,
  id,
  instant,
  listOf,
  matching,
  money,
  statedMoney,
  text,
  uuid,
  type WordOf,
} from '../dsl/codec';
import { either, literal } from '../dsl/either';
import { endpoint } from '../dsl/endpoint';
import { Empty, entity, field, optional } from '../dsl/entity';

const provider = matching(/^(p2p|payme)$/);
const ofNegotiation = { id: field('id', id, 'of the negotiation') } as const;

/** A card payment provider that is offered. All ours. */
export const CardProvider = entity('CardProvider', {
  name: field('dt1', provider),
  title: field('dt2', text(60), 'as its company calls it'),
  brands: field(
    'elements',
    listOf(entity('CardBrand', { key: field('dt1', text(40)), name: field('dt2', text(60)) })),
    'cards that it takes',
  ),
});
export type CardProvider = WordOf<typeof CardProvider>;

export const cardProviders = endpoint({
  name: 'cardProviders',
  path: 'PgWb/VmLsPsr',
  purpose: 'The card payment providers that are offered, and the banks whose cards can pay later',
  ours: true,
  request: Empty,
  response: entity('CardProvidersResponse', {
    providers: field('elements', listOf(CardProvider)),
    deferringBanks: field('elements2', listOf(entity('DeferringBank', { name: field('dt1', text(120)) }))),
  }),
});

/** A try to pay by card. */
const cardPaymentTable = {
  reference: field('dt2', text(60)),
  date: field('ddt2', instant),
  amount: field('ndt2', money),
  status: field('dt10', text(60), 'PENDIENTE, PROCESADO, RECHAZADA, CANCELADO or EXPIRADO'),
  attempt: field('dt9', uuid, 'ours: id of the payment'),
  provider: field('dt1', provider, 'ours'),
  reservedUntil: optional('ddt3', instant, 'ours: an open one reserves its amount until then, at the latest'),
  isUnderReview: field('bdt1', flag, 'ours: the provider reviews it, which takes hours'),
} as const;

/** A row of the list of card payments. */
export const CardPayment = entity('CardPayment', cardPaymentTable);
export type CardPayment = WordOf<typeof CardPayment>;

export const refreshCardPayments = endpoint({
  name: 'refreshCardPayments',
  path: 'PgWb/VmAcPgWb',
  purpose: 'Ask the providers about the card payments of a purchase, and take their answers over',
  access: 'customer',
  request: entity('RefreshCardPaymentsRequest', ofNegotiation),
  response: Empty,
});

export const cardPayments = endpoint({
  name: 'cardPayments',
  path: 'PgWb/VmLsPgWbNg',
  purpose: 'The card payments of a purchase, newest first',
  access: 'customer',
  request: entity('CardPaymentsRequest', ofNegotiation),
  response: listOf(CardPayment),
});

/** How a card payment stands, for the page that the provider leads back to. */
export const CardPaymentState = entity('CardPaymentState', {
  ...cardPaymentTable,
  kind: field('tipo', between(1, 2), 'ours: of the purchase: 1 cash, 2 credit'),
  approved: field('ndt3', money, 'ours: what of it was charged'),
  reversed: optional('ndt5', money, 'ours: what of it was taken back; missing while nothing was'),
  paymentId: optional('ndt4', id, 'ours: the newest payment that it became'),
  reason: optional('dt11', text(40), 'ours: why it was not approved, as `CardReason` of the rules names it'),
  address: optional('dt3', text(2000), 'ours: where an open one goes on, at p2p'),
});
export type CardPaymentState = WordOf<typeof CardPaymentState>;

export const checkCardPayment = endpoint({
  name: 'checkCardPayment',
  path: 'PgWb/VmCsPgWb',
  purpose: 'Ask the provider about one card payment, and tell how it stands',
  access: 'customer',
  request: entity('CheckCardPaymentRequest', { ...ofNegotiation, attempt: field('dt9', uuid) }),
  response: CardPaymentState,
});

/** What the customer has filled in: whose data the payment carries, and the amount. */
export const CardForm = entity('CardForm', {
  isHolder: field('titular', flag, 'the customer pays with their own card'),
  identityType: optional('tipo', id, 'of a third party, as the rest'),
  identification: optional('numero', text(20)),
  surnames: optional('apellido', text(50)),
  firstNames: optional('nombre', text(50)),
  mobile: optional('celular', text(10)),
  email: optional('email', text(50)),
  amount: field('valor', statedMoney),
});
export type CardForm = WordOf<typeof CardForm>;

/** Where p2p goes on. */
const P2pOpened = entity('P2pOpened', {
  kind: optional('dt28', literal('p2p'), 'ours'),
  address: optional('dt1', text(2000), 'of the session; missing if the payment has ended'),
  status: optional('dt29', text(60), 'ours: of the card payment'),
});

/** The hidden form that payme's modal reads. Every text is ready to be sent. */
const PaymeOpened = entity('PaymeOpened', {
  kind: field('dt28', literal('payme'), 'ours'),
  success: field('bdt1', flag),
  status: optional('dt29', text(60), 'ours: of the card payment'),
  acquirerId: optional('dt1', text(20)),
  commerceId: optional('dt2', text(20)),
  operationNumber: optional('dt3', text(20)),
  amount: optional('dt4', text(20), 'cents'),
  currency: optional('dt5', text(3)),
  language: optional('dt6', text(2)),
  firstName: optional('dt7', text(30)),
  lastName: optional('dt8', text(50)),
  email: optional('dt9', text(50)),
  address: optional('dt10', text(50)),
  zip: optional('dt11', text(10)),
  city: optional('dt12', text(50)),
  state: optional('dt13', text(15)),
  country: optional('dt14', text(2)),
  userCommerce: optional('dt15', text(20)),
  userCode: optional('dt16', text(30)),
  description: optional('dt17', text(30)),
  verification: optional('dt18', text(200)),
  reserved1: optional('dt19', text(30)),
  reserved2: optional('dt20', text(30)),
  reserved3: optional('dt21', text(30)),
  reserved4: optional('dt22', text(30)),
  reserved5: optional('dt23', text(30)),
  reserved6: optional('dt24', text(30)),
  reserved7: optional('dt25', text(30)),
  scriptAddress: optional('dt26', text(2000)),
  modalKey: optional('dt27', text(2000), 'first argument of `openModal`'),
  extraFields: optional(
    'elements',
    listOf(entity('PaymeField', { name: field('dt1', text(60)), value: field('dt2', text(30)) })),
    'ours: hidden fields besides, by their own names: taxes, where the acquirer wants them',
  ),
});
export type PaymeOpened = WordOf<typeof PaymeOpened>;

export const createCardPayment = endpoint({
  name: 'createCardPayment',
  path: 'PgWb/VmCrPgWb',
  purpose:
    'Open a card payment at a provider. 409 names the open attempt that reserves the amount; a known attempt id opens no second session',
  access: 'customer',
  request: entity('CreateCardPaymentRequest', {
    ...ofNegotiation,
    form: field('form', CardForm),
    provider: field('dt1', provider),
    method: field('tipo', literal(1), 'card'),
    returnUrl: field('dt2', text(255, 1), 'on the site, where the provider leads back to'),
    cancelUrl: field('dt3', text(255, 1), 'on the site'),
    currency: field('dt4', literal('USD')),
    agencyId: optional('ndt1', id, 'of the dealership'),
    releasesOpen: optional(
      'bdt1',
      flag,
      "ours: the customer answered 'sí' to another payment: end the open ones first",
    ),
    attempt: field('dt9', uuid, 'ours: id of this payment'),
  }),
  response: either(P2pOpened, PaymeOpened),
});

export const p2pNotification = endpoint({
  name: 'p2pNotification',
  path: 'PgWb/VmNtPgWb',
  purpose: 'p2p says that a session has ended; it says so once. What it says is asked again before it counts',
  access: 'provider',
  ours: true,
  request: entity('P2pNotification', {
    requestId: field('requestId', matching(/^\d{1,30}$/), 'digits: above 2^53 too'),
    reference: field('reference', text(100)),
    status: field(
      'status',
      entity('P2pStatus', { status: field('status', text(60)), date: field('date', text(60), 'as it came') }),
    ),
    signature: optional('signature', text(200)),
  }),
  response: Empty,
});
