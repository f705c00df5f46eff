import { sql } from 'kysely';
import { useBackend } from './support/backend';
import { eventually } from './support/eventually';
import {
  cancelSession,
  type OpenSession,
  openPage,
  openSession,
  press,
  querySession,
  textIn,
} from './support/sandbox-client';
import { sessionActs } from './support/sandbox-session';

const held = useBackend({ SANDBOX: 'on' });
const at = () => held.current;
const { stateOf, act, staff, expire } = sessionActs(at);
const postsOf = ({ requestId }: OpenSession) =>
  at().database.selectFrom('sandbox_post').selectAll().where('subject', '=', requestId).orderBy('id').execute();

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

test('two presses at once pay once', async () => {
  const session = await openSession(at());
  await Promise.all([act(session, 'aprobar'), act(session, 'aprobar'), act(session, 'aprobar')]);
  expect((await querySession(at(), session)).json.payment).toHaveLength(1);
});
