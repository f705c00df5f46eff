import { screen, within } from '@testing-library/react';
import { queryClient } from '@vitrina/api-client';
import { type Quotation, quotations } from '@vitrina/contract';
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
import { bare, full } from '@vitrina/testing/quotations';
import { act } from 'react';
import { QuotationsPage } from './quotations-page';

let server: FakeServer;
let page: RenderedPage;
afterEach(async () => {
  page.close();
  await act(() => signOut());
});

/** Opens the page of customer 7; `answer` is what the server has of each person. */
async function open(answer: (asked: { personId: number }) => Quotation[] | Promise<Quotation[]>) {
  server = fakeServer();
  server.on(quotations, answer);
  await signIn(testCustomer(7));
  page = renderPage(QuotationsPage, { path: '/usuario/cotizaciones', strict: true });
}
const card = (name: string) => screen.findByRole('article', { name });

test('four or five places stand until the quotations arrive', async () => {
  const list = deferred<Quotation[]>();
  await open(() => list.promise);
  const places = screen.getByRole('status');
  expect(places).toHaveTextContent('Cargando tus cotizaciones');
  expect([4, 5]).toContain(places.querySelectorAll(':scope > div > [aria-hidden=true]').length);
  list.resolve([]);
  await screen.findByText('No tienes cotizaciones pendientes');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('asks for the quotations of this person, of every campaign', async () => {
  await open(() => []);
  await screen.findByText('No tienes cotizaciones pendientes');
  expect(server.requests(quotations)[0]).toEqual({ personId: 7, campaign: 0, size: 20 });
});

test('without any, it says so and leads to a new one', async () => {
  await open(() => []);
  await screen.findByText('No tienes cotizaciones pendientes');
  expect(screen.getByRole('heading', { level: 1, name: 'Tus cotizaciones' })).toBeVisible();
  for (const name of ['Cotizar nuevo', 'Configura otro vehículo'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/');
});

test('a quotation shows its car, number, day in Ecuador, company and total', async () => {
  await open(() => [full, bare]);
  const first = within(await card('Sierra 2027 · Rojo Cotopaxi'));
  expect(first.getByRole('img', { name: 'Sierra 2027 · Rojo Cotopaxi' })).toHaveAttribute('src', full.image);
  for (const text of ['Cotización N.º 1042', '27/11/2026', 'Andina Motors', 'Precio total del vehículo'])
    expect(first.getByText(text)).toBeVisible();
  expect(first.getByText('$25,689.50')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('each part folds with its sum and opens with its lines', async () => {
  await open(() => [full]);
  const groups = within(await card('Sierra 2027 · Rojo Cotopaxi')).getAllByRole('group');
  const words = groups.map((group) => group.querySelector('summary')?.textContent);
  expect(words).toEqual([
    'Paquetes$25,000.00',
    'Accesorios individuales$469.50',
    'Kit de accesorios$100.00',
    'Mantenimientos prepagados$120.00',
  ]);
  expect(groups[1]).not.toHaveAttribute('open');
  await page.user.click(within(groups[1]!).getByText('Accesorios individuales'));
  expect(within(groups[1]!).getByText('Barras de techo')).toBeVisible();
  expect(within(groups[1]!).getByText('$269.50')).toBeVisible();
});

test('a quotation without picture, colour and extras shows what there is', async () => {
  await open(() => [bare]);
  const only = within(await card('Costa Autos'));
  expect(only.queryByRole('img')).not.toBeInTheDocument();
  expect(only.queryByRole('group')).not.toBeInTheDocument();
  expect(only.getByText('$19,990.00')).toBeVisible();
});

test("a list that cannot be loaded says so once, and 'Reintentar' asks again", async () => {
  let fails = true;
  await open(() => {
    if (fails) throw new Failure(400, 'No disponible');
    return [full];
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar tus cotizaciones');
  expect(page.notices).toEqual(['No disponible']);
  fails = false;
  await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await card('Sierra 2027 · Rojo Cotopaxi');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('signing out takes the list away, in the page and in the cache, and the next customer sees only their own', async () => {
  const other = deferred<Quotation[]>();
  await open(({ personId }) => (personId === 7 ? [full] : other.promise));
  await card('Sierra 2027 · Rojo Cotopaxi');
  await act(() => signOut());
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  await act(() => signIn(testCustomer(8)));
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  other.resolve([bare]);
  await card('Costa Autos');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});
