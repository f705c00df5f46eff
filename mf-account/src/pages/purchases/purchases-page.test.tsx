import { screen, within } from '@testing-library/react';
import { cents, type Purchase, purchases } from '@vitrina/contract';
import { history } from '@vitrina/navigation';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { Failure, type FakeServer, fakeServer, type RenderedPage, renderPage, testCustomer } from '@vitrina/testing';
import { cashPurchase, paidPurchase } from '@vitrina/testing/purchases';
import { act } from 'react';
import { PurchasesPage } from './purchases-page';

let server: FakeServer;
let page: RenderedPage;
afterEach(async () => {
  jest.useRealTimers();
  page.close();
  await act(() => signOut());
});

type Asked = { hasEnded?: boolean; after?: number };

/** Opens the page at an address; `answer` is what the server has; timed, its clock stands still but for `pass`. */
async function open(answer: (asked: Asked) => Purchase[], at = '/usuario/compras', { isTimed = false } = {}) {
  server = fakeServer();
  server.on(purchases, answer);
  await signIn(testCustomer(7));
  if (isTimed) jest.useFakeTimers();
  page = renderPage(PurchasesPage, { path: '/usuario/compras', at, strict: true });
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const row = (name: RegExp) => screen.findByRole('row', { name });
const tab = (name: string) => screen.getByRole('tab', { name });

test('the columns of the specification, and a row with car, next step, progress, status and action', async () => {
  await open(() => [cashPurchase()]);
  const cells = within(await row(/N.º 3005/));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Número de orden',
    'Fecha de compra',
    'Detalle',
    'Total',
    'Estado',
    'Acciones',
  ]);
  for (const text of [
    '27/11/2026',
    'Sierra 2027 · Rojo Cotopaxi',
    'Paquete Urbano, 1 accesorio',
    'Esperamos la confirmación del banco, hasta el martes 1 de diciembre.',
    /Pagado \$10,090\.98/,
    'de $33,636.61',
    'EN PROCESO',
    'desde el 28/11/2026',
  ])
    expect(cells.getByText(text)).toBeInTheDocument();
  expect(cells.getByText('$33,636.61')).toBeInTheDocument();
  expect(cells.getByRole('link', { name: /^Ver detalle de Compra/ })).toHaveAttribute(
    'href',
    '/usuario/compras/detalle?id=2005',
  );
  expect(server.requests(purchases)[0]).toEqual({ kind: 1, hasEnded: false, size: 20 });
});

test("without any it says 'No existen registros' in both tabs, and leads to the quotations", async () => {
  await open(() => []);
  expect(await screen.findByText('No existen registros')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver tus cotizaciones' })).toHaveAttribute('href', '/usuario/cotizaciones');
  await page.user.click(tab('Terminadas'));
  expect(await screen.findByText(/^Aquí quedarán las compras entregadas/)).toBeVisible();
});

test('the tab is in the address, opens from it, and is no further entry of the history', async () => {
  const ended = paidPurchase({ id: 2010, number: '3010', status: 'ENTREGADA' });
  await open(({ hasEnded }) => (hasEnded ? [ended] : [cashPurchase()]), '/usuario/compras?tab=2');
  await row(/N.º 3010/);
  expect(tab('Terminadas')).toHaveAttribute('aria-selected', 'true');
  await page.user.click(tab('En curso'));
  await row(/N.º 3005/);
  expect(page.search()).toBe('?tab=1');
  expect(history.action).toBe('REPLACE');
  expect(screen.queryByRole('row', { name: /N.º 3010/ })).toBeNull();
});

test.each(['', '?tab=1', '?tab=9', '?type=1'])("'%s' is 'En curso' of the cash purchases", async (search) => {
  await open(() => [cashPurchase()], `/usuario/compras${search}`);
  await row(/N.º 3005/);
  expect(tab('En curso')).toHaveAttribute('aria-selected', 'true');
});

test.each([
  ['?type=2', ''],
  ['?type=2&tab=2', '?tab=2'],
])('%s leads to the requests', async (search, to) => {
  await open(() => [], `/usuario/compras${search}`);
  expect(page.address()).toBe('/usuario/solicitudes');
  expect(page.search()).toBe(to);
  expect(server.calls).toEqual([]);
});

test('a status never seen before is information, what waits for an act that is not known says nothing', async () => {
  await open(() => [cashPurchase({ status: 'EN ADUANA', next: { actor: 'alien', act: 'dance' }, payable: cents(0) })]);
  const cells = within(await row(/N.º 3005/));
  expect(cells.getByText('EN ADUANA').parentElement).toHaveClass('info');
  expect(cells.queryByText(/hasta el|Esperamos|Pagado/)).toBeNull();
});

test('a change on the server shows within 4 s, is told once, and takes neither focus nor rows', async () => {
  let list: Purchase[] = [cashPurchase(), cashPurchase({ id: 2004, number: '3004' })];
  await open(() => list, undefined, { isTimed: true });
  const link = within(await row(/N.º 3005/)).getByRole('link');
  link.focus();
  list = [paidPurchase()];
  await pass(5_000);
  expect(within(await row(/N.º 3005/)).getByText('PAGADA')).toBeInTheDocument();
  expect(
    screen.getByText(
      'Sierra 2027 · Rojo Cotopaxi: ahora está PAGADA. Sierra 2027 · Rojo Cotopaxi ya no está en esta lista.',
    ),
  ).toHaveRole('status');
  expect(link).toHaveFocus();
});

test('once the server is gone the rows stay, with their age, until it is back', async () => {
  let isGone = false;
  await open(
    () => {
      if (isGone) throw new Failure(400, 'Sin servicio');
      return [cashPurchase()];
    },
    undefined,
    { isTimed: true },
  );
  await row(/N.º 3005/);
  isGone = true;
  await pass(3 * 60_000);
  const age = screen.getByText(/^Datos de hace [23] min, reconectando$/);
  expect(age).toBeVisible();
  // Read out once, not every minute.
  expect(age.closest('output, [role=status]')).toBeNull();
  expect(screen.getByText('Los datos no se actualizan. Intentamos volver a conectarnos.')).toHaveRole('status');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('row', { name: /N.º 3005/ })).toBeVisible();
  isGone = false;
  await pass(60_000);
  expect(screen.queryByText(/reconectando|no se actualizan/)).toBeNull();
});

test("a first load that fails is told in its place, and 'Reintentar' asks again", async () => {
  let fails = true;
  await open(() => {
    if (fails) throw new Failure(400, 'No disponible');
    return [cashPurchase()];
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar tus compras');
  fails = false;
  await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await row(/N.º 3005/);
});

test('a second page that fails is told below the rows, which stay, and comes with another try', async () => {
  const all = Array.from({ length: 21 }, (_, at) => cashPurchase({ id: 300 - at, number: `${4000 - at}` }));
  let fails = true;
  await open(({ after }) => {
    if (after === undefined) return all.slice(0, 20);
    if (fails) throw new Failure(400, 'No disponible');
    return all.slice(20);
  });
  await row(/N.º 4000/);
  await page.user.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar más compras');
  expect(screen.getAllByRole('row')).toHaveLength(21);
  fails = false;
  await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await row(/N.º 3980/);
  expect(screen.getAllByRole('row')).toHaveLength(22);
});
