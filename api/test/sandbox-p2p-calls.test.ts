import { P2P_CREDENTIALS } from '../src/sandbox/provider-credentials';
import { serve, useBackend } from './support/backend';
import type { OpenSession } from './support/sandbox-client';
import {
  authOf,
  openPage,
  openSession,
  press,
  querySession,
  reversePayment,
  sessionBody,
  tell,
  textIn,
} from './support/sandbox-client';
import { sessionActs } from './support/sandbox-session';

const held = useBackend({ SANDBOX: 'on' });
const at = () => held.current;
const { stateOf, act, staff } = sessionActs(at);
const CREATE = '/sandbox/p2p/api/session';

describe('authentication', () => {
  const long = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  test.each<[string, () => unknown, number]>([
    ['none', () => undefined, 100],
    ['no login', () => authOf({ login: undefined }), 100],
    ['no tranKey', () => authOf({ tranKey: '' }), 100],
    ['no nonce', () => authOf({ nonce: undefined }), 100],
    ['no seed', () => ({ ...authOf(), seed: undefined }), 100],
    ['a number for a nonce', () => authOf({ nonce: 7 }), 100],
    ['another login', () => authOf({ login: 'otro' }), 101],
    ['another key', () => authOf({}, 'otra'), 102],
    ['a key with a line end', () => authOf({}, `${P2P_CREDENTIALS.secretKey}\n`), 102],
    ['another nonce', () => authOf({ nonce: 'OTI3MzQyMTk3' }), 102],
    ['a seed that is no time', () => authOf({ seed: 'ayer' }), 103],
    ['a clock six minutes ahead', () => authOf({ seed: long(6) }), 103],
    ['a clock six minutes behind', () => authOf({ seed: long(-6) }), 103],
  ])('%s is refused', async (_name, auth, number) => {
    const { status, json } = await tell(at(), CREATE, sessionBody({ auth: auth() }));
    expect([status, json.status]).toEqual([
      401,
      {
        status: 'FAILED',
        reason: 401,
        message: `Authentication failed ${number}`,
        date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-05:00$/),
      },
    ]);
  });

  test('every call asks for it', async () => {
    const session = await openSession(at());
    for (const path of [
      `${CREATE}/${session.requestId}`,
      `${CREATE}/${session.requestId}/cancel`,
      '/sandbox/p2p/api/reverse',
    ]) {
      expect((await tell(at(), path, {})).json.status.message).toBe('Authentication failed 100');
    }
    expect(await stateOf(session)).toBe('PENDING PT');
  });

  test('a clock four minutes off is taken', async () => {
    const auth = authOf({ seed: long(-4) });
    expect((await tell(at(), CREATE, sessionBody({ auth }))).status).toBe(200);
  });
});

describe('a session is made', () => {
  const buyer = sessionBody().buyer as Record<string, unknown>;
  const payment = (changes: Record<string, unknown>) => ({ ...(sessionBody().payment as object), ...changes });
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

  test('with a number, an address for the buyer, and what no document names', async () => {
    const { status, json, text } = await tell(at(), CREATE, sessionBody());
    expect([status, json.status.status, json.status.reason]).toEqual([200, 'OK', 'PC']);
    expect(json.requestId).toMatch(/^\d+$/);
    expect(json.processUrl).toMatch(
      new RegExp(`^http://localhost:8080/sandbox/p2p/session/${json.requestId}/[\\da-f]{32}$`),
    );
    // Unknown properties, and in another order than the documents'.
    expect(text.indexOf('_sandbox')).toBe(2);
    expect(text.indexOf('processUrl')).toBeLessThan(text.indexOf('"status"'));
  });

  test('and the query repeats its request without the authentication', async () => {
    const body = sessionBody({ skipResult: true });
    const { json } = await tell(at(), CREATE, body);
    const told = await querySession(at(), { requestId: json.requestId ?? '' });
    const { auth: _auth, ...request } = body;
    expect(told.json).toMatchObject({
      requestId: json.requestId,
      status: { status: 'PENDING', reason: 'PT', message: 'La petición se encuentra pendiente' },
      request,
      payment: null,
      subscription: null,
    });
    expect(told.json.request).not.toHaveProperty('auth');
  });

  test.each<[string, () => Record<string, unknown>, string]>([
    ['no locale', () => ({ locale: undefined }), 'request_not_valid'],
    ['a reference of 33', () => ({ payment: payment({ reference: 'x'.repeat(33) }) }), 'request_not_valid'],
    ['a reference with an accent', () => ({ payment: payment({ reference: 'señal' }) }), 'request_not_valid'],
    ['no reference', () => ({ payment: payment({ reference: undefined }) }), 'request_not_valid'],
    ['a description of 251', () => ({ payment: payment({ description: 'x'.repeat(251) }) }), 'request_not_valid'],
    [
      'an amount as text',
      () => ({ payment: payment({ amount: { currency: 'USD', total: '10.00' } }) }),
      'request_not_valid',
    ],
    [
      'a sum of floats',
      () => ({ payment: payment({ amount: { currency: 'USD', total: 33636.610000000001 + 1e-9 } }) }),
      'request_not_valid',
    ],
    [
      'an amount of nothing',
      () => ({ payment: payment({ amount: { currency: 'USD', total: 0 } }) }),
      'request_not_valid',
    ],
    ['another currency', () => ({ payment: payment({ amount: { currency: 'COP', total: 10 } }) }), 'request_not_valid'],
    ['51 items', () => ({ payment: payment({ items: Array(51).fill({}) }) }), 'request_not_valid'],
    ['a keyword of 51', () => ({ fields: [{ keyword: 'x'.repeat(51), value: '' }] }), 'request_not_valid'],
    ['51 fields', () => ({ fields: Array(51).fill({ keyword: 'a', value: 'b' }) }), 'request_not_valid'],
    ['an expiration in four minutes', () => ({ expiration: soon(4) }), 'request_not_valid'],
    ['an expiration without a zone', () => ({ expiration: '2099-01-01T00:00:00' }), 'request_not_valid'],
    ['no address to go back to', () => ({ returnUrl: undefined }), 'request_not_valid'],
    ['an address of 256', () => ({ returnUrl: `https://a.example/${'x'.repeat(239)}` }), 'request_not_valid'],
    ['no ip address', () => ({ ipAddress: 'aquí' }), 'request_not_valid'],
    ['no browser', () => ({ userAgent: '' }), 'request_not_valid'],
    ['a name of 61', () => ({ buyer: { ...buyer, name: 'x'.repeat(61) } }), 'request_not_valid'],
    ['a document of nine digits', () => ({ buyer: { ...buyer, document: '171003406' } }), 'request_not_valid'],
    ['a document of no type', () => ({ buyer: { ...buyer, documentType: undefined } }), 'request_not_valid'],
    [
      'a payer with a long e-mail',
      () => ({ payer: { ...buyer, email: `${'x'.repeat(70)}@example.com` } }),
      'payer_data_not_valid',
    ],
    ['a payer without an e-mail', () => ({ payer: { ...buyer, email: undefined } }), 'payer_data_not_valid'],
    [
      'a payer called like a card',
      () => ({ payer: { ...buyer, name: '4111 1111 1111 1111' } }),
      'payer_data_not_valid',
    ],
    ['a payer with a long name', () => ({ payer: { ...buyer, name: 'x'.repeat(61) } }), 'payer_data_not_valid'],
  ])('not with %s', async (_name, changes, reason) => {
    const { status, json } = await tell(at(), CREATE, sessionBody(changes()));
    expect([status, json.status.status, json.status.reason]).toEqual([400, 'FAILED', reason]);
  });

  test('not with a reference that was used', async () => {
    const { reference } = await openSession(at());
    const { status, json } = await tell(at(), CREATE, sessionBody({ payment: payment({ reference }) }));
    expect([status, json.status.reason]).toEqual([400, 'request_not_valid']);
  });

  test('of a buyer, what is too long or wrong is removed or cut in silence', async () => {
    const changes = {
      buyer: {
        ...buyer,
        email: `${'x'.repeat(70)}@example.com`,
        surname: '4111111111111111',
        address: { street: 'ñ'.repeat(130), city: 'x'.repeat(31), postalCode: '12345678901' },
      },
      fields: [
        { keyword: 'a', value: '1' },
        { keyword: 'a', value: '2' },
      ],
    };
    const { json } = await querySession(at(), await openSession(at(), changes));
    expect(json.request?.buyer).not.toHaveProperty('email');
    expect(json.request?.buyer).not.toHaveProperty('surname');
    expect(json.request?.buyer?.address).toEqual({
      street: 'ñ'.repeat(128),
      city: 'x'.repeat(30),
      postalCode: '1234567890',
    });
    expect(json.request?.fields).toEqual([{ keyword: 'a', value: '1' }]);
  });

  test('without an expiration it lasts half an hour', async () => {
    const { json } = await querySession(at(), await openSession(at(), { expiration: undefined }));
    const minutes = (Date.parse(json.request?.expiration ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
  });
});

describe('a refund', () => {
  const paid = async () => {
    const session = await openSession(at());
    await act(session, 'aprobar');
    const { json } = await querySession(at(), session);
    return { session, internalReference: json.payment?.[0]?.internalReference ?? 0 };
  };
  const isRefunded = async (session: OpenSession) => {
    const { json } = await querySession(at(), session);
    return [json.status.status, json.payment?.[0]?.refunded];
  };

  test('shows in the try alone: the session stays approved', async () => {
    const { session, internalReference } = await paid();
    const { status, json } = await reversePayment(at(), { internalReference });
    expect([status, json.status.status, json.payment?.status.status]).toEqual([200, 'APPROVED', 'APPROVED']);
    expect(await isRefunded(session)).toEqual(['APPROVED', true]);
    const again = await reversePayment(at(), { internalReference });
    expect([again.status, again.json.status.message]).toEqual([400, 'La transacción ya ha sido reembolsada']);
  });

  test('comes in parts once the payment is settled', async () => {
    const { session, internalReference } = await paid();
    const part = { internalReference, amount: { currency: 'USD', total: 100.5 } };
    expect((await reversePayment(at(), part)).json.status.message).toMatch(/no ha sido conciliada/);
    expect(await isRefunded(session)).toEqual(['APPROVED', false]);
    await at()
      .database.updateTable('sandbox_p2p_payment')
      .set({ at: new Date(Date.now() - 24 * 3600_000) })
      .where('internal_reference', '=', internalReference)
      .execute();
    expect((await reversePayment(at(), part)).status).toBe(200);
    expect(await isRefunded(session)).toEqual(['APPROVED', true]);
    const rest = { internalReference, amount: { currency: 'USD', total: 33536.11 } };
    expect((await reversePayment(at(), { ...rest, amount: { total: 33536.12 } })).status).toBe(400);
    expect((await reversePayment(at(), rest)).status).toBe(200);
    expect((await reversePayment(at(), part)).status).toBe(400);
  });

  test.each([
    ['nothing', {}],
    ['a payment that does not exist', { internalReference: 1 }],
    ['another action', { internalReference: 1, action: 'checkout' }],
  ])('of %s is refused', async (_name, body) => expect((await reversePayment(at(), body)).status).toBe(400));

  test('of a rejected try is refused', async () => {
    const session = await openSession(at());
    await act(session, 'rechazar');
    const { json } = await querySession(at(), session);
    const internalReference = json.payment?.[0]?.internalReference;
    expect((await reversePayment(at(), { internalReference })).status).toBe(400);
  });

  test('is also what a person does, in parts', async () => {
    const { session, internalReference } = await paid();
    const fields = { pago: String(internalReference), monto: '1,000.00' };
    expect((await staff(session, 'reembolsar', fields)).status).toBe(303);
    expect(await isRefunded(session)).toEqual(['APPROVED', true]);
    expect((await staff(session, 'reembolsar', { ...fields, monto: 'mucho' })).status).toBe(400);
    expect((await staff(session, 'reembolsar', { ...fields, monto: '99999' })).status).toBe(409);
    expect(textIn((await openPage(at(), `/sandbox/pagos/p2p/${session.requestId}`)).html)).toContain(
      'máximo $32,636.61',
    );
  });
});

test('sessions survive a restart', async () => {
  const first = await serve({ SANDBOX: 'on' });
  const session = await openSession(first);
  await press(first, session.page, { accion: 'revision' });
  await first.stop();
  const second = await serve({ SANDBOX: 'on', DATABASE_URL: first.databaseUrl });
  try {
    expect((await querySession(second, session)).json.payment).toHaveLength(1);
    expect((await openPage(second, session.page)).status).toBe(200);
  } finally {
    await second.stop();
  }
});
