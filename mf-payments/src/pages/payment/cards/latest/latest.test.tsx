import { screen, waitFor, within } from '@testing-library/react';
import { cardPayments, cents, refreshCardPayments } from '@vitrina/contract';
import { Failure } from '@vitrina/testing';
import { cardPayment } from '@vitrina/testing/payments';
import { act } from 'react';
import { button, cards, openCards, press, useCards } from '../testing/cards';

useCards();

const table = async () => within(await screen.findByRole('table', { name: 'Últimos pagos' }));
const cells = (line: HTMLElement) => Array.from(line.children, ({ textContent }) => textContent);

test('reference, date, value and status, newest first as they come; the reference leads to how it went', async () => {
  cards.rows = [
    cardPayment({ isUnderReview: true, reservedUntil: undefined as never }),
    cardPayment({
      reference: 'VIT-2005-0',
      amount: cents(12_345),
      status: 'CANCELADO',
      attempt: '22222222-2222-4222-8222-222222222222',
      provider: 'payme',
    }),
  ];
  await openCards({ type: 'p2p' });
  const [head, first, second] = (await table()).getAllByRole('row');
  expect(cells(head!)).toEqual(['Referencia', 'Fecha', 'Valor', 'Estado']);
  // In Ecuador it is still the 29th.
  expect(cells(first!)).toEqual(['VIT-2005-1', '29/11/2026', '$5,000.00', 'PENDIENTEen revisión']);
  expect(cells(second!)).toEqual(['VIT-2005-0', '29/11/2026', '$123.45', 'CANCELADO']);
  expect(within(second!).getByRole('link')).toHaveAttribute(
    'href',
    '/usuario/pagos?id=2005&tab=1&type=payme&attempt=22222222-2222-4222-8222-222222222222',
  );
});

test('without payments it says so', async () => {
  await openCards({ type: 'p2p' });
  expect(await screen.findByText('Todavía no tienes pagos con tarjeta')).toBeVisible();
});

test("'Actualizar' has the providers asked, then lists; presses within a second are one", async () => {
  cards.rows = [cardPayment()];
  await openCards({ type: 'p2p' });
  await table();
  const asked = cards.server.requests(cardPayments).length;
  cards.server.on(refreshCardPayments, () => {
    cards.rows = [cardPayment({ status: 'PROCESADO' })];
    return {};
  });
  const clock = jest.spyOn(performance, 'now').mockReturnValue(10_000);
  await press('Actualizar');
  await waitFor(() => expect(screen.getByText('PROCESADO')).toBeVisible());
  await press('Actualizar');
  clock.mockReturnValue(10_999);
  await press('Actualizar');
  expect(cards.server.requests(refreshCardPayments)).toEqual([{ id: 2005 }]);
  expect(cards.server.requests(cardPayments).length).toBe(asked + 1);
  clock.mockReturnValue(11_000);
  await press('Actualizar');
  await waitFor(() => expect(cards.server.requests(refreshCardPayments)).toHaveLength(2));
});

test('where the providers do not answer that is told, and the list still comes', async () => {
  cards.rows = [cardPayment()];
  await openCards({ type: 'p2p' });
  await table();
  cards.server.on(refreshCardPayments, () => {
    throw new Failure(502, 'El procesador no responde');
  });
  cards.rows = [cardPayment({ status: 'RECHAZADA' })];
  await press('Actualizar');
  await waitFor(() => expect(cards.page.shown()).toEqual(['El procesador no responde']));
  expect(await screen.findByText('RECHAZADA')).toBeVisible();
  expect(button('Actualizar')).not.toHaveAttribute('aria-busy');
});

test('the list turns by itself while it is seen', async () => {
  cards.rows = [cardPayment()];
  jest.useFakeTimers({ advanceTimers: true });
  await openCards({ type: 'p2p' });
  await table();
  cards.rows = [cardPayment({ status: 'EXPIRADO' })];
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText('EXPIRADO')).toBeVisible();
});
