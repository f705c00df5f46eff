import { configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider, queryClient } from '@vitrina/api-client';
import { decode, encode, type Quotation, quotations, type SessionUser } from '@vitrina/contract';
import { SharedRouter } from '@vitrina/navigation';
import { onNotice, store } from '@vitrina/session-bus';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { Provider } from 'jotai';
import { act, StrictMode } from 'react';
import { gate, json, type Received, refusal, serve } from '../../../../shared/api-client/src/testing/server';
import { bare, full } from '../../samples/quotations';
import { QuotationsPage } from './quotations-page';

configure({ asyncUtilTimeout: 10_000 });

const notices: string[] = [];
onNotice(({ text }) => notices.push(text));
beforeEach(() => {
  notices.length = 0;
  queryClient.clear();
});
afterEach(() => act(() => signOut()));

const customer = (personId: number): SessionUser => ({
  id: personId,
  personId,
  displayName: `Cliente ${personId}`,
  accessToken: `access-${personId}`,
  renewalToken: `renewal-${personId}`,
  signedIn: true,
});
const answer = (list: Quotation[]) => json(encode(quotations.response, list));

/** Opens the page of customer 7; `handle` is the server. */
async function open(handle: (request: Received) => Response | Promise<Response>) {
  const received = serve(handle);
  await signIn(customer(7));
  render(
    <StrictMode>
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>
          <SharedRouter>
            <QuotationsPage />
          </SharedRouter>
        </QueryClientProvider>
      </Provider>
    </StrictMode>,
  );
  return received;
}
const card = (name: string) => screen.findByRole('article', { name });

test('four or five places stand until the quotations arrive', async () => {
  const { passed, open: release } = gate();
  await open(() => passed.then(() => answer([])));
  const places = screen.getByRole('status');
  expect(places).toHaveTextContent('Cargando tus cotizaciones');
  expect([4, 5]).toContain(places.querySelectorAll(':scope > div > [aria-hidden=true]').length);
  release();
  await screen.findByText('No tienes cotizaciones pendientes');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('asks for the quotations of this person, of every campaign', async () => {
  const received = await open(() => answer([]));
  await screen.findByText('No tienes cotizaciones pendientes');
  expect(received[0]).toMatchObject({
    path: quotations.path,
    body: encode(quotations.request, { personId: 7, campaign: 0 }),
  });
});

test('without any, it says so and leads to a new one', async () => {
  await open(() => answer([]));
  await screen.findByText('No tienes cotizaciones pendientes');
  expect(screen.getByRole('heading', { level: 1, name: 'Tus cotizaciones' })).toBeVisible();
  for (const name of ['Cotizar nuevo', 'Configura otro vehículo'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/');
});

test('a quotation shows its car, number, day in Ecuador, company and total', async () => {
  await open(() => answer([full, bare]));
  const first = within(await card('Sierra 2027 · Rojo Cotopaxi'));
  expect(first.getByRole('img', { name: 'Sierra 2027 · Rojo Cotopaxi' })).toHaveAttribute('src', full.image);
  for (const text of ['Cotización N.º 1042', '27/11/2026', 'Andina Motors', 'Precio total del vehículo'])
    expect(first.getByText(text)).toBeVisible();
  expect(first.getByText('$25,689.50')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('each part folds with its sum and opens with its lines', async () => {
  await open(() => answer([full]));
  const groups = within(await card('Sierra 2027 · Rojo Cotopaxi')).getAllByRole('group');
  const words = groups.map((group) => group.querySelector('summary')?.textContent);
  expect(words).toEqual([
    'Paquetes$25,000.00',
    'Accesorios individuales$469.50',
    'Kit de accesorios$100.00',
    'Mantenimientos prepagados$120.00',
  ]);
  expect(groups[1]).not.toHaveAttribute('open');
  await userEvent.click(within(groups[1]!).getByText('Accesorios individuales'));
  expect(within(groups[1]!).getByText('Barras de techo')).toBeVisible();
  expect(within(groups[1]!).getByText('$269.50')).toBeVisible();
});

test('a quotation without picture, colour and extras shows what there is', async () => {
  await open(() => answer([bare]));
  const only = within(await card('Costa Autos'));
  expect(only.queryByRole('img')).not.toBeInTheDocument();
  expect(only.queryByRole('group')).not.toBeInTheDocument();
  expect(only.getByText('$19,990.00')).toBeVisible();
});

test("a list that cannot be loaded says so once, and 'Reintentar' asks again", async () => {
  let fails = true;
  await open(() => (fails ? refusal('No disponible', 400) : answer([full])));
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar tus cotizaciones');
  expect(notices).toEqual(['No disponible']);
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await card('Sierra 2027 · Rojo Cotopaxi');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('signing out takes the list away, in the page and in the cache, and the next customer sees only their own', async () => {
  const { passed, open: release } = gate();
  await open(({ body }) =>
    decode(quotations.request, body).personId === 7 ? answer([full]) : passed.then(() => answer([bare])),
  );
  await card('Sierra 2027 · Rojo Cotopaxi');
  await act(() => signOut());
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  await act(() => signIn(customer(8)));
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  release();
  await card('Costa Autos');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});
