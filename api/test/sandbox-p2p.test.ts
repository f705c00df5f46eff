import { sql } from 'kysely';
import { P2P_CREDENTIALS } from '../src/sandbox/provider-credentials';
import { type Served, serve, useBackend } from './support/backend';
import { eventually } from './support/eventually';
import {
  authOf,
  cancelSession,
  type OpenSession,
  openPage,
  openSession,
  press,
  querySession,
  reversePayment,
  sessionBody,
  tell,
  textIn,
} from './support/sandbox-client';

const held = useBackend({ SANDBOX: 'on' });
const at = () => held.current;
const CREATE = '/sandbox/p2p/api/session';

const stateOf = async (session: OpenSession) => {
  const { json } = await querySession(at(), session);
  return `${json.status.status} ${json.status.reason}`;
};
const act = (session: OpenSession, accion: string, more: Record<string, string> = {}) =>
  press(at(), session.page, { accion, aviso: 'never', ...more });
const staff = (session: OpenSession, accion: string, more: Record<string, string> = {}) =>
  press(at(), `/sandbox/pagos/p2p/${session.requestId}`, { accion, aviso: 'never', ...more });
const postsOf = ({ requestId }: OpenSession) =>
  at().database.selectFrom('sandbox_post').selectAll().where('subject', '=', requestId).orderBy('id').execute();
const expire = ({ requestId }: OpenSession) =>
  at()
    .database.updateTable('sandbox_p2p_session')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('request_id', '=', requestId)
    .execute();

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

describe('the buyer', () => {
  test('sees what is paid, to whom and until when, in a page on which nothing runs', async () => {
    const session = await openSession(at());
    const { status, html, headers } = await openPage(at(), session.page);
    expect(status).toBe(200);
    expect(textIn(html)).toMatch(/\$33,636\.61.*Cóndor Motors del Ecuador.*en 30 min/);
    expect(textIn(html)).toContain(session.reference);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'.*form-action 'self' https:\/\/tienda\.example$/,
    );
    expect(html).not.toMatch(/<script|style="|\son\w+="/);
  });

  test.each(['/sandbox/p2p/session/1/x', '/sandbox/p2p/session/abc/x', '/sandbox/p2p/session/99999999999999999999/x'])(
    'finds no session at %s',
    async (path) => expect((await openPage(at(), path)).status).toBe(404),
  );

  test('needs the whole address', async () => {
    const { requestId } = await openSession(at());
    expect((await openPage(at(), `/sandbox/p2p/session/${requestId}/${'0'.repeat(32)}`)).status).toBe(404);
  });

  test('pays: one try of the whole amount, and the session is final', async () => {
    const session = await openSession(at());
    expect((await act(session, 'aprobar')).status).toBe(200);
    const { json } = await querySession(at(), session);
    expect(json.status).toMatchObject({ status: 'APPROVED', reason: '00' });
    expect(json.payment).toEqual([
      expect.objectContaining({
        status: expect.objectContaining({ status: 'APPROVED', reason: '00' }),
        internalReference: expect.any(Number),
        reference: session.reference,
        amount: { from: { currency: 'USD', total: 33636.61 }, to: { currency: 'USD', total: 33636.61 }, factor: 1 },
        refunded: false,
        authorization: expect.stringMatching(/^\d{6}$/),
      }),
    ]);
    await act(session, 'rechazar');
    await act(session, 'cancelar');
    expect((await querySession(at(), session)).json).toEqual(json);
  });

  test('goes back by herself, or at once with skipResult; and not if she closes the page', async () => {
    const returnUrl = 'https://tienda.example/vuelta?intento=1';
    const patient = await openSession(at(), { returnUrl });
    const page = await act(patient, 'aprobar');
    expect([page.status, page.html.includes(`href="${returnUrl}"`)]).toEqual([200, true]);
    const hasty = await openSession(at(), { returnUrl, skipResult: true });
    expect(await act(hasty, 'rechazar')).toMatchObject({ status: 200 });
    expect(await act(hasty, 'aprobar')).toMatchObject({ status: 303, to: returnUrl });
    const gone = await openSession(at(), { returnUrl, skipResult: true });
    const closed = await act(gone, 'aprobar', { quedarse: 'si' });
    expect([closed.status, closed.to]).toEqual([200, null]);
    expect(await stateOf(gone)).toBe('APPROVED 00');
  });

  test.each(['61', '65', '51', 'ZZ'])('is rejected for %s, and the session goes on', async (motivo) => {
    const session = await openSession(at());
    await act(session, 'rechazar', { motivo });
    const { json } = await querySession(at(), session);
    expect([json.status.status, json.payment?.map((each) => each.status.reason)]).toEqual(['PENDING', [motivo]]);
    await act(session, 'aprobar');
    const paid = (await querySession(at(), session)).json;
    expect(paid.status.status).toBe('APPROVED');
    expect(paid.payment?.map((each) => each.status.status)).toEqual(['APPROVED', 'REJECTED']);
  });

  test('may be rejected nine times; the tenth ends the session', async () => {
    const session = await openSession(at());
    for (let index = 0; index < 9; index++) await act(session, 'rechazar');
    expect(await stateOf(session)).toBe('PENDING PT');
    await act(session, 'rechazar');
    expect(await stateOf(session)).toBe('REJECTED XN');
    await act(session, 'aprobar');
    expect(await stateOf(session)).toBe('REJECTED XN');
  });

  test('cancels, which a try tells from an expiry', async () => {
    const session = await openSession(at());
    expect(await act(session, 'cancelar')).toMatchObject({
      status: 303,
      to: 'https://tienda.example/usuario/pagos?id=1&tab=1',
    });
    const { json } = await querySession(at(), session);
    expect([json.status.status, json.status.reason, json.payment?.[0]?.status.reason]).toEqual([
      'REJECTED',
      'XN',
      '?C',
    ]);
  });

  test('is asked for a code of 3-D Secure, and fails with a wrong one', async () => {
    const session = await openSession(at(), { skipResult: true });
    const asked = await act(session, 'aprobar', { otp: 'si' });
    expect(textIn(asked.html)).toContain('12345');
    expect(await stateOf(session)).toBe('PENDING PT');
    const fields = { despues: 'aprobar', aviso: 'never' };
    expect(asked.html).toContain('name="despues" value="aprobar"');
    await press(at(), session.page, { ...fields, accion: 'codigo', codigo: '54321' });
    expect((await querySession(at(), session)).json.payment?.[0]?.status).toMatchObject({
      status: 'REJECTED',
      reason: 'N',
    });
    expect(await press(at(), session.page, { ...fields, accion: 'codigo', codigo: '12345' })).toMatchObject({
      status: 303,
    });
    expect(await stateOf(session)).toBe('APPROVED 00');
  });

  test('pays half, and then the rest', async () => {
    const session = await openSession(at());
    await act(session, 'aprobar-mitad');
    expect(await stateOf(session)).toBe('APPROVED_PARTIAL P0');
    await act(session, 'aprobar');
    const { json } = await querySession(at(), session);
    expect(json.status.status).toBe('APPROVED');
    const totals = json.payment?.map((each) => each.amount.to.total);
    expect(totals).toEqual([16818.3, 16818.31]);
  });

  test('pays half, and leaves', async () => {
    for (const leave of [(session: OpenSession) => act(session, 'cancelar'), expire]) {
      const session = await openSession(at());
      await act(session, 'aprobar-mitad');
      await leave(session);
      expect(await stateOf(session)).toBe('PARTIAL_EXPIRED PX');
    }
  });

  test('may be charged in another currency', async () => {
    const session = await openSession(at());
    await act(session, 'aprobar-moneda');
    const { json } = await querySession(at(), session);
    expect(json.payment?.[0]?.amount).toEqual({
      from: { currency: 'USD', total: 33636.61 },
      to: { currency: 'EUR', total: 30945.68 },
      factor: 0.92,
    });
  });
});

describe('time', () => {
  test('ends a session, also while the buyer types', async () => {
    const session = await openSession(at());
    await expire(session);
    const late = await act(session, 'aprobar');
    expect(textIn(late.html)).toContain('La petición ha expirado');
    const { json } = await querySession(at(), session);
    expect([json.status.status, json.status.reason, json.payment]).toEqual(['REJECTED', 'XN', null]);
  });

  test('ends it without anybody asking, and the shop is told once', async () => {
    const session = await openSession(at());
    await expire(session);
    await sql`update pgboss.job set start_after = now()
      where name = 'sandbox-p2p-expire' and data->'payload'->>'requestId' = ${session.requestId}`.execute(
      at().database,
    );
    await eventually(async () => expect(await postsOf(session)).toHaveLength(1));
    expect(JSON.parse((await postsOf(session))[0]?.body ?? '').status).toMatchObject({
      status: 'REJECTED',
      reason: 'XN',
    });
    expect(await stateOf(session)).toBe('REJECTED XN');
    expect(await postsOf(session)).toHaveLength(1);
  });

  test('may be ended by a person', async () => {
    const session = await openSession(at());
    await staff(session, 'vencer');
    expect([await stateOf(session), (await postsOf(session)).length]).toEqual(['REJECTED XN', 1]);
  });

  test('does not end one whose try is being validated: that takes hours', async () => {
    const session = await openSession(at());
    expect(await act(session, 'revision')).toMatchObject({
      status: 303,
      to: 'https://tienda.example/usuario/pagos?id=1&attempt=2',
    });
    await expire(session);
    const { json } = await querySession(at(), session);
    expect([json.status.status, json.status.reason, json.payment?.[0]?.status.status]).toEqual([
      'PENDING',
      'PT',
      'PENDING',
    ]);
    expect((await openPage(at(), session.page)).html).not.toContain('value="aprobar"');
    await act(session, 'aprobar');
    expect(await stateOf(session)).toBe('PENDING PT');
    await staff(session, 'aprobar');
    const paid = (await querySession(at(), session)).json;
    expect([paid.status.status, paid.payment?.length]).toEqual(['APPROVED', 1]);
  });

  test('comes back for one whose validated try was rejected', async () => {
    const session = await openSession(at());
    await act(session, 'revision');
    await expire(session);
    await staff(session, 'rechazar');
    expect(await stateOf(session)).toBe('REJECTED XN');
  });

  test('changes nothing of a final one', async () => {
    const session = await openSession(at());
    await act(session, 'aprobar');
    await expire(session);
    expect(await stateOf(session)).toBe('APPROVED 00');
  });
});

describe('the shop cancels', () => {
  test('a session that nobody has paid', async () => {
    for (const before of [[], ['rechazar']]) {
      const session = await openSession(at());
      for (const accion of before) await act(session, accion);
      const { status, json } = await cancelSession(at(), session);
      expect([status, json.status.status, json.status.reason]).toEqual([200, 'OK', '00']);
      expect(json.session).toMatchObject({
        requestId: session.requestId,
        status: { status: 'REJECTED', reason: 'MC' },
      });
      expect(await stateOf(session)).toBe('REJECTED MC');
      expect(textIn((await openPage(at(), session.page)).html)).toContain('cancelada por el comercio');
    }
  });

  test.each([['revision'], ['aprobar'], ['aprobar-mitad'], ['cancelar']])('not after %s', async (accion) => {
    const session = await openSession(at());
    await act(session, accion);
    const before = await stateOf(session);
    const { status, json } = await cancelSession(at(), session);
    expect([status, json.status.status, json.status.reason]).toEqual([400, 'FAILED', 'request_not_valid']);
    expect(await stateOf(session)).toBe(before);
  });

  test('not one that has expired, which stays so', async () => {
    const session = await openSession(at());
    await expire(session);
    expect((await cancelSession(at(), session)).status).toBe(400);
    expect(await stateOf(session)).toBe('REJECTED XN');
  });

  test('one that does not exist', async () => {
    expect((await cancelSession(at(), { requestId: '1' })).status).toBe(404);
    expect((await querySession(at(), { requestId: '1' })).status).toBe(404);
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

test('two presses at once pay once', async () => {
  const session = await openSession(at());
  await Promise.all([act(session, 'aprobar'), act(session, 'aprobar'), act(session, 'aprobar')]);
  expect((await querySession(at(), session)).json.payment).toHaveLength(1);
});

test('sessions survive a restart', async () => {
  const first: Served = await serve({ SANDBOX: 'on' });
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
