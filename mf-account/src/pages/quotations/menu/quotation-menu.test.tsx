import { screen, waitFor, within } from '@testing-library/react';
import { quotationDocument, quotationLink, quotations } from '@vitrina/contract';
import { navigate } from '@vitrina/navigation';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { Failure, type FakeServer, fakeServer, type RenderedPage, renderPage, testCustomer } from '@vitrina/testing';
import { bare, full, usual } from '@vitrina/testing/quotations';
import { act } from 'react';
import { QuotationsPage } from '../quotations-page';

const CODE = 'AbCdEfGhJkLmNpQrStUvWx';
const LINK = `${location.origin}/c/${CODE}`;
const FILE = new Blob(['%PDF'], { type: 'application/pdf' });
let server: FakeServer;
let page: RenderedPage;
let saved: { name: string; address: string }[];

beforeEach(async () => {
  saved = [];
  URL.createObjectURL = jest.fn(() => 'blob:pdf');
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, address: this.href });
  });
  server = fakeServer();
  server.on(quotations, () => [full, usual, bare]);
  server.on(quotationLink, () => ({ code: CODE }));
  server.on(quotationDocument, () => FILE);
  await signIn(testCustomer(7));
  page = renderPage(QuotationsPage, { path: '/usuario/cotizaciones' });
  await screen.findAllByRole('article');
});
afterEach(async () => {
  page.close();
  jest.restoreAllMocks();
  await act(() => signOut());
});

const card = () => within(screen.getByRole('article', { name: 'Sierra 2027 · Rojo Cotopaxi' }));
const opener = () => card().getByRole('button', { name: 'Más acciones de la cotización N.º 1042' });
const list = () => document.getElementById(opener().getAttribute('aria-controls')!)!;
const open = () => page.user.click(opener());
async function choose(name: string) {
  await open();
  await page.user.click(within(list()).getByRole('button', { name }));
}
const says = (text: string) => waitFor(() => expect(card().getByRole('status')).toHaveTextContent(text));
const refuseClipboard = () =>
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));

test("'Más' opens a list of four actions, closed until then", async () => {
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  expect(list()).not.toBeVisible();
  await open();
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  const names = within(list())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Descargar PDF', 'Copiar enlace', 'Configurar de nuevo', 'Comparar']);
});

test('Escape closes it and leads the focus back', async () => {
  await open();
  await page.user.tab();
  expect(list()).toContainElement(document.activeElement as HTMLElement);
  await page.user.keyboard('{Escape}');
  expect(list()).not.toBeVisible();
  expect(opener()).toHaveFocus();
});

test.each<[string, () => unknown]>([
  ['its button', open],
  ['a press elsewhere', () => page.user.click(document.body)],
  ['the focus elsewhere', () => act(() => screen.getByRole('link', { name: 'Cotizar nuevo' }).focus())],
  ['a navigation', () => act(() => navigate('/usuario/cotizaciones?otra'))],
])('%s closes it', async (_, close) => {
  await open();
  await close();
  await waitFor(() => expect(list()).not.toBeVisible());
});

test('the PDF is saved under a name that tells which quotation it is', async () => {
  const release = server.hold(quotationDocument);
  await choose('Descargar PDF');
  expect(list()).not.toBeVisible();
  expect(opener()).toHaveFocus();
  await says('Preparando el PDF…');
  release();
  await says('PDF descargado');
  expect(server.requests(quotationDocument)).toEqual([{ id: full.id }]);
  expect(saved).toEqual([{ name: 'cotizacion-1042-sierra-2027-rojo-cotopaxi.pdf', address: 'blob:pdf' }]);
});

test("a PDF that cannot be had is told on its card with the reason, and 'Reintentar' asks again", async () => {
  server.on(quotationDocument, () => {
    throw new Failure(503, 'El servicio de documentos no responde');
  });
  await choose('Descargar PDF');
  const alert = await card().findByRole('alert');
  expect(alert).toHaveTextContent('No pudimos descargar el PDFEl servicio de documentos no responde');
  expect(page.notices).toEqual([]);
  server.on(quotationDocument, () => FILE);
  await page.user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
  expect(opener()).toHaveFocus();
  await says('PDF descargado');
  expect(card().queryByRole('alert')).toBeNull();
});

test('a PDF that comes after the sign-out is not saved', async () => {
  const release = server.hold(quotationDocument);
  await choose('Descargar PDF');
  await waitFor(() => expect(server.requests(quotationDocument)).toHaveLength(1));
  await act(() => signOut());
  await act(async () => release());
  await act(async () => undefined);
  expect(saved).toEqual([]);
});

test('the link is copied whole, and that is said', async () => {
  await choose('Copiar enlace');
  await says('Copiado');
  expect(await navigator.clipboard.readText()).toBe(LINK);
  expect(server.requests(quotationLink)).toEqual([{ id: full.id }]);
});

test('where the clipboard is refused the link stands selected, to be copied by hand', async () => {
  refuseClipboard();
  await choose('Copiar enlace');
  const field = await card().findByRole<HTMLInputElement>('textbox', { name: 'Enlace de esta configuración' });
  expect(field).toHaveValue(LINK);
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, LINK.length]);
  expect(card().queryByText('Copiado')).toBeNull();
});

test.each([
  ['Copiar enlace', 'No pudimos crear el enlace'],
  ['Configurar de nuevo', 'No pudimos abrir el configurador'],
])("'%s' without an answer says so on the card", async (name, told) => {
  server.on(quotationLink, () => {
    throw new Failure(429, 'Demasiados intentos');
  });
  await choose(name);
  expect(await card().findByRole('alert')).toHaveTextContent(`${told}Demasiados intentos`);
  expect(page.address()).toBe('/usuario/cotizaciones');
});

test("'Configurar de nuevo' opens the configurator by the link of this configuration", async () => {
  await choose('Configurar de nuevo');
  await waitFor(() => expect(page.address()).toBe(`/c/${CODE}`));
});

test('who has moved on meanwhile is not fetched to the configurator', async () => {
  const release = server.hold(quotationLink);
  await choose('Configurar de nuevo');
  await says('Abriendo el configurador…');
  act(() => navigate('/'));
  await act(async () => release());
  await act(async () => undefined);
  expect(page.address()).toBe('/');
});
