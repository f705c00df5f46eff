import { screen } from '@testing-library/react';
import {
  type Negotiation,
  negotiation,
  type PaymentChoice,
  type PaymentRecord,
  type Purchase,
  payments,
} from '@vitrina/contract';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { Failure, type FakeServer, fakeServer, type RenderedPage, renderPage, testCustomer } from '@vitrina/testing';
import { negotiationOf, samplePayments } from '@vitrina/testing/purchases';
import { act } from 'react';
import '@vitrina/ui/testing';
import { CashDetailPage, RequestDetailPage } from '../detail-page';

export const CASH = '/usuario/compras/detalle';
export const CREDIT = '/usuario/solicitudes/detalle';
const NOT_FOUND = new Failure(404, 'No encontramos esta compra');

/** The open detail, and what its server has, as it stands. */
export const detail = {} as {
  server: FakeServer;
  page: RenderedPage;
  found: Negotiation;
  paid: readonly PaymentRecord[];
  /** Of a payment that was not made. */
  choice: PaymentChoice | undefined;
};

/** Gives each test of a file the sample's payments, and closes its page. */
export function useDetail() {
  beforeEach(() => {
    detail.paid = samplePayments;
    detail.choice = undefined;
  });
  afterEach(async () => {
    jest.useRealTimers();
    detail.page.close();
    await act(() => signOut());
  });
}

/** A server with one negotiation: that of a purchase, or an undecided one. */
export async function serve(purchase: Purchase | undefined) {
  const server = fakeServer();
  Object.assign(detail, { server, found: negotiationOf(purchase, { choice: detail.choice as never }) });
  server.on(negotiation, ({ id }) => {
    if (id !== detail.found.negotiationId && purchase) throw NOT_FOUND;
    return detail.found;
  });
  server.on(payments, () => [...detail.paid]);
  await signIn(testCustomer(7));
}

type Opening = { at?: string; isTimed?: boolean };

/** Opens the detail of a purchase, at its address unless another is given. */
export async function open(purchase: Purchase, { at, isTimed = false }: Opening = {}) {
  await serve(purchase);
  if (isTimed) jest.useFakeTimers();
  const [Page, path] = purchase.kind === 1 ? ([CashDetailPage, CASH] as const) : ([RequestDetailPage, CREDIT] as const);
  detail.page = renderPage(Page, { path, at: at ?? `${path}?id=${purchase.id}`, strict: true });
}

export const heading = (name = 'Sierra 2027 · Rojo Cotopaxi') => screen.findByRole('heading', { level: 1, name });
export const block = (name: string) => screen.queryByRole('region', { name });
export const link = (name: string) => screen.queryByRole('link', { name });
export const row = (name: RegExp) => screen.findByRole('row', { name });
export const steps = () => screen.queryByRole('region', { name: 'Pasos' });
