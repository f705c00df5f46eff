import { screen } from '@testing-library/react';
import { storedFile } from '@vitrina/contract';
import { signIn } from '@vitrina/session-bus/testing';
import { fakeServer, type RenderedPage, renderPage, testCustomer } from '@vitrina/testing';
import { loadViewer } from './load-viewer';
import { ReceiptButton } from './receipt-button';

jest.mock('./load-viewer', () => ({ loadViewer: jest.fn(jest.requireActual('./load-viewer').loadViewer) }));
const load = jest.mocked(loadViewer);

const file = { id: '3f0c6b1e-6d0a-4a57-9a0e-0d8f3b1c2a77', name: 'depósito ñandú.jpg', type: 'image/jpeg' };
const Page = () => <ReceiptButton file={file} label="Ver comprobante" />;
const button = () => screen.getByRole('button', { name: 'Ver comprobante' });

let page: RenderedPage;
beforeEach(async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:receipt', revokeObjectURL: () => undefined });
  load.mockClear();
  const server = fakeServer();
  server.on(storedFile, () => new Blob(['jpeg'], { type: 'image/jpeg' }));
  await signIn(testCustomer(7));
  page = renderPage(Page, { path: '/usuario/compras/detalle' });
});
afterEach(() => page.close());

test('nothing of the viewer is loaded before the press, which opens it; closing gives the focus back', async () => {
  expect(load).not.toHaveBeenCalled();
  await page.user.click(button());
  expect(await screen.findByRole('dialog', { name: 'Comprobante' })).toHaveTextContent('depósito ñandú.jpg');
  await page.user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test('opened again, it is not loaded again', async () => {
  for (const _ of ['first', 'second']) {
    await page.user.click(button());
    await screen.findByRole('dialog');
    await page.user.click(screen.getByRole('button', { name: 'Cerrar' }));
  }
  expect(load).toHaveBeenCalledTimes(1);
});

test("a viewer that does not load says so beside the button, without a toast, and 'Reintentar' opens it", async () => {
  load.mockRejectedValueOnce(new Error('no chunk'));
  await page.user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar el visor');
  expect(page.notices).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
