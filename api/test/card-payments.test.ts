import { randomUUID } from 'node:crypto';
import {
  cardPayments,
  cardProviders,
  cents,
  checkCardPayment,
  negotiation,
  payments,
  refreshCardPayments,
  type SessionUser,
} from '@vitrina/contract';
import { sql } from 'kysely';
import { render } from '../src/platform/outbox/message';
import { callAs } from './support/account';
import { call } from './support/backend';
import { cardPayment, hurry, SITE, TOTAL, useCardPayments } from './support/card-payments';
import { eventually } from './support/eventually';
import type { FakeSession } from './support/fake-providers';

jest.setTimeout(120_000);

const { backend, create, fake, purchase, open } = useCardPayments();
const database = () => backend.current.database;
const rows = (id: number) =>
  database().selectFrom('card_attempt').selectAll().where('negotiation_id', '=', id).orderBy('id').execute();
const charges = (id: number) =>
  database().selectFrom('payment').selectAll().where('negotiation_id', '=', id).orderBy('id').execute();
const check = async (user: SessionUser, id: number, attempt: string) => {
  const { answer, message } = await callAs(backend.current, user, checkCardPayment, { id, attempt });
  if (!answer) throw new Error(message);
  return answer;
};
/** So that the next question is asked although one was asked just now. */
const forgetAsked = () => database().updateTable('card_attempt').set({ asked_at: null }).execute();

test('providers are offered with the brands that both know, and the banks that defer', async () => {
  const { providers, deferringBanks } = await call(backend.current, cardProviders, {});
  expect(providers.map(({ name, title, brands }) => [name, title, brands.map(({ key }) => key)])).toEqual([
    ['p2p', 'PlacetoPay', ['VISA', 'MC', 'DN']],
    ['payme', 'Pay-me', ['VISA', 'MC', 'DN']],
  ]);
  expect(deferringBanks).toHaveLength(4);
});

describe('p2p', () => {
  test('opens a session for the exact amount, and keeps what it says with all digits', async () => {
    const { user, id } = await purchase();
    const words = cardPayment(id, { amount: 1_999_999 });
    const { answer } = await create(user, words);
    const [row] = await rows(id);
    expect(row).toMatchObject({
      state: 'PENDIENTE',
      reference: `${id}-1`,
      attempt: words.attempt,
      return_origin: SITE,
    });
    const session = fake.session(`${id}-1`);
    expect(BigInt(session.requestId) > 2n ** 53n).toBe(true);
    expect(row?.provider_reference).toBe(session.requestId);
    expect(answer).toEqual({
      ...{ kind: 'p2p', status: 'PENDIENTE' },
      address: `https://checkout.example/session/${session.requestId}`,
    });
    expect(session.sent).toMatchObject({
      ...{ locale: 'es_EC', returnUrl: words.returnUrl, cancelUrl: words.cancelUrl, ipAddress: '127.0.0.1' },
      payment: { reference: `${id}-1`, amount: { currency: 'USD', total: '19999.99' } },
      buyer: { documentType: 'CI', document: '1710034065', email: user.email },
    });
    const expires = new Date(String(session.sent.expiration)).getTime() - (row?.created_at.getTime() ?? 0);
    expect(expires).toBe(30 * 60_000);
  });

  test('the same submit, five times at once and again later, opens one session and has one address', async () => {
    const { user, id } = await purchase();
    fake.faults.create = (_response, answer) => setTimeout(answer, 300);
    const words = cardPayment(id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(user, words)));
    answers.push(await create(user, words));
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect([fake.calls.create, (await rows(id)).length]).toEqual([1, 1]);
  });

  test('a submit that has ended answers its state, and one with other data is refused', async () => {
    const { user, id } = await purchase();
    const words = cardPayment(id);
    await create(user, words);
    expect(await create(user, { ...words, form: { isHolder: true, amount: cents(1) } })).toMatchObject({ status: 422 });
    const session = fake.session(`${id}-1`);
    fake.pay(session);
    fake.end(session, 'APPROVED');
    await check(user, id, words.attempt);
    expect((await create(user, words)).answer).toEqual({ kind: 'p2p', status: 'PROCESADO' });
    expect(fake.calls.create).toBe(1);
  });

  test('an approval is a payment of the day that p2p says, in Ecuador, with what a receipt shows', async () => {
    const { user, id } = await purchase();
    const words = cardPayment(id);
    await create(user, words);
    const session = fake.session(`${id}-1`);
    fake.pay(session, { status: 'REJECTED' });
    expect(await check(user, id, words.attempt)).toMatchObject({ status: 'PENDIENTE', approved: 0, kind: 1 });
    fake.pay(session);
    fake.end(session, 'APPROVED');
    await forgetAsked();
    const state = await check(user, id, words.attempt);
    const [charge] = await charges(id);
    expect(state).toMatchObject({ status: 'PROCESADO', approved: 100_000, paymentId: charge?.id });
    expect(state).not.toHaveProperty('address');
    // 23:50 in Ecuador is the next day in UTC.
    expect(charge).toMatchObject({ paid_on: '2026-11-29', amount_cents: 100_000, status: 'PROCESADO' });
    expect(charge?.provider_details).toEqual({
      ...{ brand: 'VISA', lastDigits: '1111', authorization: '000042', issuer: 'BANCO DE PRUEBA' },
      ...{ receipt: '000012', deferral: 'D', installments: '6' },
    });
    const { answer } = await callAs(backend.current, user, payments, { id });
    expect(answer).toMatchObject([{ amount: 100_000, status: 'PROCESADO', method: 'Tarjeta' }]);
  });

  test('money in another currency is not counted: the attempt stays open, and staff is told once', async () => {
    const { user, id } = await purchase();
    const words = cardPayment(id);
    await create(user, words);
    const session = fake.session(`${id}-1`);
    fake.pay(session, { currency: 'EUR', total: '920.00' });
    fake.end(session, 'APPROVED');
    for (let i = 0; i < 2; i++) {
      await forgetAsked();
      expect(await check(user, id, words.attempt)).toMatchObject({ status: 'PENDIENTE', approved: 0 });
    }
    expect(await charges(id)).toEqual([]);
    expect(await database().selectFrom('staff_alert').selectAll().execute()).toHaveLength(1);
    expect((await rows(id))[0]?.alerted).toEqual([expect.stringMatching(/^not counted: \d+ is approved in EUR$/)]);
  });

  test('parts of a session are counted each, and the last one ends it', async () => {
    const { user, id } = await purchase();
    const words = cardPayment(id);
    await create(user, words);
    const session = fake.session(`${id}-1`);
    fake.pay(session, { total: '400.00' });
    fake.end(session, 'APPROVED_PARTIAL', 'P0');
    expect(await check(user, id, words.attempt)).toMatchObject({ status: 'PENDIENTE', approved: 40_000 });
    fake.pay(session, { total: '600.00' });
    fake.end(session, 'APPROVED');
    await forgetAsked();
    expect(await check(user, id, words.attempt)).toMatchObject({ status: 'PROCESADO', approved: 100_000 });
    expect((await charges(id)).map(({ amount_cents }) => amount_cents)).toEqual([40_000, 60_000]);
  });

  /** What each mail of a change says, and brings. */
  async function mailed() {
    const kept = await database().selectFrom('outbox').select('content').orderBy('id').execute();
    const told = kept.flatMap(({ content }) => (content?.kind === 'purchase-change' ? [content] : []));
    const mails = await Promise.all(told.map((content) => render(database(), content, SITE)));
    return mails.map((mail) => [mail?.subject, mail?.attachments.map(({ name }) => name.replace(/-\d+\.pdf$/, ''))]);
  }
  const OWN = 'recibo-pago';
  const WHOLE = 'recibo-compra';
  const confirmed = (amount: string) => `Confirmamos tu pago con tarjeta de ${amount}`;

  test.each([
    ['oldest', (session: FakeSession) => session.payment],
    ['newest', (session: FakeSession) => session.payment.reverse()],
  ])(
    'parts that are listed %s first: a mail for each with its amount, and one receipt of all',
    async (_order, list) => {
      const { user, id } = await purchase();
      const words = cardPayment(id, { amount: TOTAL });
      await create(user, words);
      const session = fake.session(`${id}-1`);
      const ask = async (status: Parameters<typeof fake.end>[1]) => {
        fake.end(session, status);
        list(session);
        for (let i = 0; i < 2; i++) {
          await forgetAsked();
          await check(user, id, words.attempt);
        }
      };
      fake.pay(session, { total: '390.00' });
      await ask('APPROVED_PARTIAL');
      fake.pay(session, { total: '25000.00' });
      await ask('APPROVED');
      expect(await rows(id)).toMatchObject([{ state: 'PROCESADO' }]);
      expect(await mailed()).toEqual([
        [confirmed('$390.00'), [OWN]],
        [confirmed('$25,000.00'), [OWN, WHOLE]],
      ]);
    },
  );

  test('parts that make up the amount end the attempt, although the session goes on', async () => {
    const { user, id } = await purchase();
    const words = cardPayment(id, { amount: TOTAL });
    await create(user, words);
    const session = fake.session(`${id}-1`);
    fake.pay(session, { total: '390.00' });
    fake.pay(session, { total: '25000.00' });
    fake.end(session, 'APPROVED_PARTIAL');
    expect(await check(user, id, words.attempt)).toMatchObject({ status: 'PROCESADO', approved: TOTAL });
    fake.end(session, 'APPROVED');
    await forgetAsked();
    await check(user, id, words.attempt);
    expect(await mailed()).toEqual([
      [confirmed('$390.00'), [OWN]],
      [confirmed('$25,000.00'), [OWN, WHOLE]],
    ]);
  });

  test('a session that ends after a part keeps that part, frees the rest, and is told of only if that settles', async () => {
    const { user, id } = await purchase();
    const words = cardPayment(id, { amount: TOTAL });
    await create(user, words);
    const session = fake.session(`${id}-1`);
    fake.pay(session, { total: '390.00' });
    fake.end(session, 'APPROVED_PARTIAL', 'P0');
    await check(user, id, words.attempt);
    fake.end(session, 'PARTIAL_EXPIRED', 'PX');
    await forgetAsked();
    expect(await check(user, id, words.attempt)).toMatchObject({ status: 'PROCESADO', approved: 39_000 });
    expect(await mailed()).toEqual([[confirmed('$390.00'), [OWN]]]);
    const events = await database()
      .selectFrom('purchase_event')
      .select(['name', 'amount_cents'])
      .where('negotiation_id', '=', id)
      .where('name', 'like', 'approve-%')
      .orderBy('id')
      .execute();
    expect(events.map(({ name, amount_cents }) => [name, amount_cents])).toEqual([
      ['approve-part', 39_000],
      ['approve-attempt', null],
    ]);
  });

  test.each([
    ['XN', 'RECHAZADA'],
    ['MC', 'CANCELADO'],
    ['?C', 'CANCELADO'],
  ])('a session that was rejected with %s is %s, with the reason of its last try', async (reason, status) => {
    const { user, id } = await purchase();
    const words = cardPayment(id);
    await create(user, words);
    const session = fake.session(`${id}-1`);
    fake.pay(session, { status: 'REJECTED' });
    fake.end(session, 'REJECTED', reason);
    expect(await check(user, id, words.attempt)).toMatchObject({ status, reason: 'over-limit' });
    const { answer } = await callAs(backend.current, user, negotiation, { id });
    expect(answer?.purchase).toMatchObject({ balance: TOTAL });
  });

  test.each([
    [
      'refuses',
      (response: import('node:http').ServerResponse) =>
        response
          .writeHead(401)
          .end('{"status":{"status":"FAILED","reason":401,"message":"Authentication failed 103"}}'),
    ],
    [
      'says FAILED with 200',
      (response: import('node:http').ServerResponse) => response.end('{"status":{"status":"FAILED","reason":"10001"}}'),
    ],
    ['answers nothing', (response: import('node:http').ServerResponse) => response.end()],
    [
      'answers a page',
      (response: import('node:http').ServerResponse) => response.writeHead(502).end('<html>Bad gateway</html>'),
    ],
    ['hangs up', (response: import('node:http').ServerResponse) => response.destroy()],
  ])('%s: the attempt has ended, the choice is kept again, and the buyer is told', async (_how, fault) => {
    const { user, id } = await purchase();
    fake.faults.create = (response) => void fault(response);
    const words = cardPayment(id);
    expect(await create(user, words)).toMatchObject({
      ...{ status: 502, message: 'PlacetoPay no responde. Intenta de nuevo o elige otra forma de pago' },
    });
    expect(await rows(id)).toMatchObject([{ state: 'CANCELADO', provider_reference: null }]);
    const { answer } = await callAs(backend.current, user, negotiation, { id });
    expect(answer?.choice).toMatchObject({ amount: 100_000, method: 1, provider: 'p2p' });
    expect(answer?.choice?.attempt).not.toBe(words.attempt);
    expect((await create(user, words)).answer).toEqual({ kind: 'p2p', status: 'CANCELADO' });
    delete fake.faults.create;
    expect((await create(user, cardPayment(id))).answer).toMatchObject({ status: 'PENDIENTE' });
  });
});

test('what p2p refuses is an error of ours: it is not said to be silent', async () => {
  const { user, id } = await purchase();
  fake.faults.create = (response) =>
    void response.writeHead(400).end('{"status":{"status":"FAILED","reason":"request_not_valid","message":"x"}}');
  expect(await create(user, cardPayment(id))).toMatchObject({
    status: 422,
    message: 'PlacetoPay no acepta este pago. Revisa los datos de quien paga, o elige otra forma de pago',
  });
  expect(await rows(id)).toMatchObject([{ state: 'CANCELADO' }]);
});

describe('payme', () => {
  const { payme } = { payme: { provider: 'payme' } as const };

  test('opens a form with an operation number of its own, the same form again for the same submit', async () => {
    const { user, id } = await purchase();
    const words = cardPayment(id, payme);
    const { answer } = await create(user, words);
    expect(answer).toMatchObject({
      ...{ kind: 'payme', success: true, status: 'PENDIENTE', acquirerId: '123', commerceId: '4567' },
      ...{ amount: '100000', currency: '840', language: 'SP', zip: '000000', country: 'EC' },
      ...{ operationNumber: expect.stringMatching(/^\d{6}$/), reserved1: `${id}-1` },
      scriptAddress: expect.stringContaining('/VPOS2/js/modalcomercio.js'),
    });
    expect((await create(user, words)).answer).toEqual(answer);
    const second = await create(user, cardPayment(id, payme));
    expect(Number(Object(second.answer).operationNumber)).toBeGreaterThan(Number(Object(answer).operationNumber));
  });

  test('without a number left nothing is opened, and the customer goes back to the providers', async () => {
    const { user, id } = await purchase();
    const { rows: last } = await sql<{ last: string }>`select last_value as last from payme_operation`.execute(
      database(),
    );
    await sql`select setval('payme_operation', 999999)`.execute(database());
    try {
      expect(await create(user, cardPayment(id, payme))).toMatchObject({ status: 200, answer: { success: false } });
    } finally {
      await sql`select setval('payme_operation', ${last[0]?.last}::bigint)`.execute(database());
    }
    expect(await rows(id)).toEqual([]);
    expect((await create(user, cardPayment(id, payme))).answer).toMatchObject({ success: true });
  });

  test('an operation that payme does not know yet stays open, until it is authorised', async () => {
    const { user, id } = await purchase();
    const words = cardPayment(id, payme);
    const { answer } = await create(user, words);
    const number = String(Object(answer).operationNumber);
    expect(await check(user, id, words.attempt)).toMatchObject({ status: 'PENDIENTE' });
    fake.operations.set(number, {
      ...{ result: '3', errorCode: '00', purchaseAmount: '100000', txDateTime: '29/11/2026 235031' },
    });
    await forgetAsked();
    expect(await check(user, id, words.attempt)).toMatchObject({ status: 'PROCESADO', approved: 100_000 });
    expect(await charges(id)).toMatchObject([
      {
        ...{ provider_reference: number, paid_on: '2026-11-29' },
        provider_details: {
          brand: 'MC',
          lastDigits: '2222',
          authorization: '123456',
          kind: 'CREDIT',
          issuer: 'BANCO DE PRUEBA',
        },
      },
    ]);
  });

  test.each([
    ['another amount', { purchaseAmount: '1' }],
    ['another currency', { purchaseAmount: '100000', purchaseCurrencyCode: '604' }],
  ])('%s is not counted, and staff is told', async (_what, change) => {
    const { user, id } = await purchase();
    const words = cardPayment(id, payme);
    const { answer } = await create(user, words);
    fake.operations.set(String(Object(answer).operationNumber), { result: '3', errorCode: '00', ...change });
    expect(await check(user, id, words.attempt)).toMatchObject({ status: 'PENDIENTE', approved: 0 });
    expect(await database().selectFrom('staff_alert').selectAll().execute()).toHaveLength(1);
  });

  test('denied with the reason of its code; a result that nobody knows is pending', async () => {
    const { user, id } = await purchase();
    const words = cardPayment(id, payme);
    const { answer } = await create(user, words);
    const number = String(Object(answer).operationNumber);
    fake.operations.set(number, { result: '9', errorCode: '00', purchaseAmount: '100000' });
    expect(await check(user, id, words.attempt)).toMatchObject({ status: 'PENDIENTE' });
    fake.operations.set(number, { result: '2', errorCode: '91', purchaseAmount: '100000' });
    await forgetAsked();
    expect(await check(user, id, words.attempt)).toMatchObject({ status: 'RECHAZADA', reason: 'issuer-down' });
  });

  test('does not expire while payme does not answer: it is asked on', async () => {
    const { user, id } = await purchase();
    await create(user, cardPayment(id, payme));
    await database()
      .updateTable('card_attempt')
      .set({ created_at: new Date(Date.now() - 40 * 60_000) })
      .execute();
    fake.faults.payme = (response) => void response.destroy();
    await hurry(backend.current);
    const [before] = await rows(id);
    // The next link stands once what followed from the question is written.
    await eventually(async () => {
      expect(fake.calls.payme).toBeGreaterThan(0);
      expect((await rows(id))[0]?.ask_at?.getTime()).toBeGreaterThan(before?.ask_at?.getTime() ?? 0);
    });
    delete fake.faults.payme;
    expect(await rows(id)).toMatchObject([{ state: 'PENDIENTE', ask_at: expect.any(Date) }]);
    await eventually(async () => {
      await hurry(backend.current);
      expect(await rows(id)).toMatchObject([{ state: 'EXPIRADO' }]);
    });
  });

  test('expires by the job half an hour after it was opened, and an approval counts even then', async () => {
    const { user, id } = await purchase();
    const words = cardPayment(id, payme);
    const { answer } = await create(user, words);
    await database()
      .updateTable('card_attempt')
      .set({ created_at: new Date(Date.now() - 30 * 60_000) })
      .execute();
    await hurry(backend.current);
    await eventually(async () => expect(await rows(id)).toMatchObject([{ state: 'EXPIRADO' }]));
    const number = String(Object(answer).operationNumber);
    fake.operations.set(number, { result: '3', errorCode: '00', purchaseAmount: '100000' });
    await eventually(async () => {
      await hurry(backend.current);
      expect(await rows(id)).toMatchObject([{ state: 'PROCESADO' }]);
    });
  });
});

describe('gates', () => {
  test.each([
    ['https://evil.example/usuario/pagos', 400],
    ['https://www.condor.example.evil.example/', 400],
    ['https://user@www.condor.example/', 400],
    ['javascript:alert(1)', 400],
    ['/usuario/pagos', 400],
    // The standalone origin is for the sandbox, which this server is none.
    ['http://localhost:48530/usuario/pagos', 400],
    [`${SITE}/usuario/pagos`, 200],
  ])('leads back to %s: %i', async (returnUrl, status) => {
    const { user, id } = await purchase();
    expect((await create(user, cardPayment(id, { returnUrl }))).status).toBe(status);
    expect((await create(user, cardPayment(id, { cancelUrl: returnUrl, amount: 1 }))).status).toBe(status);
  });

  test('another customer’s purchase is not found, and neither are its card payments', async () => {
    const { user, id } = await purchase();
    const words = cardPayment(id);
    await create(user, words);
    const other = await open({ identification: '0912345675', email: 'otra@example.com' });
    expect((await create(other, cardPayment(id))).status).toBe(404);
    expect((await create(other, words)).status).toBe(404);
    const asked = [
      await callAs(backend.current, other, cardPayments, { id }),
      await callAs(backend.current, other, refreshCardPayments, { id }),
      await callAs(backend.current, other, checkCardPayment, { id, attempt: words.attempt }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(fake.calls).toMatchObject({ create: 1, query: 0 });
  });

  test('a purchase whose data are not complete, or that is not payable, opens nothing', async () => {
    const undecided = await purchase({ decided: undefined as never });
    expect(await create(undecided.user, cardPayment(undecided.id))).toMatchObject({
      ...{ status: 422, message: 'Completa tu información personal primero' },
    });
  });

  test('amounts: nothing, and above the balance', async () => {
    const { user, id } = await purchase();
    expect(await create(user, cardPayment(id, { amount: 0 }))).toMatchObject({ status: 422 });
    expect(await create(user, cardPayment(id, { amount: TOTAL + 1 }))).toMatchObject({
      ...{ status: 422, message: 'El monto supera el saldo por pagar' },
    });
    expect((await create(user, cardPayment(id, { amount: TOTAL }))).status).toBe(200);
  });

  const third = {
    ...{ isHolder: false, identityType: 3, identification: '0912345675', surnames: 'Guamán Peña' },
    ...{ firstNames: 'Rosa Elvira', mobile: '0987654321', email: 'rosa@example.com' },
  };
  test('a third party pays in their own name', async () => {
    const { user, id } = await purchase();
    expect((await create(user, cardPayment(id, { form: third }))).status).toBe(200);
    expect(fake.session(`${id}-1`).sent.buyer).toEqual({
      ...{ documentType: 'CI', document: '0912345675', name: 'Rosa Elvira', surname: 'Guamán Peña' },
      ...{ email: 'rosa@example.com', mobile: '+593987654321' },
    });
  });

  test.each([
    ['identityType', undefined, 'Elige el tipo de identificación de quien paga'],
    ['identification', '0912345670', 'El número de identificación no es válido'],
    ['surnames', '', 'Los apellidos solo pueden tener letras y espacios'],
    ['firstNames', 'R2', 'Los nombres solo pueden tener letras y espacios'],
    ['mobile', '022345678', 'El número de celular no es válido'],
    ['email', 'rosa', 'El correo electrónico no es válido'],
  ])('a third party’s %s is checked', async (field, value, message) => {
    const { user, id } = await purchase();
    const form = { ...third, [field]: value };
    expect(await create(user, cardPayment(id, { form: form as typeof third }))).toMatchObject({ status: 422, message });
    expect(await rows(id)).toEqual([]);
  });
});

describe('an amount that another payment reserves', () => {
  const half = Math.ceil(TOTAL / 2) + 1;

  test('is a conflict that names it; after the customer’s sí p2p is cancelled, and the new one goes on', async () => {
    const { user, id } = await purchase();
    const first = cardPayment(id, { amount: half });
    await create(user, first);
    const second = cardPayment(id, { amount: half });
    const { status, message } = await create(user, second);
    expect([status, message]).toEqual([
      409,
      `Tu pago con tarjeta ${id}-1 está pendiente y reserva $12,695.01. Ahora puedes pagar hasta $12,694.99. Para hacer este pago hay que cancelarlo`,
    ]);
    expect((await create(user, { ...second, releasesOpen: true })).answer).toMatchObject({ status: 'PENDIENTE' });
    expect(fake.session(`${id}-1`)).toMatchObject({ status: 'REJECTED', reason: 'MC' });
    expect((await rows(id)).map(({ state }) => state)).toEqual(['CANCELADO', 'PENDIENTE']);
  });

  test('several are all named, and the sí ends all, also where the amount would fit beside them', async () => {
    const { user, id } = await purchase();
    for (const amount of [half, 100, 200]) await create(user, cardPayment(id, { amount }));
    const { status, message } = await create(user, cardPayment(id, { amount: half }));
    expect([status, message]).toEqual([
      409,
      `Tus pagos con tarjeta ${id}-1, ${id}-2 y ${id}-3 están pendientes y reservan $12,698.01. Ahora puedes pagar hasta $12,691.99. Para hacer este pago hay que cancelarlos`,
    ]);
    expect((await create(user, cardPayment(id, { amount: 100, releasesOpen: true }))).status).toBe(200);
    expect((await rows(id)).map(({ state }) => state)).toEqual(['CANCELADO', 'CANCELADO', 'CANCELADO', 'PENDIENTE']);
  });

  test('stays while what the sí is for would be refused anyway', async () => {
    const { user, id } = await purchase();
    await create(user, cardPayment(id, { amount: half }));
    const refused = [
      { amount: TOTAL + 1 },
      { amount: 0 },
      { form: { isHolder: false } },
      { returnUrl: 'https://x.ec/' },
    ];
    for (const change of refused) {
      expect((await create(user, cardPayment(id, { ...change, releasesOpen: true }))).status).toBeGreaterThanOrEqual(
        400,
      );
    }
    expect((await rows(id)).map(({ state }) => state)).toEqual(['PENDIENTE']);
    expect(fake.calls.cancel).toBe(0);
  });

  test('a sí that is sent three times at once ends the others, and not its own attempt', async () => {
    const { user, id } = await purchase();
    await create(user, cardPayment(id, { amount: half }));
    const words = cardPayment(id, { amount: half, releasesOpen: true });
    const answers = await Promise.all([1, 2, 3].map(() => create(user, words)));
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect((await rows(id)).map(({ state }) => state)).toEqual(['CANCELADO', 'PENDIENTE']);
  });

  test('stays reserved while p2p refuses to cancel, and the buyer reads what is free and for how long', async () => {
    const { user, id } = await purchase();
    await create(user, cardPayment(id, { amount: half }));
    fake.faults.cancel = (response) =>
      void response.writeHead(400).end('{"status":{"status":"FAILED","reason":"request_not_valid"}}');
    const { status, message } = await create(user, cardPayment(id, { amount: half, releasesOpen: true }));
    expect(status).toBe(409);
    expect(message).toMatch(
      new RegExp(
        `^Ahora puedes pagar hasta \\$12,694.99. Tu pago con tarjeta ${id}-1 reserva el resto hasta las \\d\\d:\\d\\d$`,
      ),
    );
    expect((await create(user, cardPayment(id, { amount: TOTAL - half }))).status).toBe(200);
  });

  test('is paid after all if p2p says so when it refuses to cancel', async () => {
    const { user, id } = await purchase();
    await create(user, cardPayment(id, { amount: half }));
    const session = fake.session(`${id}-1`);
    fake.pay(session);
    fake.end(session, 'APPROVED');
    const { status, message } = await create(user, cardPayment(id, { amount: half, releasesOpen: true }));
    expect([status, message]).toEqual([422, 'El monto supera el saldo por pagar']);
    expect(await charges(id)).toMatchObject([{ amount_cents: half, status: 'PROCESADO' }]);
  });

  test('of payme is free if payme does not know the operation or has denied it, and else stays reserved', async () => {
    const { user, id } = await purchase();
    const payme = { provider: 'payme', amount: half } as const;
    await create(user, cardPayment(id, payme));
    const second = await create(user, cardPayment(id, { ...payme, releasesOpen: true }));
    expect(second.status).toBe(200);
    fake.operations.set(String(Object(second.answer).operationNumber), {
      ...{ result: '1', errorCode: '', purchaseAmount: String(half) },
    });
    expect((await create(user, cardPayment(id, { ...payme, releasesOpen: true }))).status).toBe(409);
    fake.faults.payme = (response) => void response.end('{"errorCode":"96","result":""}');
    expect((await create(user, cardPayment(id, { ...payme, releasesOpen: true }))).status).toBe(409);
    expect((await rows(id)).map(({ state }) => state)).toEqual(['CANCELADO', 'PENDIENTE']);
  });

  test('two tabs that pay the last balance at once: one opens, the other is told of it', async () => {
    const { user, id } = await purchase();
    const both = await Promise.all([1, 2].map(() => create(user, cardPayment(id, { amount: TOTAL }))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.message).toContain(`${id}-1`);
    expect(fake.calls.create).toBe(1);
  });
});

test('the list has the card payments of both, newest first, with until when they reserve', async () => {
  const { user, id } = await purchase();
  await create(user, cardPayment(id));
  await create(user, cardPayment(id, { provider: 'payme', amount: 200 }));
  const list = async () => (await callAs(backend.current, user, cardPayments, { id })).answer ?? [];
  const all = await list();
  expect(all.map(({ reference, provider, amount }) => [reference, provider, amount])).toEqual([
    [`${id}-2`, 'payme', 200],
    [`${id}-1`, 'p2p', 100_000],
  ]);
  for (const { reservedUntil, isUnderReview } of all) {
    expect([new Date(reservedUntil ?? 0) > new Date(), isUnderReview]).toEqual([true, false]);
  }
  await database()
    .updateTable('card_attempt')
    .set({ expires_at: new Date(Date.now() - 61_000) })
    .where('provider', '=', 'p2p')
    .execute();
  const [, reviewed] = await list();
  expect(reviewed).toMatchObject({ isUnderReview: true, status: 'PENDIENTE' });
  expect(reviewed).not.toHaveProperty('reservedUntil');
});

describe('how many card payments a purchase may have', () => {
  const payme = { provider: 'payme', amount: 1 } as const;
  const endAll = (id: number, but = '') =>
    database()
      .updateTable('card_attempt')
      .set({ state: 'CANCELADO', ended_at: new Date() })
      .where('negotiation_id', '=', id)
      .where('reference', '<>', but)
      .execute();

  test('five that are open: of two that come at once for the last place one is refused', async () => {
    const { user, id } = await purchase();
    for (let i = 0; i < 4; i++) await create(user, cardPayment(id, payme));
    const both = await Promise.all([1, 2].map(() => create(user, cardPayment(id, payme))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(both.find(({ status }) => status === 422)?.message).toMatch(/^Tienes 5 pagos con tarjeta sin terminar/);
    expect(await rows(id)).toHaveLength(5);
    // payme knows none of them: the sí ends all.
    expect((await create(user, cardPayment(id, { ...payme, releasesOpen: true }))).status).toBe(200);
  });

  test('twenty a day, of which yesterday’s are none; and a sí that would be refused ends nothing', async () => {
    const { user, id } = await purchase();
    for (let i = 0; i < 19; i++) {
      expect((await create(user, cardPayment(id, payme))).status).toBe(200);
      await endAll(id);
    }
    const both = await Promise.all([1, 2].map(() => create(user, cardPayment(id, payme))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await create(user, cardPayment(id, { ...payme, releasesOpen: true }))).toMatchObject({
      ...{ status: 422, message: expect.stringMatching(/^Hoy ya empezaste 20 pagos con tarjeta/) },
    });
    expect((await rows(id)).filter(({ state }) => state === 'PENDIENTE')).toHaveLength(1);
    await database()
      .updateTable('card_attempt')
      .set({ created_at: new Date(Date.now() - 24 * 3600_000) })
      .where('reference', '=', `${id}-1`)
      .execute();
    expect((await create(user, cardPayment(id, payme))).status).toBe(200);
  });

  test('one that its provider did not open takes no place of the day', async () => {
    const { user, id } = await purchase();
    fake.faults.create = (response) => void response.writeHead(500).end();
    for (let i = 0; i < 20; i++) expect((await create(user, cardPayment(id))).status).toBe(502);
    delete fake.faults.create;
    expect((await create(user, cardPayment(id))).status).toBe(200);
  });

  test('a refresh asks about ten at the most, the open ones first', async () => {
    const { user, id } = await purchase();
    for (let i = 0; i < 12; i++) {
      await create(user, cardPayment(id, payme));
      await endAll(id, `${id}-1`);
    }
    expect((await callAs(backend.current, user, refreshCardPayments, { id })).status).toBe(200);
    const asked = (await rows(id)).filter(({ asked_at }) => asked_at !== null);
    expect(asked.map(({ reference }) => reference)).toEqual(
      [1, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((number) => `${id}-${number}`),
    );
  });
});

test('refresh asks both providers, and says so when none answers', async () => {
  const { user, id } = await purchase();
  await create(user, cardPayment(id));
  await create(user, cardPayment(id, { provider: 'payme' }));
  const refresh = () => callAs(backend.current, user, refreshCardPayments, { id });
  expect((await refresh()).status).toBe(200);
  expect([fake.calls.query, fake.calls.payme]).toEqual([1, 1]);
  // Nobody is asked again at once, however often the button is pressed.
  await refresh();
  expect([fake.calls.query, fake.calls.payme]).toEqual([1, 1]);
  await forgetAsked();
  fake.faults.query = (response) => void response.destroy();
  expect((await refresh()).status).toBe(200);
  await forgetAsked();
  fake.faults.payme = (response) => void response.writeHead(500).end('{}');
  expect(await refresh()).toMatchObject({
    ...{ status: 503, message: 'El procesador de tarjetas no responde. Intenta de nuevo en unos minutos' },
  });
});

test('an attempt of nobody is not found', async () => {
  const { user, id } = await purchase();
  const { status } = await callAs(backend.current, user, checkCardPayment, { id, attempt: randomUUID() });
  expect(status).toBe(404);
});
