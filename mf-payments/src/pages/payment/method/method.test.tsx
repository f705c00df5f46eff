import { screen, waitFor } from '@testing-library/react';
import { cashPurchase } from '@vitrina/testing/purchases';
import { card, go, method, open, payment, press, serve, usePayment } from '../testing/payment';

usePayment();
beforeEach(() => serve(cashPurchase()));

const TRANSFER = 'Transferencia bancaria';
const DEPOSIT = 'Depósito bancario';

test('a press chooses: the address says so, the others fold away, and the method takes the focus', async () => {
  open();
  await payment.page.user.click(await card(TRANSFER));
  expect(payment.page.search()).toBe('?id=2005&tab=2');
  expect(await method(TRANSFER)).toHaveFocus();
  expect(screen.queryByRole('radio', { name: DEPOSIT })).toBeNull();
});

test('back and forward keep the choice', async () => {
  open();
  await payment.page.user.click(await card(TRANSFER));
  await method(TRANSFER);
  await press('Cambiar método');
  await payment.page.user.click(await card(DEPOSIT));
  await method(DEPOSIT);
  await go(-1);
  await method(TRANSFER);
  await go(-1);
  await waitFor(() => expect(payment.page.search()).toBe('?id=2005'));
  expect(await card(TRANSFER)).not.toBeChecked();
  await go(2);
  await method(DEPOSIT);
});

test('by keyboard the arrows only move; space and Enter choose', async () => {
  open();
  const { user } = payment.page;
  (await card('Tarjeta')).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(await card(DEPOSIT)).toBeChecked();
  expect(await card(DEPOSIT)).toHaveFocus();
  expect(payment.page.search()).toBe('?id=2005');
  await user.keyboard('{Enter}');
  expect(payment.page.search()).toBe('?id=2005&tab=3');
  expect(await method(DEPOSIT)).toHaveFocus();
  await press('Cambiar método');
  expect(await card(DEPOSIT)).toHaveFocus();
  await user.keyboard('{ArrowUp} ');
  expect(await method(TRANSFER)).toHaveFocus();
  expect(payment.page.search()).toBe('?id=2005&tab=2');
});

test('Enter chooses the one in focus, before anything is marked', async () => {
  open();
  (await card('Tarjeta')).focus();
  await payment.page.user.keyboard('{Enter}');
  expect(payment.page.search()).toBe('?id=2005&tab=1');
});

test("'Cambiar método' and the same again changes nothing", async () => {
  open('id=2005&tab=2');
  await method(TRANSFER);
  await press('Cambiar método');
  await payment.page.user.click(await card(TRANSFER));
  expect(await method(TRANSFER)).toHaveFocus();
  expect(payment.page.search()).toBe('?id=2005&tab=2');
});

test.each(['', '&tab=0', '&tab=4', '&tab=02', '&tab=x'])(
  "with 'id=2005%s' nothing is chosen, and the intro stands",
  async (more) => {
    open(`id=2005${more}`);
    await card(TRANSFER);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'política de privacidad y los términos de pago' })).toBeVisible();
  },
);
