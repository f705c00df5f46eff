import { cents } from '@vitrina/contract';
import { cardPayment, TOTAL, useCardPayments } from './support/card-payments';
import { payerOf, paymentRows } from './support/transfer';

jest.setTimeout(60_000);

const { backend, fake, purchase, create } = useCardPayments();

/** A purchase of which an open card payment reserves all. */
async function reserved() {
  const { user, id } = await purchase();
  await create(user, cardPayment(id, { amount: TOTAL }));
  return { id, ...(await payerOf(backend.current, user, id)) };
}

test("a transfer beside an open card payment is a conflict; after the customer's sí that is ended, and the transfer stands", async () => {
  const { id, words, register } = await reserved();
  const sent = words({ amount: cents(TOTAL) });
  expect(await register(sent)).toMatchObject({
    ...{ status: 409, message: expect.stringMatching(new RegExp(`^Tu pago con tarjeta ${id}-1 está pendiente`)) },
  });
  expect(fake.calls.cancel).toBe(0);
  expect((await register({ ...sent, releasesOpen: true })).status).toBe(200);
  expect(fake.session(`${id}-1`)).toMatchObject({ status: 'REJECTED', reason: 'MC' });
  const { payments, events } = await paymentRows(backend.current.database, id);
  expect(payments.map(({ amount_cents, status }) => [amount_cents, status])).toEqual([[TOTAL, 'PE']]);
  expect(events.map(({ name }) => name)).toEqual(['decide', 'open-attempt', 'cancel-attempt', 'register']);
});

test('what p2p does not end stays reserved, and is told with until when', async () => {
  const { id, register } = await reserved();
  fake.faults.cancel = (response) =>
    void response.writeHead(400).end('{"status":{"status":"FAILED","reason":"request_not_valid"}}');
  const { status, message } = await register({ releasesOpen: true });
  expect(status).toBe(409);
  expect(message).toMatch(
    new RegExp(
      `^Ahora no puedes pagar otro valor\\. Tu pago con tarjeta ${id}-1 reserva el resto hasta las \\d\\d:\\d\\d`,
    ),
  );
  expect((await paymentRows(backend.current.database, id)).payments).toEqual([]);
});

test('the sí ends the open card payment although the transfer would fit beside it', async () => {
  const { user, id } = await purchase();
  await create(user, cardPayment(id, { amount: TOTAL - 100 }));
  const { register } = await payerOf(backend.current, user, id);
  expect((await register({ amount: cents(100), releasesOpen: true })).status).toBe(200);
  expect(fake.session(`${id}-1`)).toMatchObject({ status: 'REJECTED', reason: 'MC' });
});

test('nothing is ended for a transfer that breaks a rule, or that was registered before', async () => {
  const { user, id } = await purchase();
  const { words, register } = await payerOf(backend.current, user, id);
  const sent = words({ amount: cents(100), releasesOpen: true });
  expect((await register(sent)).status).toBe(200);
  await create(user, cardPayment(id, { amount: TOTAL - 100 }));
  const refused = [{ receiptNumber: '1.2' }, { amount: cents(TOTAL) }, { receiptNumber: sent.receiptNumber }];
  for (const change of refused) expect((await register({ ...change, releasesOpen: true })).status).toBe(422);
  expect((await register(sent)).status).toBe(200);
  expect(fake.calls.cancel).toBe(0);
});

test("a transfer sent again after a sí whose answer was lost is the first one's, with the sí or without it", async () => {
  const { id, words, register } = await reserved();
  const sent = words({ amount: cents(TOTAL) });
  expect((await register(sent)).status).toBe(409);
  const first = await register({ ...sent, releasesOpen: true });
  const { releasesOpen: _sí, ...again } = { ...sent, releasesOpen: true };
  for (const same of [again, { ...sent, releasesOpen: true }]) expect(await register(same)).toEqual(first);
  expect((await paymentRows(backend.current.database, id)).payments).toHaveLength(1);
});
