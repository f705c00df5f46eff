import { screen, waitFor } from '@testing-library/react';
import { agencyBankAccounts, cents, keepPaymentChoice, payments, registerPayment } from '@vitrina/contract';
import { store } from '@vitrina/session-bus';
import { purchasesAtom } from '@vitrina/session-bus/purchases';
import { Failure } from '@vitrina/testing';
import { acceptedRequest, cashPurchase } from '@vitrina/testing/purchases';
import { button, card, link, open, payment, press, serve, usePayment } from '../testing/payment';
import { field, fileInput, fill, openBank, select, serveBank, submit, usePictures } from '../testing/transfer';

usePayment();
usePictures();

test('a request leads to its own detail, and its kept choice is consumed', async () => {
  const attempt = '0c5e7c1e-2f53-4a0f-9d6e-1d2c3b4a5f60';
  const choice = { method: 2, amount: cents(100_000), attempt, chosenAt: '2026-11-28T15:00:00.000Z' };
  await serve(acceptedRequest(), { creditPurchase: true, choice });
  await openBank('id=2203');
  expect(store.get(purchasesAtom)[0]?.choice).toMatchObject({ attempt });
  await fill();
  await submit();
  await waitFor(() => expect(payment.page.address()).toBe('/usuario/solicitudes/detalle'));
  expect(payment.server.requests(registerPayment)[0]).toMatchObject({ id: 2203, amount: 100_000 });
  expect(store.get(purchasesAtom)[0]?.choice).toBeUndefined();
});

describe('while the customer data are not complete', () => {
  beforeEach(async () => {
    await serve(undefined);
    payment.server.on(keepPaymentChoice, () => ({}));
    await openBank('id=2042&tab=2');
  });

  test('the declaration is asked for at once, with the whole price as the choice', async () => {
    expect(await screen.findByRole('dialog', { name: 'Declaración licitud de fondos' })).toBeVisible();
    await press('Acepto y continúo');
    await waitFor(() => expect(payment.page.address()).toBe('/usuario/compras/contado/licitud'));
    expect(payment.server.requests(keepPaymentChoice)).toMatchObject([
      { id: 2042, choice: { method: 2, amount: 2_568_950 } },
    ]);
    expect(payment.server.requests(payments)).toEqual([]);
  });

  test('declined, the form stays disabled, says why, and asks again with the amount of then', async () => {
    await screen.findByRole('dialog');
    await press('Ahora no');
    expect(screen.getByText('Primero declara el origen de tus fondos')).toBeVisible();
    for (const name of ['Beneficiario', 'Número de cuenta', 'Número de comprobante', 'Fecha de la transacción'])
      expect(field(name)).toBeDisabled();
    expect(fileInput()).toBeDisabled();
    expect(button('Registrar transferencia')).toBeDisabled();
    await press('La mitad');
    await press('Ir a la declaración');
    await screen.findByRole('dialog');
    await press('Acepto y continúo');
    await waitFor(() => expect(payment.page.address()).toBe('/usuario/compras/contado/licitud'));
    expect(payment.server.requests(keepPaymentChoice)).toMatchObject([{ choice: { amount: 1_284_475 } }]);
  });
});

test('of a quotation on credit the application is asked for', async () => {
  await serve(undefined, { creditPurchase: true });
  await openBank('id=2042&tab=2');
  expect(await screen.findByRole('dialog', { name: 'Solicitud de crédito' })).toBeVisible();
  await press('Ahora no');
  expect(button('Ir a la solicitud')).toBeVisible();
});

describe('loads that fail', () => {
  test("accounts: told in their place, and 'Reintentar' asks again; the other methods stay", async () => {
    await serve(cashPurchase());
    serveBank();
    let fails = true;
    payment.server.on(agencyBankAccounts, () => {
      if (fails) throw new Failure(400, 'No disponible');
      return payment.accounts;
    });
    open('id=2005&tab=2');
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar las cuentas bancarias');
    expect(button('Cambiar método')).toBeVisible();
    fails = false;
    await press('Reintentar');
    expect(await select()).toBeVisible();
  });

  test('no accounts: another method is offered', async () => {
    payment.accounts = [];
    await serve(cashPurchase());
    serveBank();
    open('id=2005&tab=2');
    expect(await screen.findByText('No hay cuentas para pagar así')).toBeVisible();
    await press('Cambiar método');
    expect(await card('Tarjeta')).toBeVisible();
    expect(link('Ver tus pagos')).toBeVisible();
  });
});
