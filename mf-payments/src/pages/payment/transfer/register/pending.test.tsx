import { screen, waitFor } from '@testing-library/react';
import { type CardPayment, cardPayments, cents, registerPayment } from '@vitrina/contract';
import { Failure, LOST } from '@vitrina/testing';
import { cashPurchase } from '@vitrina/testing/purchases';
import { payment, press, serve, usePayment } from '../../testing/payment';
import { bank, field, fill, isOver, openBank, submit, usePictures } from '../../testing/transfer';

usePayment();
usePictures();

const CONFLICT = new Failure(409, 'Tu pago P2P-778 reserva $5,000.00');
const OPEN: CardPayment = {
  reference: 'P2P-778',
  date: '2026-11-28T15:00:00.000Z',
  amount: cents(500_000),
  status: 'PENDIENTE',
  attempt: '0c5e7c1e-2f53-4a0f-9d6e-1d2c3b4a5f60',
  provider: 'p2p',
  reservedUntil: '2026-11-28T15:31:00.000Z',
  isUnderReview: false,
};

/** Opens a transfer, and sends it while a card payment is open. */
async function send(open: CardPayment[], failures: typeof bank.failures = [CONFLICT]) {
  await serve(cashPurchase());
  await openBank();
  bank.failures = failures;
  payment.server.on(cardPayments, () => open);
  await fill();
  await submit();
}
const question = () => screen.findByRole('dialog', { name: 'Tienes un pago PENDIENTE' });

test("'Sí' ends the open payment first, as the same submit, and registers", async () => {
  await send([{ ...OPEN, status: 'RECHAZADA', reference: 'P2P-700' }, OPEN]);
  const dialog = await question();
  expect(dialog).toHaveTextContent('Tu pago con tarjeta P2P-778 por $5,000.00, del 28/11/2026, sigue PENDIENTE');
  expect(dialog).toHaveTextContent('queda libre a más tardar el 28/11/2026 a las 10:31');
  await press('Sí');
  await isOver();
  const [first, second] = payment.server.requests(registerPayment);
  expect(first).not.toHaveProperty('releasesOpen');
  expect(second).toMatchObject({ releasesOpen: true, receiptNumber: '000123' });
  expect(second!.attempt).toBe(first!.attempt);
  expect(payment.page.shown()).toEqual(['Registraste tu transferencia de $16,818.31. Te avisamos cuando se confirme']);
});

test("sent again after a 'Sí' whose answer was lost it is the same submit", async () => {
  await send([OPEN], [CONFLICT, LOST]);
  await question();
  await press('Sí');
  await waitFor(() => expect(payment.server.requests(registerPayment)).toHaveLength(2));
  await waitFor(() => expect(payment.page.shown()).toHaveLength(1));
  await submit();
  await isOver();
  expect(new Set(payment.server.requests(registerPayment).map(({ attempt }) => attempt)).size).toBe(1);
});

test('several open payments are all named, because a yes ends all', async () => {
  const other = { ...OPEN, reference: 'P2P-779', attempt: '1c5e7c1e-2f53-4a0f-9d6e-1d2c3b4a5f61', amount: cents(100) };
  await send([other, OPEN]);
  const dialog = await screen.findByRole('dialog', { name: 'Tienes pagos PENDIENTES' });
  for (const { reference } of [other, OPEN]) expect(dialog).toHaveTextContent(`Tu pago con tarjeta ${reference} por`);
  expect(dialog).toHaveTextContent('¿Quieres cancelarlos todos y hacer este pago?');
});

test("'No' registers nothing, says nothing, and keeps what was typed", async () => {
  await send([OPEN]);
  await question();
  await press('No');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(payment.server.requests(registerPayment)).toHaveLength(1);
  expect(payment.page.shown()).toEqual([]);
  expect(field('Número de comprobante')).toHaveValue('000123');
});

test('what the server says after that is shown, and not asked about again', async () => {
  const rest = new Failure(409, 'Puedes pagar $11,818.31 ahora. El resto se libera a las 10:31');
  await send([OPEN], [CONFLICT, rest]);
  await question();
  await press('Sí');
  await waitFor(() => expect(payment.page.shown()).toEqual([rest.message]));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(payment.server.requests(registerPayment)).toHaveLength(2);
});

test('one under review says that it takes hours; one without a time waits for the provider', async () => {
  const { reservedUntil: _, ...timeless } = OPEN;
  await send([{ ...timeless, isUnderReview: true }]);
  expect(await question()).toHaveTextContent('El procesador lo está revisando, y eso puede tardar unas horas.');
  await press('No');
  payment.server.on(cardPayments, () => [timeless]);
  bank.failures = [CONFLICT];
  await submit();
  expect(await question()).toHaveTextContent('Si no podemos cancelarlo, esperamos la respuesta del procesador.');
});

test('a conflict without an open payment, or whose payment cannot be read, is shown as it is', async () => {
  await send([]);
  await waitFor(() => expect(payment.page.shown()).toEqual([CONFLICT.message]));
  expect(screen.queryByRole('dialog')).toBeNull();
  payment.server.on(cardPayments, () => {
    throw new Failure(400, 'No disponible');
  });
  bank.failures = [CONFLICT];
  await submit();
  await waitFor(() => expect(payment.server.requests(registerPayment)).toHaveLength(2));
  await waitFor(() => expect(payment.page.shown()).toEqual([CONFLICT.message]));
});
