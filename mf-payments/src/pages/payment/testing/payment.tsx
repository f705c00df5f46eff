import { screen } from '@testing-library/react';
import {
  type AgencyBankAccount,
  agencyBankAccounts,
  type Negotiation,
  negotiation,
  type PaymentRecord,
  type Purchase,
  payments,
} from '@vitrina/contract';
import { history } from '@vitrina/navigation';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { Failure, type FakeServer, fakeServer, type RenderedPage, renderPage, testCustomer } from '@vitrina/testing';
import { sampleAccounts } from '@vitrina/testing/payments';
import { negotiationOf, samplePayments } from '@vitrina/testing/purchases';
import { act } from 'react';
import '@vitrina/ui/testing';
import { PaymentPage } from '../payment-page';

export const PAY = '/usuario/pagos';
export const TITLE = 'Seleccione su método de pago preferido';

/** The open page, and what its server has, as it stands. */
export const payment = {} as {
  server: FakeServer;
  page: RenderedPage;
  found: Negotiation;
  accounts: readonly AgencyBankAccount[];
  paid: readonly PaymentRecord[];
};

/** Gives each test of a file the sample's payments, and closes its page. */
export function usePayment() {
  beforeEach(() => {
    payment.paid = samplePayments;
    payment.accounts = sampleAccounts;
  });
  afterEach(async () => {
    jest.useRealTimers();
    payment.page.close();
    await act(() => signOut());
  });
}

/** A server with one negotiation: that of a purchase, or an undecided one. */
export async function serve(purchase: Purchase | undefined, changes: Partial<Negotiation> = {}) {
  const server = fakeServer();
  const found = negotiationOf(purchase, { customerDataComplete: purchase !== undefined, ...changes });
  Object.assign(payment, { server, found });
  server.on(negotiation, ({ id }) => {
    if (id !== payment.found.negotiationId) throw new Failure(404, 'No encontramos esta compra');
    return payment.found;
  });
  server.on(payments, () => [...payment.paid]);
  server.on(agencyBankAccounts, () => [...payment.accounts]);
  await signIn(testCustomer(7));
}

/** Opens the page of what is served. @param query of its address, its id unless another is given */
export function open(query = `id=${payment.found.negotiationId}`) {
  payment.page = renderPage(PaymentPage, { path: PAY, at: query ? `${PAY}?${query}` : PAY, strict: true });
}

/** Goes back or forward as the browser does. */
export const go = (steps: number) =>
  act(async () => {
    const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.go(steps);
    await moved;
  });

export const heading = (name: string = TITLE) => screen.findByRole('heading', { level: 1, name });
export const method = (name: string) => screen.findByRole('heading', { level: 2, name });
export const card = (name: string) => screen.findByRole('radio', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const link = (name: string) => screen.queryByRole('link', { name });
export const press = (name: string | RegExp) => payment.page.user.click(button(name));
