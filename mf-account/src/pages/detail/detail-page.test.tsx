import { screen, waitFor, within } from '@testing-library/react';
import {
  cents,
  type Negotiation,
  negotiation,
  type PaymentRecord,
  type Purchase,
  payments,
  storedFile,
} from '@vitrina/contract';
import { store } from '@vitrina/session-bus';
import { holdPurchase, purchasesAtom } from '@vitrina/session-bus/purchases';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { Failure, type FakeServer, fakeServer, type RenderedPage, renderPage, testCustomer } from '@vitrina/testing';
import {
  acceptedRequest,
  cashPurchase,
  financingRequest,
  negotiationOf,
  paidPurchase,
  samplePayments,
} from '@vitrina/testing/purchases';
import { act } from 'react';
import '@vitrina/ui/testing';
import { CashDetailPage, RequestDetailPage } from './detail-page';

let server: FakeServer;
let page: RenderedPage;
/** What the server has, as it stands. */
let found: Negotiation;
let paid: readonly PaymentRecord[];
beforeEach(() => {
  paid = samplePayments;
});
afterEach(async () => {
  jest.useRealTimers();
  page.close();
  await act(() => signOut());
});

const CASH = '/usuario/compras/detalle';
const CREDIT = '/usuario/solicitudes/detalle';
const NOT_FOUND = new Failure(404, 'No encontramos esta compra');

async function serve(purchase: Purchase | undefined) {
  found = negotiationOf(purchase);
  server = fakeServer();
  server.on(negotiation, ({ id }) => {
    if (id !== found.negotiationId && purchase) throw NOT_FOUND;
    return found;
  });
  server.on(payments, () => [...paid]);
  await signIn(testCustomer(7));
}

/** Opens the detail of a purchase, at its address unless another is given. */
async function open(purchase: Purchase, { at, isTimed = false }: { at?: string; isTimed?: boolean } = {}) {
  await serve(purchase);
  if (isTimed) jest.useFakeTimers();
  const [Page, path] = purchase.kind === 1 ? ([CashDetailPage, CASH] as const) : ([RequestDetailPage, CREDIT] as const);
  page = renderPage(Page, { path, at: at ?? `${path}?id=${purchase.id}`, strict: true });
}
const heading = (name = 'Sierra 2027 · Rojo Cotopaxi') => screen.findByRole('heading', { level: 1, name });
const block = (name: string) => screen.queryByRole('region', { name });
const link = (name: string) => screen.queryByRole('link', { name });
const row = (name: RegExp) => screen.findByRole('row', { name });
const steps = () => screen.queryByRole('region', { name: 'Pasos' });

test('the heading has car, number, status and what happens next', async () => {
  await open(cashPurchase());
  await heading();
  expect(screen.getByText('Compra N.º 3005')).toBeVisible();
  expect(screen.getByText('Esperamos la confirmación del banco, hasta el martes 1 de diciembre.')).toBeVisible();
  expect(screen.getByText('desde el 28/11/2026')).toBeVisible();
  expect(within(steps()!).getByText('Compra').parentElement).toHaveAttribute('aria-current', 'step');
});

test('the balance stands with what is paid and what is being confirmed, and leads on', async () => {
  await open(cashPurchase());
  await heading();
  const words = within(block('Saldo por pagar')!);
  expect(words.getByText('$16,818.31', { selector: 'p *' })).toBeVisible();
  const legend = words.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
  expect(legend).toEqual(['Pagado $10,090.98', 'En confirmación $6,727.32', 'Por pagar $16,818.31']);
  expect(words.getByRole('note')).toHaveTextContent('Te falta pagar $16,818.31.');
  await row(/Total ingresado/);
  expect(link('Continuar Pagos')).toHaveAttribute('href', '/usuario/pagos?id=2005');
  expect(words.queryByText(/pago con tarjeta de/)).toBeNull();
});

test('an open card attempt is still part of the balance, and told so', async () => {
  await open(cashPurchase({ paid: cents(0), inConfirmation: cents(507_800), balance: cents(3_363_661) }));
  await heading();
  expect(screen.getByText('Tu pago con tarjeta de $5,078.00 bajará el saldo cuando se apruebe.')).toBeVisible();
});

test.each([
  [2, 3, 'Saldo por pagar', true],
  [1, 3, 'Saldo por pagar', true],
  [0, 3, 'Tus pagos fueron procesados', false],
])('at a balance of %d cents', async (balance, _step, name, isOpen) => {
  const rest = cents(balance);
  await open(cashPurchase({ balance: rest, paid: cents(3_363_661 - balance), inConfirmation: cents(0) }));
  await heading();
  await row(/Total ingresado/);
  expect(block(name)).toBeVisible();
  expect(link('Continuar Pagos') !== null).toBe(isOpen);
  const current = balance > 1 ? 'Compra' : 'Entrega';
  expect(within(steps()!).getByText(current).parentElement).toHaveAttribute('aria-current', 'step');
});

test('the success notice says what the adviser does and names what is still being confirmed', async () => {
  await open(paidPurchase({ status: 'EN PROCESO', inConfirmation: cents(1_015_600), isSettled: false }));
  await heading();
  const words = within(block('Tus pagos fueron procesados')!);
  expect(words.getByText('Un asesor te llamará para coordinar la entrega de tu vehículo.')).toBeVisible();
  expect(words.getByText(/^Todavía esperamos la confirmación de \$10,156\.00\./)).toBeVisible();
});

test('what was delivered promises no call', async () => {
  await open(paidPurchase({ status: 'ENTREGADA', next: undefined as never }));
  await heading();
  expect(block('Tus pagos fueron procesados')).toHaveTextContent('Ya recibiste tu vehículo.');
});

test('what was paid above the total is told in the notice and below the payments', async () => {
  await open(paidPurchase({ paid: cents(4_000_000), toReturn: cents(636_339) }));
  await heading();
  expect(block('Tus pagos fueron procesados')).toHaveTextContent(
    'Por devolver: $6,363.39Te devolvemos lo que pagaste de más.',
  );
  expect(await row(/^Por devolver \$6,363\.39/)).toBeVisible();
});

test('the payments: columns, words of their status, receipt numbers, a note, sums', async () => {
  await open(cashPurchase());
  await heading();
  await row(/Total ingresado/);
  const table = within(screen.getByRole('table', { name: 'Pagos' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Tipo de pago',
    'Fecha de pago',
    'Método de pago',
    'Monto pagado',
    'Número de comprobante',
    'Estado',
    'Acciones',
  ]);
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Pago27/11/2026Transferencia bancaria$10,090.98000121PROCESADOVer comprobante',
    'Pago27/11/2026Transferencia bancaria$6,727.32000122RECHAZADA',
    'Pago27/11/2026Transferencia bancaria$6,727.32000123PENDIENTE',
    'Pago27/11/2026Depósito bancario$500.00000124CANCELADO',
    'PagoReversado28/11/2026Tarjeta$300.00P2P-778PROCESADO',
    'Reverso27/11/2026Tarjeta-$300.00000126CANCELADO',
    'Total ingresado$16,818.30',
    'En confirmación$6,727.32',
    'Saldo por pagar$16,818.31',
  ]);
  const bad = table.getAllByRole('row').filter((each) => each.hasAttribute('data-bad'));
  expect(bad.map(({ textContent }) => /CANCELADO/.test(textContent ?? ''))).toEqual([true, true]);
  expect(table.getByText('RECHAZADA').parentElement).toHaveClass('danger');
  expect(table.getByText('PENDIENTE').parentElement).toHaveClass('info');
});

test('a payment without a number and of a status never seen before', async () => {
  paid = [{ ...samplePayments[0]!, receiptNumber: undefined as never, fileId: undefined as never, status: 'ZZ' }];
  await open(cashPurchase());
  const cells = within(await row(/^Pago/));
  expect(cells.getByText('—')).toBeVisible();
  expect(cells.getByText('ZZ').parentElement).toHaveClass('info');
  expect(cells.queryByRole('button')).toBeNull();
});

test("'Ver comprobante' opens the receipt of that payment", async () => {
  await open(cashPurchase());
  await row(/Total ingresado/);
  server.on(storedFile, () => {
    throw new Failure(410, 'El archivo ya no está');
  });
  await page.user.click(screen.getByRole('button', { name: 'Ver comprobante' }));
  await waitFor(() => expect(server.requests(storedFile)[0]).toEqual({ id: samplePayments[0]!.fileId }));
});

test("without payments it says 'No existen pagos', and 'Pagar' is the one way on", async () => {
  paid = [];
  await open(cashPurchase({ paid: cents(0), inConfirmation: cents(0), balance: cents(3_363_661) }));
  expect(await screen.findByText('No existen pagos')).toBeVisible();
  expect(link('Pagar')).toHaveAttribute('href', '/usuario/pagos?id=2005');
  expect(link('Continuar Pagos')).toBeNull();
});

test.each([
  ['ENVIADA', /El banco recibió tu solicitud/],
  ['EN ANÁLISIS', /El banco revisa tu solicitud/],
  ['RECHAZADA', /Rechazaste el financiamiento/],
  ['NEGADO', /El banco no aprobó el financiamiento/],
  ['CANCELADO', /Esta solicitud fue cancelada/],
])('a request that is %s shows its state in place of stepper and balance', async (status, meaning) => {
  paid = [];
  await open(financingRequest({ status, isApproved: false }));
  await heading();
  expect(block('Estado')).toHaveTextContent(meaning);
  expect(await screen.findByText('No existen pagos')).toBeVisible();
  expect([steps(), block('Saldo por pagar'), link('Pagar'), link('Continuar Pagos')]).toEqual([null, null, null, null]);
});

test('a cancelled purchase shows its state, its payments and what is to be returned, and no balance', async () => {
  await open(cashPurchase({ status: 'CANCELADO', payable: cents(0), balance: cents(0), toReturn: cents(1_169_700) }));
  await heading();
  expect(block('Estado')).toHaveTextContent(
    /Esta compra fue cancelada.*Por devolver: \$11,697\.00Te devolvemos lo que pagaste\./,
  );
  await row(/Total ingresado/);
  expect(screen.queryByRole('row', { name: /Saldo por pagar/ })).toBeNull();
  expect([steps(), block('Tus pagos fueron procesados')]).toEqual([null, null]);
});

test('a status never seen before of a purchase that can be paid keeps its balance', async () => {
  await open(cashPurchase({ status: 'EN ADUANA' }));
  await heading();
  expect(screen.getByText('EN ADUANA').parentElement).toHaveClass('info');
  expect(block('Saldo por pagar')).toBeVisible();
});

test('an offer that waits for an answer stands in its detail too', async () => {
  paid = [];
  await open(financingRequest());
  await heading();
  expect(block('Tu crédito fue aprobado')).toBeVisible();
  expect(screen.getByText('Solicitud N.º 3203')).toBeVisible();
});

test('an accepted request has its down payment to pay', async () => {
  paid = [];
  await open(acceptedRequest());
  await heading();
  expect(block('Saldo por pagar')).toHaveTextContent('$11,887.74');
  await screen.findByText('No existen pagos');
  expect(link('Pagar')).toHaveAttribute('href', '/usuario/pagos?id=2203');
});

test('the side has what happened, newest first, without what is not known, and the dealership', async () => {
  await serve(cashPurchase());
  found = {
    ...found,
    events: [
      { at: '2026-11-29T15:00:00.000Z', actor: 'server', name: 'teleport' },
      { at: '2026-11-29T15:00:00.000Z', actor: 'staff', name: 'customs', status: 'EN ADUANA' },
      ...found.events,
    ],
  };
  page = renderPage(CashDetailPage, { path: CASH, at: `${CASH}?id=2005`, strict: true });
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
  const [first] = found.events;
  found = { ...found, events: Array.from({ length: 9 }, () => first!) };
  page = renderPage(CashDetailPage, { path: CASH, at: `${CASH}?id=2005` });
  await heading();
  const history = within(block('Historial')!);
  expect(history.getAllByRole('listitem')).toHaveLength(6);
  await page.user.click(history.getByRole('button', { name: 'Ver los 9 pasos' }));
  expect(history.getAllByRole('listitem')).toHaveLength(9);
});

test.each([
  [cashPurchase(), CREDIT, CASH],
  [acceptedRequest(), CASH, CREDIT],
])('the detail of the other kind is left for the right page, with replace', async (purchase, from, to) => {
  await serve(purchase);
  const Page = from === CASH ? CashDetailPage : RequestDetailPage;
  page = renderPage(Page, { path: from, at: `${from}?id=${purchase.id}` });
  await waitFor(() => expect(page.address()).toBe(to));
  expect(page.search()).toBe(`?id=${purchase.id}`);
});

test.each(['?id=99', '?id=abc', '?id=-1', '?id='])(
  "'%s' is told as not found and leads to the list",
  async (search) => {
    await open(cashPurchase(), { at: CASH + search });
    expect(await screen.findByText('No encontramos esta compra')).toBeVisible();
    expect(link('Ver tus compras a contado')).toHaveAttribute('href', '/usuario/compras');
    expect(page.notices).toEqual([]);
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
  await act(async () => holdPurchase({ id: 2005, quotation: found }));
  page = renderPage(CashDetailPage, { path: CASH, strict: true });
  await heading();
  expect(page.search()).toBe('?id=2005');
});

test('without id and without a purchase in hand: the quotations', async () => {
  await open(cashPurchase(), { at: CASH });
  await waitFor(() => expect(page.address()).toBe('/usuario/cotizaciones'));
  expect(server.calls).toEqual([]);
});

test('a quotation that is not decided has no detail', async () => {
  await serve(undefined);
  page = renderPage(CashDetailPage, { path: CASH, at: `${CASH}?id=2005` });
  await waitFor(() => expect(page.address()).toBe('/usuario/cotizaciones'));
});

test('what has come is kept for the other pages of the purchase', async () => {
  await open(cashPurchase());
  await heading();
  expect(store.get(purchasesAtom)[0]).toMatchObject({ id: 2005, quotation: { number: 1042 } });
});

test("a look-up that fails is told in its place, and 'Reintentar' asks again", async () => {
  await serve(cashPurchase());
  let fails = true;
  server.on(negotiation, () => {
    if (fails) throw new Failure(400, 'No disponible');
    return found;
  });
  page = renderPage(CashDetailPage, { path: CASH, at: `${CASH}?id=2005` });
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar tu compra');
  expect(screen.getByRole('heading', { level: 1, name: 'Detalle de compra' })).toBeVisible();
  fails = false;
  await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await heading();
});

test('payments that fail are told in their place, beside the balance', async () => {
  await serve(cashPurchase());
  server.on(payments, () => {
    throw new Failure(400, 'No disponible');
  });
  page = renderPage(CashDetailPage, { path: CASH, at: `${CASH}?id=2005` });
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar tus pagos');
  expect(block('Saldo por pagar')).toBeVisible();
});

test('a second page of payments that fails is told below the first, and the sums are those of the purchase', async () => {
  await serve(cashPurchase());
  const first = Array.from({ length: 20 }, (_, at) => ({ ...samplePayments[0]!, id: at + 1 }));
  server.on(payments, ({ after }) => {
    if (after === undefined) return first;
    throw new Failure(400, 'No disponible');
  });
  page = renderPage(CashDetailPage, { path: CASH, at: `${CASH}?id=2005` });
  await row(/Total ingresado \$16,818\.30/);
  await page.user.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar más pagos');
  expect(screen.getByRole('row', { name: /Saldo por pagar/ })).toBeVisible();
});

test('live: a confirmed payment turns the page, told once; what was paid is asked for with the change alone', async () => {
  await open(cashPurchase(), { isTimed: true });
  await row(/Total ingresado/);
  const h1 = await heading();
  h1.focus();
  const asked = server.requests(payments).length;
  await act(() => jest.advanceTimersByTimeAsync(12_000));
  expect(server.requests(payments)).toHaveLength(asked);
  found = negotiationOf(paidPurchase());
  paid = samplePayments.slice(0, 1);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(block('Tus pagos fueron procesados')).toBeVisible();
  expect(server.requests(payments)).toHaveLength(asked + 1);
  expect(screen.queryByText('RECHAZADA')).toBeNull();
  expect(screen.getByText('Tu compra ahora está PAGADA. Saldo por pagar: $0.00. En confirmación: $0.00.')).toHaveRole(
    'status',
  );
  expect(h1).toHaveFocus();
});
