import { screen, waitFor, within } from '@testing-library/react';
import { negotiation, payments } from '@vitrina/contract';
import { store } from '@vitrina/session-bus';
import { holdPurchase, purchasesAtom } from '@vitrina/session-bus/purchases';
import { Failure, renderPage } from '@vitrina/testing';
import {
  acceptedRequest,
  cashPurchase,
  financingRequest,
  negotiationOf,
  paidPurchase,
  samplePayments,
} from '@vitrina/testing/purchases';
import { act } from 'react';
import { CashDetailPage, RequestDetailPage } from './detail-page';
import { block, CASH, CREDIT, detail, heading, link, open, row, serve, useDetail } from './testing/detail';

useDetail();

test.each([
  [cashPurchase(), CREDIT, CASH],
  [acceptedRequest(), CASH, CREDIT],
])('the detail of the other kind is left for the right page, with replace', async (purchase, from, to) => {
  await serve(purchase);
  const Page = from === CASH ? CashDetailPage : RequestDetailPage;
  detail.page = renderPage(Page, { path: from, at: `${from}?id=${purchase.id}` });
  await waitFor(() => expect(detail.page.address()).toBe(to));
  expect(detail.page.search()).toBe(`?id=${purchase.id}`);
});

test.each(['?id=99', '?id=abc', '?id=-1', '?id='])(
  "'%s' is told as not found and leads to the list",
  async (search) => {
    await open(cashPurchase(), { at: CASH + search });
    expect(await screen.findByText('No encontramos esta compra')).toBeVisible();
    expect(link('Ver tus compras a contado')).toHaveAttribute('href', '/usuario/compras');
    expect(detail.page.notices).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('a request that is not found leads to its own list', async () => {
  await open(acceptedRequest(), { at: `${CREDIT}?id=99` });
  expect(await screen.findByText('No encontramos esta solicitud')).toBeVisible();
  expect(link('Ver tus solicitudes de crédito')).toHaveAttribute('href', '/usuario/solicitudes');
});

test('without id: the purchase in hand, under its id', async () => {
  await serve(cashPurchase());
  await act(async () => holdPurchase({ id: 2005, quotation: detail.found }));
  detail.page = renderPage(CashDetailPage, { path: CASH, strict: true });
  await heading();
  expect(detail.page.search()).toBe('?id=2005');
});

test('without id and without a purchase in hand: the quotations', async () => {
  await open(cashPurchase(), { at: CASH });
  await waitFor(() => expect(detail.page.address()).toBe('/usuario/cotizaciones'));
  expect(detail.server.calls).toEqual([]);
});

test('a quotation that is not decided has no detail: its page says so, and asks for no payments', async () => {
  await serve(undefined);
  detail.page = renderPage(CashDetailPage, { path: CASH, at: `${CASH}?id=2005`, strict: true });
  await waitFor(() => expect(detail.page.address()).toBe('/usuario/cotizaciones'));
  expect(detail.page.notices).toEqual(['Todavía no hay una compra de esta cotización']);
  expect(detail.server.requests(payments)).toEqual([]);
});

test('what has come is kept for the other pages of the purchase', async () => {
  await open(cashPurchase());
  await heading();
  expect(store.get(purchasesAtom)[0]).toMatchObject({ id: 2005, quotation: { number: 1042 } });
});

test("a look-up that fails is told in its place, and 'Reintentar' asks again", async () => {
  await serve(cashPurchase());
  let fails = true;
  detail.server.on(negotiation, () => {
    if (fails) throw new Failure(400, 'No disponible');
    return detail.found;
  });
  detail.page = renderPage(CashDetailPage, { path: CASH, at: `${CASH}?id=2005` });
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar tu compra');
  expect(screen.getByRole('heading', { level: 1, name: 'Detalle de compra' })).toBeVisible();
  fails = false;
  await detail.page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await heading();
});

test('the side has what happened, newest first, without what is not known, and the dealership', async () => {
  await serve(cashPurchase());
  detail.found = {
    ...detail.found,
    events: [
      { at: '2026-11-29T15:00:00.000Z', actor: 'server', name: 'teleport' },
      { at: '2026-11-29T15:00:00.000Z', actor: 'staff', name: 'customs', status: 'EN ADUANA' },
      ...detail.found.events,
    ],
  };
  detail.page = renderPage(CashDetailPage, { path: CASH, at: `${CASH}?id=2005`, strict: true });
  await heading();
  const history = within(block('Historial')!);
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'EN ADUANA29/11/2026',
    'Registraste un pago: $6,727.3228/11/2026',
    'Pago confirmado: $10,090.9828/11/2026',
    'Empezaste tu compraEN PROCESO27/11/2026',
  ]);
  expect(link('022345678')).toHaveAttribute('href', 'tel:+59322345678');
  expect(link('0987654321 (se abre en una pestaña nueva)')).toHaveAttribute('href', 'https://wa.me/593987654321');
});

test('a long history is unfolded by a press', async () => {
  await serve(cashPurchase());
  const [first] = detail.found.events;
  detail.found = { ...detail.found, events: Array.from({ length: 9 }, () => first!) };
  detail.page = renderPage(CashDetailPage, { path: CASH, at: `${CASH}?id=2005` });
  await heading();
  const history = within(block('Historial')!);
  expect(history.getAllByRole('listitem')).toHaveLength(6);
  await detail.page.user.click(history.getByRole('button', { name: 'Ver los 9 pasos' }));
  expect(history.getAllByRole('listitem')).toHaveLength(9);
  expect(history.getAllByRole('listitem')[6]).toHaveFocus();
});

test('live: a confirmed payment turns the page, told once; what was paid is asked for with the change alone', async () => {
  await open(cashPurchase(), { isTimed: true });
  await row(/Total ingresado/);
  const h1 = await heading();
  h1.focus();
  const asked = detail.server.requests(payments).length;
  await act(() => jest.advanceTimersByTimeAsync(12_000));
  expect(detail.server.requests(payments)).toHaveLength(asked);
  detail.found = negotiationOf(paidPurchase());
  detail.paid = samplePayments.slice(0, 1);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(block('Tus pagos fueron procesados')).toBeVisible();
  expect(detail.server.requests(payments)).toHaveLength(asked + 1);
  expect(screen.queryByText('RECHAZADA')).toBeNull();
  expect(
    screen.getByText(
      /^El estado de tu compra es ahora PAGADA\. Pagado: \$[\d,.]+\. Saldo por pagar: \$0\.00\. En confirmación: \$0\.00\.$/,
    ),
  ).toHaveRole('status');
  expect(h1).toHaveFocus();
});

test('live: the new state of a request is told as one', async () => {
  detail.paid = [];
  await open(financingRequest({ status: 'ENVIADA', isApproved: false }), { isTimed: true });
  await heading();
  detail.found = negotiationOf(financingRequest({ status: 'EN ANÁLISIS', isApproved: false }));
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText(/^El estado de tu solicitud es ahora EN ANÁLISIS\./)).toHaveRole('status');
});
