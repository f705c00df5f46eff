import { screen, waitFor, within } from '@testing-library/react';
import { changePurchaseKind, type Quotation, quotations } from '@vitrina/contract';
import { navigate } from '@vitrina/navigation';
import { store } from '@vitrina/session-bus';
import { purchasesAtom } from '@vitrina/session-bus/purchases';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { Failure, type FakeServer, fakeServer, type RenderedPage, renderPage, testCustomer } from '@vitrina/testing';
import { full, usual } from '@vitrina/testing/quotations';
import { act } from 'react';
import { QuotationsPage } from '../quotations-page';

let server: FakeServer;
let page: RenderedPage;
afterEach(async () => {
  page.close();
  await act(() => signOut());
});

const id = 2042;
async function open(changes: Partial<Quotation> = {}) {
  server = fakeServer();
  server.on(quotations, () => [{ ...full, ...changes }, usual]);
  await signIn(testCustomer(7));
  page = renderPage(QuotationsPage, { path: '/usuario/cotizaciones' });
  await screen.findAllByRole('article');
}
const card = () => within(screen.getByRole('article', { name: 'Sierra 2027 · Rojo Cotopaxi' }));
const press = (name: string) => page.user.click(card().getByRole('button', { name }));
const dialog = () => screen.getByRole('dialog', { name: 'Política de privacidad' });
const held = () => store.get(purchasesAtom)[0];
const address = () => page.address() + page.search();

/** Opens the policy of 'Comprar contado', says that it was read, and accepts. */
async function accept() {
  await press('Comprar contado');
  const radio = within(dialog()).getByRole('radio', { name: 'He leído la política de privacidad' });
  await waitFor(() => expect(radio).toBeEnabled());
  expect(within(dialog()).getByRole('button', { name: 'Aceptar' })).toBeDisabled();
  await page.user.click(radio);
  await page.user.click(within(dialog()).getByRole('button', { name: 'Aceptar' }));
}

test("'Comprar contado' asks for the policy, then leads to the payment with the quotation in hand", async () => {
  await open();
  await accept();
  await waitFor(() => expect(address()).toBe(`/usuario/pagos?id=${id}`));
  expect(held()).toMatchObject({ id, quotation: { number: 1042 } });
  expect(server.requests(changePurchaseKind)).toEqual([]);
});

test('a policy that is closed leads nowhere', async () => {
  await open();
  await press('Comprar contado');
  await page.user.click(within(dialog()).getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/usuario/cotizaciones');
  expect(held()).toBeUndefined();
});

test('a quotation that was set to credit is set back to cash first', async () => {
  await open({ creditPurchase: true, kind: 2 });
  server.on(changePurchaseKind, () => ({}));
  await accept();
  await waitFor(() => expect(address()).toBe(`/usuario/pagos?id=${id}`));
  expect(server.requests(changePurchaseKind)).toEqual([{ id, isCredit: false }]);
  expect(held()?.quotation).toMatchObject({ creditPurchase: false, kind: 1 });
});

test('where that fails the dialog stays and the reason is told; another try goes on', async () => {
  await open({ creditPurchase: true, kind: 2 });
  server.on(changePurchaseKind, () => {
    throw new Failure(409, 'Esta cotización ya es una solicitud');
  });
  await accept();
  await waitFor(() => expect(page.shown()).toEqual(['Esta cotización ya es una solicitud']));
  expect(dialog()).toBeVisible();
  expect(address()).toBe('/usuario/cotizaciones');
  expect(held()).toBeUndefined();
  server.on(changePurchaseKind, () => ({}));
  await page.user.click(within(dialog()).getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(address()).toBe(`/usuario/pagos?id=${id}`));
  expect(page.shown()).toEqual([]);
});

test('who leaves while it is set back is not fetched to the payment', async () => {
  await open({ creditPurchase: true });
  server.on(changePurchaseKind, () => ({}));
  const release = server.hold(changePurchaseKind);
  await accept();

  act(() => navigate('/'));
  await act(async () => release());
  await act(async () => undefined);
  expect(address()).toBe('/');
  expect(held()).toBeUndefined();
});

test("'Solicitar financiamiento' leads to the simulator with the quotation in hand", async () => {
  await open();
  await press('Solicitar financiamiento');
  expect(address()).toBe(`/usuario/solicitudes/calculo?id=${id}`);
  expect(held()).toMatchObject({ id, quotation: { number: 1042 } });
});

test.each<[string, Partial<Quotation>, string, string]>([
  ['purchase', { creditPurchase: false }, 'Ver tu compra', `/usuario/compras/detalle?id=${id}`],
  ['requests', { creditPurchase: true }, 'Ver tu solicitud', '/usuario/solicitudes'],
])('once it was decided both buttons are gone and the card leads to the %s', async (_, changes, name, target) => {
  await open({ customerDataComplete: true, ...changes });
  expect(card().getByRole('link', { name })).toHaveAttribute('href', target);
  for (const gone of ['Comprar contado', 'Solicitar financiamiento'])
    expect(card().queryByRole('button', { name: gone })).toBeNull();
});

test('one without a negotiation shows what there is and offers no purchase', async () => {
  await open({ negotiationId: undefined });
  expect(card().getByText('$25,689.50')).toBeVisible();
  expect(card().queryByRole('button', { name: 'Comprar contado' })).toBeNull();
  expect(card().queryByRole('link')).toBeNull();
});
