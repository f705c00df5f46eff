import { cardPayments, createCardPayment, refreshCardPayments } from '@vitrina/contract';
import { forgetSessions } from '../src/sandbox/back-office/forget-sessions';
import { seedCustomers } from '../src/seed/customers/seed';
import { cardPayment, hurry } from './support/card-payments';
import { demoCustomer } from './support/demo-customer';
import { eventually } from './support/eventually';
import { mend, openSession, querySession, setFault } from './support/sandbox-client';
import { addressIn, SANDBOX_SITE, useSandboxShop } from './support/sandbox-shop';

// The shop and the sandbox's p2p, each by its own code: nothing here is played by the test but the buyer.
jest.setTimeout(120_000);

const { at, create, start, atP2p, stateOf, knownOf, paidOf, answersOf } = useSandboxShop();

test('is created, paid, and settled by what its notification says', async () => {
  const payment = await atP2p(1_999_999);
  expect(await payment.act('aprobar', { aviso: 'before' })).toMatchObject({ status: expect.any(Number) });
  expect(await answersOf(payment.requestId)).toEqual([expect.stringMatching(/^2\d\d$/)]);
  await eventually(async () => expect(await knownOf(payment)).toBe('PROCESADO'));
  expect(await paidOf(payment)).toEqual(['1999999 PROCESADO']);
});

test.each([
  ['never', 0],
  ['twice', 2],
] as const)('told %s, it is one payment', async (aviso, count) => {
  const payment = await atP2p();
  await payment.act('aprobar', { aviso, segundos: '0' });
  await eventually(async () =>
    expect((await answersOf(payment.requestId)).filter((answer) => answer?.startsWith('2'))).toHaveLength(count),
  );
  await eventually(async () => expect(await stateOf(payment)).toBe('PROCESADO'));
  expect(await paidOf(payment)).toEqual(['100000 PROCESADO']);
});

test.each([
  ['rechazar', /^PENDIENTE$/],
  ['revision', /^PENDIENTE$/],
  ['cancelar', /^CANCELADO$/],
])('%s: %p', async (accion, status) => {
  const payment = await atP2p();
  await payment.act(accion);
  expect(await stateOf(payment)).toMatch(status);
  expect(await paidOf(payment)).toEqual([]);
});

test('an expiry, or a tenth rejection, is RECHAZADA', async () => {
  const expired = await atP2p();
  await expired.staff('vencer');
  expect(await stateOf(expired)).toBe('RECHAZADA');
  const tried = await atP2p();
  for (let index = 0; index < 10; index++) await tried.act('rechazar');
  expect(await stateOf(tried)).toBe('RECHAZADA');
});

test('a part counts, and the rest after it', async () => {
  const payment = await atP2p();
  await payment.act('aprobar-mitad');
  expect(await stateOf(payment)).toBe('PENDIENTE');
  expect(await paidOf(payment)).toEqual(['50000 PROCESADO']);
  await payment.act('cancelar');
  await eventually(async () => expect(await stateOf(payment)).toBe('PROCESADO'));
  expect(await paidOf(payment)).toEqual(['50000 PROCESADO']);
});

test('another currency counts nothing', async () => {
  const payment = await atP2p();
  await payment.act('aprobar-moneda');
  expect(await stateOf(payment)).toBe('PENDIENTE');
  expect(await paidOf(payment)).toEqual([]);
});

test.each(['empty', 'other-key', 'replayed', 'shifted', 'reference', 'other-date'])(
  'a forged notification (%s) changes nothing',
  async (falsa) => {
    const payment = await atP2p();
    await payment.staff('falsificar', { falsa });
    const [answer] = await answersOf(payment.requestId);
    expect(answer).toMatch(/^[24]\d\d$/);
    await hurry(at());
    expect([await knownOf(payment), await paidOf(payment)]).toEqual(['PENDIENTE', []]);
  },
);

test('a state that nobody knows is pending, until everything is charged', async () => {
  const payment = await atP2p();
  await setFault(at(), { procesador: 'p2p', falla: 'unknown-state', llamada: 'query' });
  expect(await stateOf(payment)).toBe('PENDIENTE');
  await payment.act('aprobar');
  await eventually(async () => expect(await stateOf(payment)).toBe('PROCESADO'));
  expect(await paidOf(payment)).toEqual(['100000 PROCESADO']);
});

test.each(['unavailable', 'html', 'empty', 'lost', 'failed', 'auth-103'])(
  'a query that goes wrong (%s) settles nothing, and the next one does',
  async (falla) => {
    const payment = await atP2p();
    await payment.act('aprobar');
    await setFault(at(), { procesador: 'p2p', falla, llamada: 'query' });
    expect(await stateOf(payment)).toMatch(/PENDIENTE|PlacetoPay|proveedor/);
    expect(await knownOf(payment)).toBe('PENDIENTE');
    await mend(at(), 'p2p');
    await eventually(async () => expect(await stateOf(payment)).toBe('PROCESADO'));
  },
);

test.each(['unavailable', 'html', 'empty', 'failed', 'auth-103', 'auth-104'])(
  'a create that goes wrong (%s) is told, and another attempt is taken',
  async (falla) => {
    await setFault(at(), { procesador: 'p2p', falla, llamada: 'create' });
    const { words } = await start('p2p');
    const refused = await create(words);
    expect([refused.status >= 400 || addressIn(refused.answer) === '', falla]).toEqual([true, falla]);
    await mend(at(), 'p2p');
    const again = await create(
      cardPayment(words.id, {
        amount: 100_000,
        returnUrl: words.returnUrl,
        cancelUrl: words.cancelUrl,
        releasesOpen: true,
      }),
    );
    expect(addressIn(again.answer)).toMatch(/\/sandbox\/p2p\/session\//);
  },
);

test('a create whose answer is lost has ended, and the next attempt has a reference of its own', async () => {
  await setFault(at(), { procesador: 'p2p', falla: 'lost', llamada: 'create', veces: '1' });
  const { words, id } = await start('p2p');
  expect((await create(words)).status).toBe(502);
  const { returnUrl, cancelUrl } = words;
  const { answer } = await create(cardPayment(id, { amount: 2_539_000, returnUrl, cancelUrl }));
  expect(addressIn(answer)).toContain('/session/');
  const references = await at()
    .database.selectFrom('sandbox_p2p_session')
    .select('reference')
    .where('reference', 'like', `${id}-%`)
    .execute();
  expect(references).toHaveLength(2);
});

test('a session whose attempt is gone with a reset customer is forgotten, and only that', async () => {
  const payment = await atP2p();
  const { reference, requestId } = await openSession(at());
  await forgetSessions(at().database);
  const left = await at().database.selectFrom('sandbox_p2p_session').select(['request_id', 'reference']).execute();
  expect(left.map(({ request_id }) => request_id)).toContain(payment.requestId);
  expect(left.map((row) => row.reference)).not.toContain(reference);
  expect((await querySession(at(), { requestId })).status).toBe(404);
});

test('a number above 2^53 is kept and found with all its digits', async () => {
  await setFault(at(), { procesador: 'p2p', falla: 'large-id', veces: '1' });
  const payment = await atP2p();
  expect(BigInt(payment.requestId)).toBeGreaterThan(2n ** 53n);
  await payment.act('aprobar', { aviso: 'before' });
  expect(await answersOf(payment.requestId)).toEqual([expect.stringMatching(/^2/)]);
  await eventually(async () => expect(await stateOf(payment)).toBe('PROCESADO'));
});

test('a second payment cancels the first at the provider; a refused cancel keeps its amount', async () => {
  for (const [falla, first] of [
    ['', 'CANCELADO'],
    ['cancel-refused', 'PENDIENTE'],
  ]) {
    const payment = await atP2p(2_539_000);
    if (falla) await setFault(at(), { procesador: 'p2p', falla });
    const { words, id } = payment;
    const next = cardPayment(id, { amount: 1_000, returnUrl: words.returnUrl, cancelUrl: words.cancelUrl });
    expect((await create(next)).status).toBe(409);
    const { status } = await create({ ...next, releasesOpen: true });
    expect([falla, status, await stateOf(payment)]).toEqual([falla, falla ? 409 : 200, first]);
  }
});

test('a refund shows as a reversal', async () => {
  const payment = await atP2p();
  await payment.act('aprobar');
  await stateOf(payment);
  const { internal_reference } = await at()
    .database.selectFrom('sandbox_p2p_payment')
    .select('internal_reference')
    .where('request_id', '=', payment.requestId)
    .executeTakeFirstOrThrow();
  await payment.staff('reembolsar', { pago: String(internal_reference), monto: '1000.00' });
  await stateOf(payment);
  await hurry(at());
  await eventually(async () => expect(await paidOf(payment)).toEqual(['100000 PROCESADO', '-100000 CANCELADO']));
});

test("the demo customer's open attempts are known there: asked about they stay, and a 'sí' ends the one that may end", async () => {
  await seedCustomers(at().database);
  const { get } = await demoCustomer(at(), '1759990045');
  const states = async () => {
    const lists = [await get(cardPayments, { id: 2103 }), await get(cardPayments, { id: 2104 })];
    return lists.map((rows) => rows.map(({ status, isUnderReview }) => [status, isUnderReview]));
  };
  for (const id of [2103, 2104]) await get(refreshCardPayments, { id });
  expect(await states()).toEqual([[['PENDIENTE', false]], [['PENDIENTE', true]]]);
  const page = `${SANDBOX_SITE}/usuario/pagos`;
  const words = cardPayment(2103, { amount: 100_000, returnUrl: page, cancelUrl: page, releasesOpen: true });
  await get(createCardPayment, words);
  expect((await states())[0]).toEqual([
    ['PENDIENTE', false],
    ['CANCELADO', false],
  ]);
});
