import { createHash } from 'node:crypto';
import { createLogger } from '../src/platform/http/logger';
import { FORGERIES as P2P_FORGERIES } from '../src/sandbox/p2p/forgeries';
import { FORGERIES as PAYME_FORGERIES } from '../src/sandbox/payme/forgeries';
import { sandboxJobs } from '../src/sandbox/payments/jobs';
import { P2P_CREDENTIALS, PAYME_CREDENTIALS } from '../src/sandbox/provider-credentials';
import { useBackend } from './support/backend';
import { eventually } from './support/eventually';
import {
  fieldsIn,
  listeningShop,
  type OpenSession,
  openPage,
  openSession,
  paymeForm,
  press,
  querySession,
  textIn,
} from './support/sandbox-client';

const held = useBackend({ SANDBOX: 'on' });
const at = () => held.current;

const postsOf = (subject: string) =>
  at().database.selectFrom('sandbox_post').selectAll().where('subject', '=', subject).orderBy('id').execute();
const sent = async (subject: string, count: number) => {
  await eventually(async () =>
    expect((await postsOf(subject)).filter(({ answer }) => answer !== null)).toHaveLength(count),
  );
  return postsOf(subject);
};
const secondsUntil = (due: Date) => Math.round((due.getTime() - Date.now()) / 1000);

/** A notification as a shop reads it that keeps all digits. */
const read = (body = '') => JSON.parse(body.replace(/("requestId":)(\d+)/, '$1"$2"'));
const sha = (text: string, algorithm = 'sha256') => createHash(algorithm).update(text).digest('hex');
const { secretKey } = P2P_CREDENTIALS;

describe('p2p tells the shop', () => {
  const pay = async (aviso: string, more: Record<string, string> = {}) => {
    const session = await openSession(at(), { skipResult: true });
    await press(at(), session.page, { accion: 'aprobar', aviso, ...more });
    return session;
  };

  test('once, in JSON, signed over number, state and date as they are written', async () => {
    const session = await pay('once');
    const [post] = await sent(session.requestId, 1);
    const told = read(post?.body);
    expect(post).toMatchObject({ path: '/api/PgWb/VmNtPgWb', content_type: 'application/json', retries_left: 0 });
    expect(told).toMatchObject({
      status: { status: 'APPROVED', reason: '00', message: expect.any(String) },
      requestId: session.requestId,
      reference: session.reference,
    });
    expect(told.status.date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-05:00$/);
    expect(told.signature).toBe(`sha256:${sha(`${session.requestId}APPROVED${told.status.date}${secretKey}`)}`);
    // The query names the same moment, letter by letter.
    expect((await querySession(at(), session)).json.status.date).toBe(told.status.date);
  });

  test('before the buyer is back: it has been sent when the page answers', async () => {
    const { requestId } = await pay('before');
    const [post] = await postsOf(requestId);
    expect(post?.answer).toMatch(/^\d{3}$/);
  });

  test('after the buyer is back, late, or never', async () => {
    const after = await postsOf((await pay('after')).requestId);
    expect(after.map(({ due_at, sent_at }) => [secondsUntil(due_at), sent_at])).toEqual([[5, null]]);
    const late = await postsOf((await pay('late', { segundos: '600' })).requestId);
    expect(late.map(({ due_at, sent_at }) => [secondsUntil(due_at), sent_at])).toEqual([[600, null]]);
    expect(await postsOf((await pay('never')).requestId)).toEqual([]);
  });

  test('twice', async () => {
    const { requestId } = await pay('twice', { segundos: '0' });
    const [first, second] = await sent(requestId, 2);
    expect(first?.body).toBe(second?.body);
  });

  test('of every end, and of nothing before it', async () => {
    const session = await openSession(at());
    const act = (accion: string) => press(at(), session.page, { accion, aviso: 'once' });
    for (const accion of ['rechazar', 'aprobar-mitad']) await act(accion);
    expect(await postsOf(session.requestId)).toEqual([]);
    await act('cancelar');
    const [post] = await sent(session.requestId, 1);
    expect(read(post?.body).status).toMatchObject({ status: 'PARTIAL_EXPIRED', reason: 'PX' });
  });

  test('again, also in the old form, when a person says so', async () => {
    const session = await pay('never');
    const staff = (forma: string) =>
      press(at(), `/sandbox/pagos/p2p/${session.requestId}`, { accion: 'avisar', forma });
    await staff('sha256');
    await staff('sha1');
    const [now, old] = await sent(session.requestId, 2);
    const { status } = read(old?.body);
    const signed = `${session.requestId}APPROVED${status.date}${secretKey}`;
    expect([read(now?.body).signature, read(old?.body).signature]).toEqual([
      `sha256:${sha(signed)}`,
      sha(signed, 'sha1'),
    ]);
    expect(textIn((await openPage(at(), `/sandbox/pagos/p2p/${session.requestId}`)).html)).toContain(
      'la tienda contestó',
    );
  });

  test('falsely: no right signature over what it says, unless what it says is of no session', async () => {
    const session = await openSession(at());
    for (const falsa of Object.keys(P2P_FORGERIES)) {
      await press(at(), `/sandbox/pagos/p2p/${session.requestId}`, { accion: 'falsificar', falsa });
    }
    const told = (await sent(session.requestId, 6)).map(({ body }) => read(body));
    const isSigned = told.map(
      ({ requestId, status, signature }) =>
        signature === `sha256:${sha(`${requestId}${status.status}${status.date}${secretKey}`)}`,
    );
    expect(Object.fromEntries(Object.keys(P2P_FORGERIES).map((name, index) => [name, isSigned[index]]))).toEqual({
      ...{ empty: false, 'other-key': false, replayed: false, 'other-date': false },
      ...{ shifted: true, reference: true },
    });
    const [, , , shifted, reference] = told;
    expect(shifted.status.status).toMatch(/^\dAPPROVED$/);
    expect(reference.reference).not.toBe(session.reference);
    expect((await querySession(at(), session)).json.status.status).toBe('PENDING');
  });
});

describe('payme tells the shop', () => {
  const open = async (fields = paymeForm()) => {
    const { html } = await press(at(), '/sandbox/payme/VPOS2/modal', fields);
    return { fields, number: fields.purchaseOperationNumber ?? '', own: fieldsIn(html) };
  };
  const decide = async (servidor: string, more: Record<string, string> = {}) => {
    const { number, own } = await open();
    await press(at(), '/sandbox/payme/VPOS2/modal/respuesta', { ...own, accion: 'autorizar', servidor, ...more });
    return number;
  };

  test('from its server once, as a form', async () => {
    const number = await decide('once');
    const [post] = await sent(number, 1);
    expect(post).toMatchObject({ path: '/pagos/payme/respuesta', content_type: 'application/x-www-form-urlencoded' });
    expect(Object.fromEntries(new URLSearchParams(post?.body))).toMatchObject({
      purchaseOperationNumber: number,
      authorizationResult: '00',
    });
  });

  test('late', async () => {
    const posts = await postsOf(await decide('once', { segundos: '240' }));
    expect(posts.map(({ due_at, sent_at, retries_left }) => [secondsUntil(due_at), sent_at, retries_left])).toEqual([
      [240, null, 3],
    ]);
  });

  test('four times, one every five minutes', async () => {
    const posts = await postsOf(await decide('four', { segundos: '60' }));
    expect(posts.map(({ due_at }) => secondsUntil(due_at))).toEqual([60, 360, 660, 960]);
  });

  test('never', async () => expect(await postsOf(await decide('never'))).toEqual([]));

  test('again every five minutes, three times, as long as the shop does not take it', async () => {
    const shop = await listeningShop([500, 503]);
    const [send] = sandboxJobs(true, () => shop.origin);
    const { database } = at();
    const context = { database, log: createLogger('silent'), signal: AbortSignal.timeout(30_000) };
    // Due in a day: the backend's own job leaves them alone.
    const number = await decide('once', { segundos: '86400' });
    for (let round = 1; round <= 4; round++) {
      const waiting = (await postsOf(number)).find(({ sent_at }) => sent_at === null);
      await send?.run?.({ postId: waiting?.id }, context);
    }
    const posts = await postsOf(number);
    expect(posts.map(({ answer, retries_left }) => [answer, retries_left])).toEqual([
      ['500', 3],
      ['503', 2],
      ['503', 1],
      ['503', 0],
    ]);
    expect(posts.slice(1).map(({ due_at }) => secondsUntil(due_at))).toEqual([300, 300, 300]);
    expect(new Set(shop.heard.map(({ path, type, body }) => `${path} ${type} ${body}`)).size).toBe(1);
    await shop.stop();
  });

  test('no more once the shop took it, nor if it is asked twice', async () => {
    const shop = await listeningShop([303]);
    const [send] = sandboxJobs(true, () => shop.origin);
    const { database } = at();
    const context = { database, log: createLogger('silent'), signal: AbortSignal.timeout(30_000) };
    const number = await decide('once', { segundos: '86400' });
    const [post] = await postsOf(number);
    for (let round = 1; round <= 2; round++) await send?.run?.({ postId: post?.id }, context);
    expect([shop.heard.length, (await postsOf(number)).length]).toEqual([1, 1]);
    await shop.stop();
  });

  test('nothing that anybody hears, if nobody listens', async () => {
    const [send] = sandboxJobs(true, () => 'http://127.0.0.1:9');
    const { database } = at();
    const number = await decide('once', { segundos: '86400' });
    const [post] = await postsOf(number);
    await send?.run?.(
      { postId: post?.id },
      { database, log: createLogger('silent'), signal: AbortSignal.timeout(30_000) },
    );
    const [first, next] = await postsOf(number);
    expect([first?.answer, next?.sent_at]).toEqual(['TypeError', null]);
  });

  test('falsely: what is signed rightly is not of the operation', async () => {
    const { number } = await open();
    const { id } = await at()
      .database.selectFrom('sandbox_payme_operation')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    for (const falsa of Object.keys(PAYME_FORGERIES)) {
      await press(at(), `/sandbox/pagos/payme/${id}`, { accion: 'falsificar', falsa });
    }
    const told = (await sent(number, 6)).map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
    const isSigned = told.map(
      (f) =>
        f.purchaseVerification ===
        sha(
          `${f.acquirerId}${f.idCommerce}${f.purchaseOperationNumber}${f.purchaseAmount}${f.purchaseCurrencyCode}${f.authorizationResult}${PAYME_CREDENTIALS.key}`,
          'sha512',
        ),
    );
    expect(Object.fromEntries(Object.keys(PAYME_FORGERIES).map((name, index) => [name, isSigned[index]]))).toEqual({
      ...{ empty: false, 'other-key': false, replayed: false },
      ...{ amount: true, currency: true, twin: true },
    });
    expect(told.map(({ purchaseAmount }) => purchaseAmount)).toEqual(['10030', '10030', '10030', '1', '10030', '0030']);
    expect(told.map(({ purchaseCurrencyCode }) => purchaseCurrencyCode)).toEqual([
      '840',
      '840',
      '840',
      '840',
      '604',
      '840',
    ]);
    expect(told[5]?.purchaseOperationNumber).toBe(`${number}1`);
    expect(told.every(({ authorizationResult }) => authorizationResult === '00')).toBe(true);
  });
});

test('what is sent late waits in the database, for any instance', async () => {
  const session: OpenSession = await openSession(at());
  await press(at(), session.page, { accion: 'aprobar', aviso: 'late', segundos: '1' });
  const [post] = await sent(session.requestId, 1);
  expect((post?.sent_at?.getTime() ?? 0) - (post?.due_at.getTime() ?? 0)).toBeGreaterThanOrEqual(0);
});
