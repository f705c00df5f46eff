import { screen, waitFor, within } from '@testing-library/react';
import { answerFinancing, cents, negotiation, type Purchase, purchases } from '@vitrina/contract';
import { store } from '@vitrina/session-bus';
import { purchasesAtom } from '@vitrina/session-bus/purchases';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import {
  deferred,
  Failure,
  type FakeServer,
  fakeServer,
  type RenderedPage,
  renderPage,
  testCustomer,
} from '@vitrina/testing';
import { acceptedRequest, financingRequest, negotiationOf } from '@vitrina/testing/purchases';
import { act } from 'react';
import '@vitrina/ui/testing';
import { RequestsPage } from './requests-page';

let server: FakeServer;
let page: RenderedPage;
let list: Purchase[];
afterEach(async () => {
  jest.useRealTimers();
  page.close();
  await act(() => signOut());
});

async function open(rows: Purchase[], at = '/usuario/solicitudes', { isTimed = false } = {}) {
  list = rows;
  server = fakeServer();
  server.on(purchases, ({ hasEnded }) => (hasEnded ? [] : list));
  server.on(negotiation, () => negotiationOf(acceptedRequest()));
  await signIn(testCustomer(7));
  if (isTimed) jest.useFakeTimers();
  page = renderPage(RequestsPage, { path: '/usuario/solicitudes', at, strict: true });
}
const row = (name: RegExp) => screen.findByRole('row', { name });
/** Several pages of rows are drawn before it is there. */
const SLOW = { timeout: 4_000 };
const button = (name: string) => screen.getByRole('button', { name });
const offer = () => screen.queryByRole('region', { name: 'Tu crédito fue aprobado' });

test('the columns of the specification and a request in them', async () => {
  await open([acceptedRequest({ paid: cents(297_193), balance: cents(891_581) })]);
  const cells = within(await row(/N.º 3203/));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Número de solicitud',
    'Fecha de solicitud',
    'Modelo a financiar',
    'Entrada',
    'Monto a financiar',
    'Estado',
    'Acciones',
  ]);
  for (const text of [
    '27/11/2026',
    'Sierra 2027 · Rojo Cotopaxi',
    /^\$11,887\.74/,
    /Pagado \$2,971\.93/,
    '$21,748.87',
    'ACEPTADA',
    /^Tú pagas lo que falta.*, hasta el lunes 14 de diciembre\.$/,
  ])
    expect(cells.getByText(text)).toBeInTheDocument();
  expect(server.requests(purchases)[0]).toEqual({ kind: 2, hasEnded: false, size: 20 });
});

test("'Ver detalle' is there by the server's flag alone", async () => {
  await open([
    acceptedRequest(),
    acceptedRequest({ id: 2204, number: '3204', hasDetail: false }),
    financingRequest({ id: 2205, number: '3205', status: 'ENVIADA', isApproved: false, hasDetail: true }),
  ]);
  expect(within(await row(/N.º 3203/)).getByRole('link', { name: /^Ver detalle/ })).toHaveAttribute(
    'href',
    '/usuario/solicitudes/detalle?id=2203',
  );
  expect(within(await row(/N.º 3204/)).queryByRole('link')).toBeNull();
  expect(within(await row(/N.º 3203/)).queryByRole('button')).toBeNull();
  expect(within(await row(/N.º 3205/)).getByRole('link', { name: /^Ver detalle/ })).toBeVisible();
});

test.each([
  [{ isAnswered: false, isApproved: true }, true],
  [{ isAnswered: true, isApproved: true }, false],
  [{ isAnswered: false, isApproved: false }, false],
  [{ isAnswered: true, isApproved: false }, false],
])('with %j the offer is there: %s', async (flags, isThere) => {
  await open([financingRequest(flags)]);
  await row(/N.º 3203/);
  expect(offer() !== null).toBe(isThere);
});

test('an offer beyond the first pages has its banner too', async () => {
  await open([]);
  const all = Array.from({ length: 45 }, (_, at) =>
    financingRequest({ id: 9000 - at, number: `${9000 - at}`, status: 'ENVIADA', isApproved: false }),
  );
  all[25] = financingRequest({ id: 8975, number: '8975' });
  all[44] = financingRequest({ id: 8956, number: '8956' });
  server.on(purchases, ({ after = Number.POSITIVE_INFINITY, size }) =>
    all.filter(({ id }) => id < after).slice(0, size),
  );
  page.close();
  page = renderPage(RequestsPage, { path: '/usuario/solicitudes', strict: true });
  for (const number of ['8975', '8956'])
    expect(await screen.findByText(`Sierra 2027 · Rojo Cotopaxi, solicitud N.º ${number}`, {}, SLOW)).toBeVisible();
});

test('the offer says instalment, entry and what is financed', async () => {
  await open([financingRequest()]);
  await row(/N.º 3203/);
  const words = within(offer()!);
  const pairs = words.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
  expect(pairs).toEqual([
    'Cuota mensual, 60 meses $599.90',
    'Entrada por pagar $11,887.74',
    'Monto a financiar $21,748.87',
  ]);
  expect(words.getByText('Tú aceptas o rechazas el financiamiento, hasta el lunes 14 de diciembre.')).toBeVisible();
});

test("'Aceptar financiamiento' sends the row's terms once, keeps the purchase and leads to its payment", async () => {
  await open([financingRequest()]);
  await row(/N.º 3203/);
  const taken = deferred<object>();
  server.on(answerFinancing, () => taken.promise as Promise<never>);
  await page.user.dblClick(button('Aceptar financiamiento'));
  expect(button('Aceptar financiamiento')).toHaveAttribute('aria-busy', 'true');
  expect(button('Rechazar financiamiento')).toBeDisabled();
  await act(async () => taken.resolve({}));
  await waitFor(() => expect(page.address()).toBe('/usuario/pagos'));
  expect(page.search()).toBe('?id=2203');
  expect(server.requests(answerFinancing)).toEqual([
    { id: 2203, accepted: true, value: 2_174_887, term: 60, bankId: 3 },
  ]);
  expect(store.get(purchasesAtom)[0]?.id).toBe(2203);
});

test('an acceptance goes on although the look-up fails', async () => {
  await open([financingRequest({ term: undefined as never, bankId: undefined as never })]);
  await row(/N.º 3203/);
  server.on(answerFinancing, () => ({}));
  server.on(negotiation, () => {
    throw new Failure(500, 'Caído');
  });
  await page.user.click(button('Aceptar financiamiento'));
  await waitFor(() => expect(page.address()).toBe('/usuario/pagos'));
  expect(server.requests(answerFinancing)[0]).toEqual({ id: 2203, accepted: true, value: 2_174_887 });
  expect(page.notices).toEqual([]);
});

test('a refused acceptance is told, and the list loaded again without the offer', async () => {
  await open([financingRequest()]);
  await row(/N.º 3203/);
  server.on(answerFinancing, () => {
    list = [financingRequest({ status: 'CANCELADO', isApproved: false })];
    throw new Failure(409, 'El estado de la compra ya no lo permite');
  });
  await page.user.click(button('Aceptar financiamiento'));
  expect(await screen.findByText('CANCELADO')).toBeInTheDocument();
  expect(page.notices).toEqual(['El estado de la compra ya no lo permite']);
  expect(offer()).toBeNull();
  expect(page.address()).toBe('/usuario/solicitudes');
});

test("'Rechazar financiamiento' asks first; 'Volver' changes nothing", async () => {
  await open([financingRequest()]);
  await row(/N.º 3203/);
  await page.user.click(button('Rechazar financiamiento'));
  const dialog = screen.getByRole('dialog', { name: '¿Rechazar el financiamiento?' });
  expect(dialog).toHaveTextContent('La solicitud N.º 3203 terminará.');
  await page.user.click(within(dialog).getByRole('button', { name: 'Volver' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.requests(answerFinancing)).toEqual([]);
});

test.each([true, false])('a rejection loads the list again; taken by the server: %s', async (isTaken) => {
  await open([financingRequest()]);
  await row(/N.º 3203/);
  server.on(answerFinancing, () => {
    list = [];
    if (isTaken) return {};
    throw new Failure(409, 'El estado de la compra ya no lo permite');
  });
  await page.user.click(button('Rechazar financiamiento'));
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rechazar financiamiento' }));
  expect(await screen.findByText('No existen registros')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.requests(answerFinancing)).toEqual([
    { id: 2203, accepted: false, value: 2_174_887, term: 60, bankId: 3 },
  ]);
  const told = 'Rechazaste el financiamiento N.º 3203. Tu cotización está libre';
  expect(page.notices).toEqual([isTaken ? told : 'El estado de la compra ya no lo permite']);
  if (isTaken) expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the question stays open when a refresh takes the offer away', async () => {
  await open([financingRequest()], undefined, { isTimed: true });
  await row(/N.º 3203/);
  act(() => button('Rechazar financiamiento').click());
  list = [];
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText('No existen registros')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: '¿Rechazar el financiamiento?' })).toBeVisible();
});

test("a settled down payment reads 'Entrada pagada'", async () => {
  await open([acceptedRequest({ isSettled: true, paid: cents(1_188_774), balance: cents(0) })]);
  expect(within(await row(/N.º 3203/)).getByText('Entrada pagada')).toBeInTheDocument();
});

test('its tabs are in the address', async () => {
  await open([acceptedRequest()], '/usuario/solicitudes?tab=2');
  expect(await screen.findByText('No existen registros')).toBeVisible();
  await page.user.click(screen.getByRole('tab', { name: 'En curso' }));
  await row(/N.º 3203/);
  expect(page.search()).toBe('?tab=1');
});

test("'Ver historial' says what has happened to a request without a detail, and what failed", async () => {
  await open([financingRequest({ status: 'ENVIADA', isApproved: false })]);
  await row(/N.º 3203/);
  expect(server.requests(negotiation)).toEqual([]);
  let fails = true;
  server.on(negotiation, () => {
    if (fails) throw new Failure(400, 'No disponible');
    return negotiationOf(undefined, {
      events: [
        { at: '2026-11-29T15:00:00.000Z', actor: 'lender', name: 'analyse', status: 'EN ANÁLISIS' },
        { at: '2026-11-28T15:00:00.000Z', actor: 'customer', name: 'decide', status: 'ENVIADA' },
      ],
    });
  });
  await page.user.click(button('Ver historial N.º 3203'));
  const dialog = within(screen.getByRole('dialog', { name: 'Solicitud N.º 3203' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('No pudimos cargar el historial');
  fails = false;
  await page.user.click(dialog.getByRole('button', { name: 'Reintentar' }));
  expect((await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'El banco empezó el análisisEN ANÁLISIS29/11/2026',
    'Enviaste tu solicitudENVIADA28/11/2026',
  ]);
  expect(server.requests(negotiation)[0]).toEqual({ id: 2203 });
  expect(page.notices).toEqual([]);
});
