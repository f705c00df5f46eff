import { screen, waitFor, within } from '@testing-library/react';
import { applicationDocument, cents, paymentReceipt, purchaseReceipt } from '@vitrina/contract';
import { signOut } from '@vitrina/session-bus/testing';
import { Failure } from '@vitrina/testing';
import { acceptedRequest, cashPurchase, paidPurchase } from '@vitrina/testing/purchases';
import { act } from 'react';
import { block, detail, heading, open, row, useDetail } from '../testing/detail';

useDetail();

const PDF = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
let saved: string[];
beforeEach(() => {
  saved = [];
  URL.createObjectURL = jest.fn(() => 'blob:pdf');
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

const press = (name: string, within_ = screen as Pick<typeof screen, 'getByRole'>) =>
  detail.page.user.click(within_.getByRole('button', { name }));

test("'Descargar recibo' saves the receipt of that payment or reversal under a name that says so", async () => {
  await open(cashPurchase());
  await row(/Total ingresado/);
  detail.server.on(paymentReceipt, () => PDF);
  await press('Descargar recibo', within(await row(/^Pago.*Ver comprobante/)));
  await waitFor(() => expect(saved).toEqual(['recibo-pago-1.pdf']));
  await press('Descargar recibo', within(await row(/^Reverso/)));
  await waitFor(() => expect(saved).toEqual(['recibo-pago-1.pdf', 'recibo-reverso-6.pdf']));
  expect(detail.server.requests(paymentReceipt)).toEqual([
    { id: 2005, paymentId: 1 },
    { id: 2005, paymentId: 6 },
  ]);
  expect(screen.getByText('recibo-reverso-6.pdf descargado')).toHaveRole('status');
});

test('a receipt that cannot be had is told with its reason, and the button stays', async () => {
  await open(cashPurchase());
  await row(/Total ingresado/);
  detail.server.on(paymentReceipt, () => {
    throw new Failure(503, 'El servicio de documentos no responde');
  });
  await press('Descargar recibo', within(await row(/^Reverso/)));
  await waitFor(() => expect(detail.page.notices).toEqual(['El servicio de documentos no responde']));
  expect(saved).toEqual([]);
  expect(within(await row(/^Reverso/)).getByRole('button', { name: 'Descargar recibo' })).toBeEnabled();
});

test('a receipt that comes after the sign-out is not saved', async () => {
  await open(cashPurchase());
  await row(/Total ingresado/);
  detail.server.on(paymentReceipt, () => PDF);
  const release = detail.server.hold(paymentReceipt);
  await press('Descargar recibo', within(await row(/^Reverso/)));
  await waitFor(() => expect(detail.server.requests(paymentReceipt)).toHaveLength(1));
  await act(() => signOut());
  await act(async () => release());
  await act(async () => undefined);
  expect(saved).toEqual([]);
});

test.each([
  ['Recibo de la compra', paidPurchase(), 'recibo-compra-3005.pdf'],
  [
    'Recibo de la entrada',
    acceptedRequest({ paid: cents(1_188_774), balance: cents(0), isSettled: true }),
    'recibo-entrada-3203.pdf',
  ],
])("'%s' stands in the success notice", async (name, purchase, file) => {
  await open(purchase);
  await heading();
  detail.server.on(purchaseReceipt, () => PDF);
  await press(name, within(block('Tus pagos fueron procesados')!));
  await waitFor(() => expect(saved).toEqual([file]));
  expect(detail.server.requests(purchaseReceipt)).toEqual([{ id: purchase.id }]);
});

test.each([
  ['waits for a confirmation', { isSettled: false, inConfirmation: cents(100) }],
  ['had nothing to pay', { paid: cents(0), payable: cents(0) }],
])('a purchase that %s has none', async (_, changes) => {
  await open(paidPurchase(changes));
  await heading();
  expect(block('Tus pagos fueron procesados')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Recibo de/ })).toBeNull();
});

test.each([
  ['Tu declaración en PDF', cashPurchase(), /^declaracion-\d+\.pdf$/],
  ['Tu solicitud en PDF', acceptedRequest(), /^solicitud-\d+\.pdf$/],
])("'%s' saves what was answered", async (name, purchase, file) => {
  await open(purchase);
  await heading();
  detail.server.on(applicationDocument, () => PDF);
  await press(name);
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(file)]));
  expect(saved[0]).toContain(String(purchase.number));
  expect(detail.server.requests(applicationDocument)).toEqual([{ id: purchase.id }]);
});
