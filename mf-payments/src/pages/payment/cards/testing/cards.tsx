import { screen, waitFor } from '@testing-library/react';
import {
  type CardPayment as CardPaymentRow,
  cardPayments,
  cardProviders,
  cents,
  checkCardPayment,
  dataValidation,
  identificationTypes,
  keepPaymentChoice,
  type Negotiation,
  type PaymentChoice,
  type PaymeOpened,
  paymentCustomer,
  refreshCardPayments,
} from '@vitrina/contract';
import { pageLoad } from '@vitrina/journey';
import { useLocation } from '@vitrina/navigation';
import { holdPurchase } from '@vitrina/session-bus/purchases';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { type FakeServer, fakeServer, type RenderedPage, renderPage, testCustomer } from '@vitrina/testing';
import { cardPaymentState, samplePayer, sampleProviders } from '@vitrina/testing/payments';
import { cashPurchase, negotiationOf } from '@vitrina/testing/purchases';
import { act } from 'react';
import '@vitrina/ui/testing';
import { CardPayment } from '..';

export const ID = 2005;
export const BALANCE = cents(1_681_831);
export const ADDRESS = 'https://checkout-test.placetopay.ec/session/1/abc';

/** What the card screen's server has, as it stands. */
export const cards = {} as {
  server: FakeServer;
  page: RenderedPage;
  rows: CardPaymentRow[];
  canBePaid: boolean;
  assign: jest.SpyInstance;
  replace: jest.SpyInstance;
};

const PEOPLE = [
  { id: 1, name: 'RUC PERSONA NATURAL', isExcludedFromCash: false },
  { id: 2, name: 'RUC PERSONA JURÍDICA', isExcludedFromCash: true },
  { id: 3, name: 'CÉDULA', isExcludedFromCash: false },
  { id: 4, name: 'PASAPORTE', isExcludedFromCash: false },
];
export const PAYME_FORM: PaymeOpened = {
  kind: 'payme',
  success: true,
  acquirerId: '123',
  commerceId: '4567',
  operationNumber: '000042',
  amount: '500000',
  currency: '840',
  language: 'SP',
  firstName: 'Ana María',
  lastName: 'Peñaherrera',
  email: 'ana@correo.ec',
  address: 'Av. Amazonas N1',
  zip: '000000',
  city: 'Quito',
  state: 'Pichincha',
  country: 'EC',
  userCommerce: 'cliente-7',
  userCode: '',
  description: 'Cóndor Sierra 2027',
  verification: 'bc700a15ceb0127f2b91',
  reserved1: 'VIT-2005-2',
  scriptAddress: 'https://vpayment.verifika.com/VPOS2/js/modalcomercio.js',
  modalKey: 'https://vpayment.verifika.com',
  extraFields: [{ name: 'taxMontoIVA', value: '65217' }],
};

type Opening = {
  type?: string;
  found?: Partial<Negotiation>;
  kept?: PaymentChoice;
  /** The address of the document: that of the page by default. */
  loadedFor?: string;
  /** What this server answers otherwise. */
  serve?(server: FakeServer): void;
};

/** Opens the card screen at its address; for payme in a document that was loaded for it. */
export async function openCards({ type, found = {}, kept, loadedFor, serve }: Opening = {}) {
  const server = fakeServer();
  const negotiation = negotiationOf(cashPurchase(), {
    negotiationId: ID,
    customerDataComplete: true,
    dealershipId: 3,
    ...found,
  });
  Object.assign(cards, { server });
  server.on(cardProviders, () => sampleProviders);
  server.on(cardPayments, () => cards.rows);
  server.on(refreshCardPayments, () => ({}));
  server.on(dataValidation, () => ({ canBePaid: cards.canBePaid }));
  server.on(keepPaymentChoice, () => ({}));
  server.on(identificationTypes, () => PEOPLE);
  server.on(checkCardPayment, () => cardPaymentState());
  server.on(paymentCustomer, () => samplePayer);
  serve?.(server);
  await signIn(testCustomer(7));
  holdPurchase({ id: ID, quotation: negotiation });
  const at = `/usuario/pagos?id=${ID}&tab=1${type ? `&type=${type}` : ''}`;
  jest.replaceProperty(pageLoad, 'address', loadedFor ?? at);
  // The page gives way to another one, as in the site: the card screen is of one address.
  const Page = () => {
    useLocation();
    return <CardPayment found={negotiation} balance={BALANCE} kept={kept} />;
  };
  cards.page = renderPage(Page, { path: '/usuario/pagos', at, strict: true });
}

/** Gives each test of a file no card payments and a purchase that can be paid, and closes its page. */
export function useCards() {
  beforeEach(() => {
    Object.assign(cards, {
      rows: [],
      canBePaid: true,
      assign: jest.spyOn(pageLoad, 'assign').mockImplementation(() => undefined),
      replace: jest.spyOn(pageLoad, 'replace').mockImplementation(() => undefined),
    });
  });
  afterEach(async () => {
    jest.useRealTimers();
    cards.page.close();
    jest.restoreAllMocks();
    await act(() => signOut());
  });
}

export const button = (name: string) => screen.getByRole('button', { name });
export const field = (name: string) => screen.getByRole('textbox', { name });
export const GO = 'Ir a proceso de pago';
export const press = (name: string) => cards.page.user.click(button(name));
export const typeAmount = async (text: string) => {
  await waitFor(() => expect(screen.getByRole('form')).not.toHaveAttribute('aria-busy'));
  await cards.page.user.type(field('Monto'), text);
};
/** The browser shows this document again: from its cache, or newly loaded. */
export const show = (persisted: boolean) =>
  act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
