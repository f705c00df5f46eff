import { screen, waitFor } from '@testing-library/react';
import { cents, negotiation, type PaymentChoice } from '@vitrina/contract';
import { store } from '@vitrina/session-bus';
import { holdPurchase, purchasesAtom } from '@vitrina/session-bus/purchases';
import { Failure } from '@vitrina/testing';
import {
  acceptedRequest,
  cashPurchase,
  financingRequest,
  negotiationOf,
  paidPurchase,
} from '@vitrina/testing/purchases';
import { act } from 'react';
import { button, card, heading, link, method, open, payment, press, serve, usePayment } from './testing/payment';

usePayment();

const CHOICE: PaymentChoice = {
  method: 2,
  amount: cents(500_000),
  attempt: '0c5e7c1e-2f53-4a0f-9d6e-1d2c3b4a5f60',
  chosenAt: '2026-11-28T15:00:00.000Z',
};

test('the car, its number and the three ways to pay; the balance stands in the bar', async () => {
  await serve(cashPurchase());
  open();
  await card('Tarjeta');
  expect(screen.getByText('Compra N.º 3005 · Sierra 2027 · Rojo Cotopaxi')).toBeVisible();
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-labelledby'))).toHaveLength(3);
  for (const [name, line] of [
    ['Tarjeta', 'Se confirma al instante'],
    ['Transferencia bancaria', 'Se confirma en 1 día hábil'],
    ['Depósito bancario', 'Se confirma en 1 día hábil'],
  ] as const)
    expect(await card(name)).toHaveAccessibleDescription(line);
  expect(screen.getByRole('region', { name: 'Saldo por pagar' })).toHaveTextContent('$16,818.31');
  expect(screen.getByRole('region', { name: 'Pasos' })).toBeVisible();
  expect(store.get(purchasesAtom)[0]).toMatchObject({ id: 2005 });
});

test('a quotation that is not decided is named by its number, and its price is what can be chosen', async () => {
  await serve(undefined);
  open();
  await card('Tarjeta');
  expect(screen.getByText('Cotización N.º 1042 · Sierra 2027 · Rojo Cotopaxi')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Saldo por pagar' })).toHaveTextContent('$25,689.50');
});

test('of one on credit it is the down payment', async () => {
  await serve(undefined, { creditPurchase: true, downPayment: cents(513_790) });
  open();
  await card('Tarjeta');
  expect(screen.getByRole('region', { name: 'Saldo por pagar' })).toHaveTextContent('$5,137.90');
});

test.each(['id=99', 'id=abc', 'id=-1', 'id='])("'%s' is told as not found and leads to the list", async (query) => {
  await serve(cashPurchase());
  open(query);
  expect(await screen.findByText('No encontramos esta compra')).toBeVisible();
  expect(link('Ver tus compras a contado')).toHaveAttribute('href', '/usuario/compras');
  expect(payment.page.notices).toEqual([]);
});

test('without id: the purchase in hand, under its id, with everything else of the address', async () => {
  await serve(cashPurchase());
  await act(async () => holdPurchase({ id: 2005, quotation: payment.found }));
  open('tab=2&corrige=3');
  await method('Transferencia bancaria');
  expect(payment.page.search()).toBe('?id=2005&tab=2&corrige=3');
});

test('without id and without a purchase in hand: the quotations', async () => {
  await serve(cashPurchase());
  open('');
  await waitFor(() => expect(payment.page.address()).toBe('/usuario/cotizaciones'));
  expect(payment.server.calls).toEqual([]);
});

test("a look-up that fails is told in its place, and 'Reintentar' asks again", async () => {
  await serve(cashPurchase());
  let fails = true;
  payment.server.on(negotiation, () => {
    if (fails) throw new Failure(400, 'No disponible');
    return payment.found;
  });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar tu compra');
  fails = false;
  await press('Reintentar');
  expect(await card('Tarjeta')).toBeVisible();
});

describe('where nothing can be paid its state stands instead, with the way on', () => {
  test.each([
    [
      'ENVIADA',
      'Podrás pagar la entrada cuando aceptes el financiamiento',
      'Ver tus solicitudes de crédito',
      '/usuario/solicitudes',
    ],
    [
      'APROBADA',
      'Podrás pagar la entrada cuando aceptes el financiamiento',
      'Ver tus solicitudes de crédito',
      '/usuario/solicitudes',
    ],
    ['NEGADO', 'El banco no aprobó el financiamiento', 'Ver tus cotizaciones', '/usuario/cotizaciones'],
  ])('a request that is %s', async (status, words, name, to) => {
    await serve(financingRequest({ status, isApproved: status === 'APROBADA' }));
    open(`id=2203&tab=2`);
    await heading('Pago de tu compra');
    expect(screen.getByText(new RegExp(words))).toBeVisible();
    expect(link(name)).toHaveAttribute('href', to);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Pasos' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cambiar método' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Precio total del vehículo' })).toBeVisible();
  });

  test('a purchase that was cancelled, with what is returned', async () => {
    await serve(
      cashPurchase({ status: 'CANCELADO', payable: cents(0), balance: cents(0), toReturn: cents(1_009_098) }),
    );
    open();
    await heading('Pago de tu compra');
    expect(screen.getByText(/Esta compra fue cancelada/)).toBeVisible();
    expect(screen.getByText('Por devolver: $10,090.98')).toBeVisible();
    expect(link('Ver tus cotizaciones')).toHaveAttribute('href', '/usuario/cotizaciones');
  });

  test('a cash purchase of a status never seen before leads to its list', async () => {
    const { balance: _, ...unknown } = cashPurchase({ status: 'EN ADUANA' });
    await serve(unknown);
    open();
    await heading('Pago de tu compra');
    expect(screen.getByText('Por ahora no hay nada que pagar.')).toBeVisible();
    expect(link('Ver tus compras a contado')).toHaveAttribute('href', '/usuario/compras');
  });

  test('a settled purchase leads to its detail', async () => {
    await serve(paidPurchase());
    open();
    await heading('Pago de tu compra');
    expect(screen.getByText('Ya no tienes saldo por pagar')).toBeVisible();
    expect(screen.getByText('Tu asesor coordina contigo lo que sigue.')).toBeVisible();
    expect(link('Ver el detalle')).toHaveAttribute('href', '/usuario/compras/detalle?id=2005');
  });

  test('a request whose down payment is still being confirmed leads to its detail, and says so', async () => {
    await serve(acceptedRequest({ balance: cents(0), inConfirmation: cents(1_188_774) }));
    open();
    await heading('Pago de tu compra');
    expect(screen.getByText(/Todavía esperamos la confirmación de \$11,887\.74/)).toBeVisible();
    expect(link('Ver el detalle')).toHaveAttribute('href', '/usuario/solicitudes/detalle?id=2203');
  });
});

test('payments that wait are told, and one that was rejected', async () => {
  await serve(cashPurchase({ next: { actor: 'customer', act: 'correct-transfer' } }));
  open();
  expect(await screen.findByText('Un pago tuyo fue rechazado')).toBeVisible();
  expect(screen.getByText('En confirmación: $6,727.32')).toBeVisible();
  for (const each of screen.getAllByRole('link', { name: 'Ver tus pagos' }))
    expect(each).toHaveAttribute('href', '/usuario/compras/detalle?id=2005');
});

test('an open card payment is told apart from what was registered: its value is not to be paid again', async () => {
  await serve(
    cashPurchase({
      payable: cents(1_000_000),
      paid: cents(0),
      inConfirmation: cents(600_000),
      balance: cents(800_000),
    }),
  );
  open();
  expect(await screen.findByText('En confirmación: $2,000.00')).toBeVisible();
  expect(screen.getByText('Pago con tarjeta sin terminar: $4,000.00')).toBeVisible();
  expect(screen.getByText(/sin él te quedan \$4,000\.00 por pagar/)).toBeVisible();
});

test.each([
  [['reject-attempt', 'open-attempt'], 'Tu pago con tarjeta fue rechazado'],
  [['settle', 'expire-attempt', 'open-attempt'], 'Se acabó el tiempo de tu pago con tarjeta'],
  [['cancel-attempt', 'reject-attempt'], undefined],
  [['register', 'reject-attempt'], undefined],
  [['open-attempt', 'reject-attempt'], undefined],
])('a card payment that failed is told until another one is made: %p', async (names, title) => {
  const events = names.map((name) => ({ at: '2026-11-30T01:30:00.000Z', actor: 'provider', name }));
  await serve(cashPurchase(), { events });
  open();
  await card('Tarjeta');
  expect(screen.queryAllByText(/pago con tarjeta/).map(({ textContent }) => textContent)).toEqual(title ? [title] : []);
  expect(screen.queryAllByText(/Ya no cuenta en tu compra/)).toHaveLength(title ? 1 : 0);
});

test('live: what is left to pay follows the server, and what was paid elsewhere closes the page', async () => {
  jest.useFakeTimers();
  await serve(cashPurchase());
  open();
  await card('Tarjeta');
  payment.found = negotiationOf(cashPurchase({ balance: cents(100_000) }), { customerDataComplete: true });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('region', { name: 'Saldo por pagar' })).toHaveTextContent('$1,000.00');
  payment.found = negotiationOf(paidPurchase(), { customerDataComplete: true });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText('Ya no tienes saldo por pagar')).toBeVisible();
});

describe('the choice that is kept', () => {
  test('of an accepted request it preselects the method, with its amount cut to the balance', async () => {
    await serve(acceptedRequest({ balance: cents(400_000) }), { creditPurchase: true, choice: CHOICE });
    open();
    await method('Transferencia bancaria');
    expect(payment.page.search()).toBe('?id=2203&tab=2');
    expect(await screen.findByRole('textbox', { name: 'Monto' })).toHaveValue('$4,000.00');
    expect(screen.queryByText('Tu saldo bajó desde que elegiste cuánto pagar')).toBeNull();
  });

  test('of a cash purchase it goes on with its amount', async () => {
    await serve(cashPurchase(), { choice: CHOICE });
    open('id=2005&tab=2');
    expect(await screen.findByRole('textbox', { name: 'Monto' })).toHaveValue('$5,000.00');
    expect(screen.queryByText('Tu saldo bajó desde que elegiste cuánto pagar')).toBeNull();
  });

  test('above the balance it comes back with the reason', async () => {
    await serve(cashPurchase({ balance: cents(400_000) }), { choice: CHOICE });
    open('id=2005&tab=2');
    expect(await screen.findByText('Tu saldo bajó desde que elegiste cuánto pagar')).toBeVisible();
    expect(screen.getByText(/Elegiste pagar \$5,000\.00 y ahora te faltan \$4,000\.00/)).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Monto' })).toHaveValue('$4,000.00');
  });

  test('does not bring its method back once the customer has gone back to the three', async () => {
    await serve(cashPurchase(), { choice: CHOICE });
    open();
    await method('Transferencia bancaria');
    await press('Cambiar método');
    await payment.page.user.click(await card('Depósito bancario'));
    await method('Depósito bancario');
    expect(await screen.findByRole('textbox', { name: 'Monto' })).toHaveValue('$16,818.31');
    expect(button('Registrar depósito')).toBeEnabled();
  });

  test('of an undecided quotation it preselects nothing: the declaration comes first', async () => {
    await serve(undefined, { choice: CHOICE });
    open();
    await card('Tarjeta');
    expect(payment.page.search()).toBe('?id=2042');
  });
});
