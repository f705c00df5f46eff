import { screen, waitFor, within } from '@testing-library/react';
import { acceptPaymentTerms, PAYMENT_TERMS_VERSION } from '@vitrina/contract';
import { Failure } from '@vitrina/testing';
import { cashPurchase } from '@vitrina/testing/purchases';
import { button, card, open, payment, press, serve, usePayment } from '../testing/payment';

usePayment();

const LINK = 'política de privacidad y los términos de pago';
let isRefused: boolean;
beforeEach(async () => {
  isRefused = false;
  await serve(cashPurchase());
  payment.server.on(acceptPaymentTerms, () => {
    if (isRefused) throw new Failure(503, 'Vuelve a intentarlo');
    return {};
  });
  open();
  await card('Tarjeta');
  await press(LINK);
});

test('the terms of payment are shown with their version, and accepted with it', async () => {
  const dialog = within(screen.getByRole('dialog', { name: 'Términos de pago' }));
  expect(await dialog.findByRole('heading', { name: 'Cuándo cuenta un pago' })).toBeVisible();
  expect(dialog.getByText(new RegExp(`Versión ${PAYMENT_TERMS_VERSION}`))).toBeVisible();
  expect(dialog.getByText(/\$10,000\.00 o más en efectivo/)).toBeVisible();
  await press('Aceptar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(payment.server.requests(acceptPaymentTerms)).toEqual([{ id: 2005, textVersion: PAYMENT_TERMS_VERSION }]);
  expect(screen.getByText('Aceptaste los términos de pago')).toHaveRole('status');
  expect(button(LINK)).toHaveFocus();
});

test('an acceptance that fails is told, and the terms stay', async () => {
  isRefused = true;
  await screen.findByRole('heading', { name: 'Límites' });
  await press('Aceptar');
  await waitFor(() => expect(payment.page.shown()).toEqual(['Vuelve a intentarlo']));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.queryByText('Aceptaste los términos de pago')).toBeNull();
});

test('they can be closed without an answer', async () => {
  await press('Cerrar');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(payment.server.requests(acceptPaymentTerms)).toEqual([]);
});
