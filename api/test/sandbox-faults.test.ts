import { useBackend } from './support/backend';
import {
  cancelSession,
  mend,
  openPage,
  openSession,
  paymeForm,
  press,
  queryOperation,
  querySession,
  sessionBody,
  setFault,
  tell,
  textIn,
} from './support/sandbox-client';

const held = useBackend({ SANDBOX: 'on' });
const at = () => held.current;
afterEach(async () => {
  for (const provider of ['p2p', 'payme']) await mend(at(), provider);
});

const p2p = (falla: string, more: Record<string, string> = {}) => setFault(at(), { procesador: 'p2p', falla, ...more });
const payme = (falla: string, more: Record<string, string> = {}) =>
  setFault(at(), { procesador: 'payme', falla, ...more });

describe('p2p', () => {
  test.each([
    ['unavailable', 503, /^\{"message"/],
    ['html', 502, /^<html>/],
    ['empty', 200, /^$/],
  ] as const)('%s: on every call, and nothing is done', async (fault, status, text) => {
    const session = await openSession(at());
    await p2p(fault);
    const answers = [
      await tell(at(), '/sandbox/p2p/api/session', sessionBody()),
      await querySession(at(), session),
      await cancelSession(at(), session),
    ];
    for (const answer of answers) expect([answer.status, answer.text]).toEqual([status, expect.stringMatching(text)]);
    await mend(at(), 'p2p');
    expect((await querySession(at(), session)).json.status.status).toBe('PENDING');
  });

  test.each(['103', '104', '105', '106', '107'])('401 with %s', async (number) => {
    const session = await openSession(at());
    await p2p(`auth-${number}`);
    const { status, json } = await querySession(at(), session);
    expect([status, json.status.reason, json.status.message]).toEqual([401, 401, `Authentication failed ${number}`]);
  });

  test('200 with status FAILED', async () => {
    await p2p('failed');
    const { status, json } = await tell(at(), '/sandbox/p2p/api/session', sessionBody());
    expect([status, json.status.status, json.requestId]).toEqual([200, 'FAILED', undefined]);
  });

  test('late, once its work is done: whoever asks after it has an answer before', async () => {
    const buyer = { ...(sessionBody().buyer as object), email: 'tarde@example.com' };
    await p2p('slow', { segundos: '1', pagador: 'tarde@example.com' });
    const order: string[] = [];
    const slow = openSession(at(), { buyer }).then(() => order.push('late'));
    await openSession(at()).then(() => order.push('normal'));
    await slow;
    expect(order).toEqual(['normal', 'late']);
  });

  test('by default 29 s late', async () => {
    await p2p('slow');
    expect(textIn((await openPage(at(), '/sandbox/pagos')).html)).toContain(
      'Contesta tarde (todas, 29 s, hasta que la quites)',
    );
  });

  test('does its work and hangs up', async () => {
    const body = sessionBody();
    await p2p('lost');
    await expect(tell(at(), '/sandbox/p2p/api/session', body)).rejects.toThrow();
    const { reference } = body.payment as { reference: string };
    const rows = await at()
      .database.selectFrom('sandbox_p2p_session')
      .select('status')
      .where('reference', '=', reference)
      .execute();
    expect(rows).toEqual([{ status: 'PENDING' }]);
  });

  test('refuses to cancel', async () => {
    const session = await openSession(at());
    await p2p('cancel-refused');
    expect((await cancelSession(at(), session)).json.status).toMatchObject({ status: 'FAILED' });
    expect((await querySession(at(), session)).json.status.status).toBe('PENDING');
  });

  test('answers a state that nobody knows', async () => {
    const session = await openSession(at());
    await p2p('unknown-state');
    expect((await querySession(at(), session)).json.status.status).toBe('IN_DISPUTE');
  });

  test('gives numbers above 2^53, with all their digits, wherever they stand', async () => {
    await p2p('large-id', { veces: '1' });
    const session = await openSession(at());
    expect(BigInt(session.requestId)).toBeGreaterThan(2n ** 53n);
    expect((await querySession(at(), session)).text).toContain(`"requestId":${session.requestId}`);
    await press(at(), session.page, { accion: 'aprobar', aviso: 'before' });
    const { body } = await at()
      .database.selectFrom('sandbox_post')
      .select('body')
      .where('subject', '=', session.requestId)
      .executeTakeFirstOrThrow();
    expect(body).toContain(`"requestId":${session.requestId},`);
    expect(BigInt((await openSession(at())).requestId)).toBeLessThan(2n ** 53n);
  });
});

describe('payme', () => {
  const SCRIPT = '/sandbox/payme/VPOS2/js/modalcomercio.js';

  test('its script is not there, and comes back', async () => {
    await payme('missing', { llamada: 'script' });
    expect((await openPage(at(), SCRIPT)).status).toBe(404);
    await mend(at(), 'payme');
    expect((await openPage(at(), SCRIPT)).status).toBe(200);
  });

  test('its script is late', async () => {
    await payme('slow', { llamada: 'script', segundos: '1' });
    const order: string[] = [];
    const slow = openPage(at(), SCRIPT).then(({ html }) => order.push(html.includes('AlignetVPOS2') ? 'script' : html));
    await openPage(at(), '/sandbox/payme/VPOS2/js/enviar.js').then(() => order.push('other'));
    await slow;
    expect(order).toEqual(['other', 'script']);
  });

  test.each([
    ['unavailable', 503],
    ['html', 502],
    ['empty', 200],
  ] as const)('%s: its query and its modal', async (fault, status) => {
    await payme(fault);
    expect((await queryOperation(at(), '600001')).status).toBe(status);
    const form = paymeForm();
    expect((await press(at(), '/sandbox/payme/VPOS2/modal', form)).status).toBe(status);
    await mend(at(), 'payme');
    expect((await queryOperation(at(), form.purchaseOperationNumber ?? '')).json.errorCode).toBe('14');
  });

  test('its query fails, or says what nobody knows', async () => {
    const form = paymeForm();
    await press(at(), '/sandbox/payme/VPOS2/modal', form);
    const result = async () => {
      const { json } = await queryOperation(at(), form.purchaseOperationNumber ?? '');
      return [json.errorCode, json.result];
    };
    await payme('failed', { llamada: 'query' });
    expect(await result()).toEqual(['96', '']);
    await mend(at(), 'payme');
    await payme('unknown-state');
    expect(await result()).toEqual(['', '9']);
  });
});

describe('a fault', () => {
  test('is of one call alone', async () => {
    await p2p('unavailable', { llamada: 'query' });
    const session = await openSession(at());
    expect((await querySession(at(), session)).status).toBe(503);
  });

  test('is over after so many calls', async () => {
    const session = await openSession(at());
    await p2p('html', { veces: '2' });
    const statuses = [];
    for (let index = 0; index < 4; index++) statuses.push((await querySession(at(), session)).status);
    expect(statuses).toEqual([502, 502, 200, 200]);
  });

  test('meets one payer alone, so that others go on beside them', async () => {
    const buyer = { ...(sessionBody().buyer as object), email: 'Falla@example.com' };
    const [ours, theirs] = [await openSession(at(), { buyer }), await openSession(at())];
    await p2p('unavailable', { pagador: 'falla@example.com' });
    expect((await querySession(at(), ours)).status).toBe(503);
    expect((await querySession(at(), theirs)).status).toBe(200);
    expect((await tell(at(), '/sandbox/p2p/api/session', sessionBody({ buyer }))).status).toBe(503);
    expect((await tell(at(), '/sandbox/p2p/api/session', sessionBody())).status).toBe(200);
    await payme('unavailable', { pagador: 'falla@example.com', llamada: 'modal' });
    expect(
      (await press(at(), '/sandbox/payme/VPOS2/modal', paymeForm({ shippingEmail: 'falla@example.com' }))).status,
    ).toBe(503);
    expect((await press(at(), '/sandbox/payme/VPOS2/modal', paymeForm())).status).toBe(200);
  });

  test('is told on the page of all payments, and taken away there', async () => {
    await p2p('auth-103', { llamada: 'create', veces: '3', pagador: 'ana@example.com' });
    const { html } = await openPage(at(), '/sandbox/pagos');
    expect(textIn(html)).toContain('401/103: el reloj no coincide (crear, ana@example.com, quedan 3)');
    const [, id = ''] = /name="id" value="(\d+)"/.exec(html) ?? [];
    await press(at(), '/sandbox/pagos/fallas', { accion: 'quitar', id });
    expect(textIn((await openPage(at(), '/sandbox/pagos')).html)).toMatch(/PlacetoPay: normal.*Pay-me: normal/);
  });

  test.each<Record<string, string>>([
    { accion: 'poner', procesador: 'p2p', falla: 'missing' },
    { accion: 'poner', procesador: 'otro', falla: 'slow' },
    { accion: 'poner', procesador: 'constructor', falla: 'slow' },
    { accion: 'quitar', id: 'x' },
    {},
  ])('%p is none', async (fields) => {
    expect((await press(at(), '/sandbox/pagos/fallas', fields)).status).toBe(400);
  });
});
