import { screen, waitFor, within } from '@testing-library/react';
import {
  cardPayments,
  cents,
  createCardPayment,
  dataValidation,
  keepPaymentChoice,
  type PaymentChoice,
  refreshCardPayments,
} from '@vitrina/contract';
import { draft } from '@vitrina/session-bus';
import { Failure, LOST } from '@vitrina/testing';
import { cardPayment } from '@vitrina/testing/payments';
import { act } from 'react';
import { endDraftOf } from '../draft';
import {
  ADDRESS,
  button,
  cards,
  field,
  GO,
  openCards,
  PAYME_FORM,
  press,
  show,
  typeAmount,
  useCards,
} from '../testing/cards';

useCards();

const created = () => cards.server.requests(createCardPayment);
const question = () => screen.findByRole('dialog', { name: 'Tienes un pago PENDIENTE' });
const answer = async (name: string) => cards.page.user.click(within(await question()).getByRole('button', { name }));
const isIdle = () => waitFor(() => expect(button(GO)).not.toHaveAttribute('aria-busy'));

/** Opens a provider's screen with an amount typed, at a server that opens what is asked. */
async function openTyped(type: 'p2p' | 'payme' = 'p2p', changes: Parameters<typeof openCards>[0] = {}) {
  await openCards({
    ...changes,
    type,
    serve(server) {
      server.on(createCardPayment, () => (type === 'p2p' ? { address: ADDRESS } : PAYME_FORM));
      changes.serve?.(server);
    },
  });
  await typeAmount('5000');
}

test('an amount that is missing or above the balance goes nowhere', async () => {
  await openCards({ type: 'p2p' });
  await waitFor(() => expect(screen.getByRole('form')).not.toHaveAttribute('aria-busy'));
  await press(GO);
  expect(screen.getByText('El campo Monto es obligatorio')).toBeVisible();
  await typeAmount('16818.32');
  await press(GO);
  expect(screen.getByText('El campo Monto debe ser máximo $16,818.31')).toBeVisible();
  expect(cards.server.requests(dataValidation)).toEqual([]);
});

test('p2p: the button waits, the toast says Redirigiendo, and a link leads on where the browser does not', async () => {
  await openTyped();
  await press(GO);
  await waitFor(() => expect(cards.assign.mock.calls).toEqual([[ADDRESS]]));
  expect(button(GO)).toHaveAttribute('aria-busy', 'true');
  expect(cards.page.shown()).toEqual(['Redirigiendo']);
  expect(screen.getByRole('link', { name: 'continúa aquí' })).toHaveAttribute('href', ADDRESS);
  expect(created()[0]).toMatchObject({ id: 2005, provider: 'p2p', agencyId: 3, form: { amount: 500_000 } });
});

test('what was typed ends with the payment that it was sent with, and with no other', async () => {
  await openTyped();
  await press(GO);
  await waitFor(() => expect(cards.assign).toHaveBeenCalledTimes(1));
  const typed = draft('pago-tarjeta 2005');
  await waitFor(async () => expect(await typed.load()).not.toBeNull());
  await endDraftOf(2005, '22222222-2222-4222-8222-222222222222');
  expect(await typed.load()).not.toBeNull();
  await endDraftOf(2005, created()[0]!.attempt);
  expect(await typed.load()).toBeNull();
});

test("back from the browser's cache nothing is frozen: the list is asked for anew, and the form stands as it was typed", async () => {
  await openTyped();
  await press(GO);
  await waitFor(() => expect(cards.assign).toHaveBeenCalledTimes(1));
  await show(false);
  expect(button(GO)).toHaveAttribute('aria-busy', 'true');
  cards.rows = [cardPayment({ attempt: created()[0]!.attempt })];
  await show(true);
  await isIdle();
  expect(cards.page.shown()).toEqual([]);
  expect(screen.queryByRole('link', { name: 'continúa aquí' })).toBeNull();
  await waitFor(() => expect(cards.server.requests(refreshCardPayments)).toHaveLength(1));
  expect(await screen.findByText('VIT-2005-1')).toBeVisible();
  expect(field('Monto')).toHaveValue('$5,000.00');
});

test('the same payment again goes on in the same session, without a question', async () => {
  await openTyped();
  await press(GO);
  await waitFor(() => expect(cards.assign).toHaveBeenCalledTimes(1));
  cards.rows = [cardPayment({ attempt: created()[0]!.attempt })];
  await show(true);
  await isIdle();
  await press(GO);
  await waitFor(() => expect(cards.assign).toHaveBeenCalledTimes(2));
  expect(created().map(({ attempt }) => attempt)).toEqual([created()[0]!.attempt, created()[0]!.attempt]);
});

test('five presses are one payment', async () => {
  await openTyped();
  const release = cards.server.hold(createCardPayment);
  for (let count = 0; count < 5; count += 1) await press(GO);
  await act(async () => release());
  await waitFor(() => expect(cards.assign).toHaveBeenCalledTimes(1));
  expect(created()).toHaveLength(1);
});

test('what was typed survives a reload, and a lost answer keeps its attempt', async () => {
  await openTyped('p2p', {
    serve: (server) =>
      server.on(createCardPayment, () => {
        throw LOST;
      }),
  });
  await press(GO);
  await waitFor(() => expect(created()).toHaveLength(1));
  const { attempt } = created()[0]!;
  cards.page.close();
  await openCards({ type: 'p2p', serve: (server) => server.on(createCardPayment, () => ({ address: ADDRESS })) });
  await waitFor(() => expect(field('Monto')).toHaveValue('$5,000.00'));
  await press(GO);
  await waitFor(() => expect(cards.assign).toHaveBeenCalledTimes(1));
  expect(created()[0]?.attempt).toBe(attempt);
});

test('p2p that fails is told at once, the button is enabled after 2 s, and the next try is another attempt', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await openTyped('p2p', {
    serve: (server) =>
      server.on(createCardPayment, () => {
        throw new Failure(502, 'PlacetoPay no responde');
      }),
  });
  await press(GO);
  await waitFor(() => expect(cards.page.shown()).toEqual(['PlacetoPay no responde']));
  expect(button(GO)).toHaveAttribute('aria-busy', 'true');
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  await isIdle();
  expect(field('Monto')).toHaveValue('$5,000.00');
  cards.server.on(createCardPayment, () => ({ address: ADDRESS }));
  await press(GO);
  await waitFor(() => expect(cards.assign).toHaveBeenCalledTimes(1));
  const [first, second] = created();
  expect(second?.attempt).not.toBe(first?.attempt);
  expect(cards.page.shown()).toEqual(['Redirigiendo']);
});

test.each(['RECHAZADA', 'CANCELADO', 'EXPIRADO'])(
  'a payment that ended as %s is tried again as another one',
  async (status) => {
    await openTyped();
    await press(GO);
    await waitFor(() => expect(cards.assign).toHaveBeenCalledTimes(1));
    cards.rows = [cardPayment({ attempt: created()[0]!.attempt, status })];
    await show(true);
    await isIdle();
    await press(GO);
    await waitFor(() => expect(cards.assign).toHaveBeenCalledTimes(2));
    expect(created()[1]?.attempt).not.toBe(created()[0]?.attempt);
  },
);

test('one that was paid meanwhile leads to the detail', async () => {
  await openTyped('p2p', { serve: (server) => server.on(createCardPayment, () => ({ status: 'PROCESADO' })) });
  await press(GO);
  await waitFor(() => expect(cards.page.address()).toBe('/usuario/compras/detalle'));
  expect(cards.assign).not.toHaveBeenCalled();
});

test('the data validation that fails is told, and nothing is created', async () => {
  await openTyped('p2p', {
    serve: (server) =>
      server.on(dataValidation, () => {
        throw new Failure(503, 'Vuelve a intentarlo');
      }),
  });
  await press(GO);
  await waitFor(() => expect(cards.page.shown()).toEqual(['Vuelve a intentarlo']));
  await isIdle();
  expect(created()).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  [false, true],
  [true, false],
  [false, false],
])('p2p: with an answer %s and a flag %s the declaration is asked for', async (canBePaid, customerDataComplete) => {
  cards.canBePaid = canBePaid;
  await openTyped('p2p', { found: { customerDataComplete } });
  await press(GO);
  expect(await screen.findByRole('dialog', { name: 'Declaración licitud de fondos' })).toBeVisible();
  await cards.page.user.click(button('Acepto y continúo'));
  await waitFor(() => expect(cards.page.address()).toBe('/usuario/compras/contado/licitud'));
  const [kept] = cards.server.requests(keepPaymentChoice);
  expect(kept).toMatchObject({
    id: 2005,
    choice: { amount: 500_000, method: 1, provider: 'p2p', payer: { isHolder: true }, attempt: expect.any(String) },
  });
  expect(created()).toEqual([]);
});

test('payme: what is missing is told, the choice is kept, and the declaration opens', async () => {
  cards.canBePaid = false;
  await openTyped('payme', { found: { customerDataComplete: false } });
  await press(GO);
  await waitFor(() => expect(cards.page.address()).toBe('/usuario/compras/contado/licitud'));
  expect(cards.page.search()).toBe('?id=2005');
  expect(cards.page.notices).toEqual(['Completa tu información personal primero']);
  // The document that is loaded there says it too.
  expect(Object.values(sessionStorage)).toContainEqual(expect.stringContaining(cards.page.notices[0]!));
  expect(cards.server.requests(keepPaymentChoice)[0]?.choice).toMatchObject({ provider: 'payme', amount: 500_000 });
  expect(created()).toEqual([]);
});

test("a PENDIENTE in the list is asked about; 'No' creates nothing and keeps what was typed", async () => {
  cards.rows = [cardPayment()];
  await openTyped();
  await press(GO);
  expect(await question()).toHaveTextContent(/VIT-2005-1 por \$5,000\.00/);
  await answer('No');
  await isIdle();
  expect(created()).toEqual([]);
  expect(field('Monto')).toHaveValue('$5,000.00');
});

test("'Sí' ends the open one first and goes on", async () => {
  cards.rows = [cardPayment({ provider: 'payme' })];
  await openTyped();
  const release = cards.server.hold(createCardPayment);
  await press(GO);
  await answer('Sí');
  expect(await screen.findByText('Cerramos el pago anterior. Toma hasta 10 segundos.')).toBeVisible();
  await act(async () => release());
  await waitFor(() => expect(cards.assign).toHaveBeenCalledTimes(1));
  expect(created()).toEqual([expect.objectContaining({ releasesOpen: true })]);
});

test('a 409 asks the same question after the list has come anew, and repeats the payment with the yes', async () => {
  await openTyped();
  cards.server.on(createCardPayment, ({ releasesOpen }) => {
    if (releasesOpen) return { address: ADDRESS };
    cards.rows = [cardPayment({ reference: 'VIT-2005-7', isUnderReview: true })];
    throw new Failure(409, 'El pago VIT-2005-7 reserva este monto');
  });
  await press(GO);
  expect(await question()).toHaveTextContent('VIT-2005-7');
  expect(cards.page.shown()).toEqual([]);
  await answer('Sí');
  await waitFor(() => expect(cards.assign).toHaveBeenCalledTimes(1));
  expect(created().map(({ releasesOpen }) => releasesOpen)).toEqual([undefined, true]);
  expect(created()[1]?.attempt).toBe(created()[0]?.attempt);
});

test("a second 409 shows the server's text and does not ask again", async () => {
  cards.rows = [cardPayment()];
  const text = 'Puedes pagar hasta $1,000.00 ahora; el resto se libera a las 10:30.';
  await openTyped('p2p', {
    serve: (server) =>
      server.on(createCardPayment, () => {
        throw new Failure(409, text);
      }),
  });
  await press(GO);
  await answer('Sí');
  await waitFor(() => expect(cards.page.shown()).toEqual([text]));
  await isIdle();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(created()).toHaveLength(1);
});

test('a 409 about nothing that is open is told, and the next try is another attempt', async () => {
  await openTyped();
  cards.server.on(createCardPayment, () => {
    throw new Failure(409, 'Este envío ya se hizo con otros datos. Vuelve a empezar');
  });
  await press(GO);
  await waitFor(() => expect(cards.page.shown()).toEqual(['Este envío ya se hizo con otros datos. Vuelve a empezar']));
  await isIdle();
  await press(GO);
  await waitFor(() => expect(created()).toHaveLength(2));
  expect(created()[1]?.attempt).not.toBe(created()[0]?.attempt);
});

test('a list that does not come stops nothing: the server judges', async () => {
  await openTyped('p2p', {
    serve: (server) =>
      server.on(cardPayments, () => {
        throw new Failure(400, 'No disponible');
      }),
  });
  await press(GO);
  await waitFor(() => expect(cards.assign).toHaveBeenCalledTimes(1));
});

const kept: PaymentChoice = {
  amount: cents(2_000_000),
  method: 1,
  provider: 'p2p',
  payer: {
    isHolder: false,
    identityType: 4,
    identification: 'A1234567',
    surnames: 'Paz',
    firstNames: 'Luis',
    mobile: '0987654321',
    email: 'luis@correo.ec',
  },
  attempt: '33333333-3333-4333-8333-333333333333',
  chosenAt: '2026-11-30T15:00:00.000Z',
};

test('a kept choice fills the form, its amount cut to the balance', async () => {
  await openCards({ type: 'p2p', kept });
  await waitFor(() => expect(field('Monto')).toHaveValue('$16,818.31'));
  expect(screen.getByRole('radio', { name: 'Con los datos de un tercero' })).toBeChecked();
  expect(await screen.findByRole('combobox', { name: 'Tipo de documento' })).toHaveDisplayValue('PASAPORTE');
  expect(field('Número de documento')).toHaveValue('A1234567');
});

test.each([
  [100_000, true],
  [99_999, false],
])('it goes on with its own attempt id as long as it is that payment: %d', async (amount, isSame) => {
  await openCards({
    type: 'p2p',
    kept: { ...kept, amount: cents(amount), payer: { isHolder: true } },
    serve: (server) => server.on(createCardPayment, () => ({ address: ADDRESS })),
  });
  await waitFor(() => expect(field('Monto')).toHaveValue(amount === 100_000 ? '$1,000.00' : '$999.99'));
  if (!isSame) {
    await cards.page.user.clear(field('Monto'));
    await typeAmount('1000');
  }
  await press(GO);
  await waitFor(() => expect(cards.assign).toHaveBeenCalledTimes(1));
  expect(created()[0]?.attempt === kept.attempt).toBe(isSame);
});
