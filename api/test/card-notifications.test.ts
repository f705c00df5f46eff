import {
  checkCardPayment,
  negotiation,
  p2pNotification,
  purchases,
  refreshCardPayments,
  reportErrors,
  type SessionUser,
} from '@vitrina/contract';
import { sql } from 'kysely';
import { databaseNow } from '../src/platform/database/clock';
import { urlOf } from '../src/platform/http/calls';
import { createLogger } from '../src/platform/http/logger';
import { ProviderFailure } from '../src/sales/cards/ask-provider';
import { askPaymeJob } from '../src/sales/cards/payme-response';
import type { CardProvider, ProviderState } from '../src/sales/cards/provider';
import { resumeChains } from '../src/sales/cards/resume';
import { callAs } from './support/account';
import { call, post, type Served, serve } from './support/backend';
import { cardPayment, hurry, SITE, TOTAL, useCardPayments } from './support/card-payments';
import { eventually } from './support/eventually';
import type { FakeSession } from './support/fake-providers';

// N1 to N5 of ../shared/cases/customer-area-reports.md.
jest.setTimeout(120_000);

const { backend, create, fake, purchase, states } = useCardPayments();
let second: Served;
beforeAll(async () => {
  second = await serve({ ...fake.environment, DATABASE_URL: backend.current.databaseUrl });
}, 120_000);
afterAll(() => second?.stop());

const database = () => backend.current.database;
const notify = (body: string, served: Served = backend.current) => post(served, urlOf(p2pNotification), body);
const charges = (id: number) =>
  database().selectFrom('payment').selectAll().where('negotiation_id', '=', id).orderBy('id').execute();
const mails = async () =>
  (await database().selectFrom('outbox').select('content').execute()).filter(
    ({ content }) => content?.kind === 'purchase-change',
  );
const kept = () => database().selectFrom('card_notification').selectAll().execute();
const check = (user: SessionUser, id: number, attempt: string) =>
  callAs(backend.current, user, checkCardPayment, { id, attempt });

/** A session that the buyer has paid, of a purchase of its own. */
async function paid(amount = 100_000) {
  const { user, id } = await purchase();
  const words = cardPayment(id, { amount });
  await create(user, words);
  const session = fake.session(`${id}-1`);
  fake.pay(session);
  fake.end(session, 'APPROVED');
  return { user, id, words, session };
}

describe('a notification of p2p', () => {
  test('makes the server ask, and settles the payment', async () => {
    const { id, session } = await paid();
    const { status, body } = await notify(fake.notification(session));
    expect([status, body]).toEqual([200, {}]);
    await eventually(async () => expect(await states(id)).toEqual(['PROCESADO']));
    expect(await charges(id)).toMatchObject([{ amount_cents: 100_000 }]);
  });

  test('says nothing by itself: what the session says counts', async () => {
    const { id, session } = await paid();
    const told = fake.notification(session);
    Object.assign(session, { status: 'PENDING', reason: 'PT', payment: [] });
    expect((await notify(told)).status).toBe(200);
    await eventually(async () => expect(fake.calls.query).toBeGreaterThan(0));
    expect([await states(id), await charges(id)]).toEqual([['PENDIENTE'], []]);
  });

  test.each<[string, (session: FakeSession) => string, number]>([
    ['forged', (session) => fake.notification(session, { signature: `sha256:${'0'.repeat(64)}` }), 401],
    ['with an empty signature', (session) => fake.notification(session, { signature: '' }), 401],
    ['without one', (session) => fake.notification(session, { signature: undefined }), 401],
    [
      'shifted by a digit',
      (session) => {
        const { requestId, status } = session;
        const shifted = { ...session, requestId: requestId.slice(0, -1), status: `${requestId.slice(-1)}${status}` };
        const signed = JSON.parse(fake.notification(session)) as { signature: string };
        return fake.notification(shifted, { signature: signed.signature });
      },
      401,
    ],
    ['without a request', (session) => fake.notification(session, { requestId: undefined }), 400],
    ['that is no JSON', () => 'requestId=1', 400],
    ['of many things at once', () => `[${'['.repeat(20_000)}`, 400],
  ])('%s: %s changes nothing', async (_how, make, status) => {
    const { id, session } = await paid();
    expect((await notify(make(session))).status).toBe(status);
    expect([await states(id), await kept(), fake.calls.query]).toEqual([['PENDIENTE'], [], 0]);
  });

  test('signed, with another reference, is kept and refused', async () => {
    const { id, session } = await paid();
    expect((await notify(fake.notification(session, { reference: `${id}-9` }))).status).toBe(200);
    await eventually(async () => {
      const { rows } = await sql<{ state: string }>`select state from pgboss.job
        where name = 'take-card-notification' and state <> 'completed'`.execute(database());
      expect(rows).toEqual([]);
    });
    expect([await states(id), fake.calls.query]).toEqual([['PENDIENTE'], 0]);
  });

  test('N5: five times the same, two of them at once on two instances: one payment, one event, one mail', async () => {
    const { id, session } = await paid();
    const body = fake.notification(session);
    await Promise.all([notify(body), notify(body, second)]);
    for (let i = 0; i < 3; i++) await notify(body, i % 2 ? backend.current : second);
    await eventually(async () => expect(await states(id)).toEqual(['PROCESADO']));
    expect([(await charges(id)).length, (await kept()).length, (await mails()).length]).toEqual([1, 1, 1]);
  });

  test('N3: one that comes before its session is stored is kept, and looked at again', async () => {
    const { user, id } = await purchase();
    let early: { status: number } | undefined;
    fake.faults.create = (response, answer) => {
      const end = response.end.bind(response);
      // The provider notifies as soon as it knows the session, and its answer is late.
      response.end = ((text: string) => {
        const session = fake.session(`${id}-1`);
        fake.pay(session);
        fake.end(session, 'APPROVED');
        void notify(fake.notification(session)).then((told) => {
          early = told;
          setTimeout(() => end(text), 1500);
        });
        return response;
      }) as typeof response.end;
      answer();
    };
    const words = cardPayment(id);
    expect((await create(user, words)).status).toBe(200);
    expect(early?.status).toBe(200);
    await eventually(async () => {
      await hurry(backend.current);
      expect(await states(id)).toEqual(['PROCESADO']);
    });
    expect(await charges(id)).toHaveLength(1);
  });

  test('N4: that of an attempt that failed does not touch the one that was paid after it', async () => {
    const { user, id } = await purchase();
    await create(user, cardPayment(id));
    const failed = fake.session(`${id}-1`);
    await create(user, cardPayment(id));
    const good = fake.session(`${id}-2`);
    fake.pay(good);
    fake.end(good, 'APPROVED');
    await notify(fake.notification(good));
    await eventually(async () => expect(await states(id)).toEqual(['PENDIENTE', 'PROCESADO']));
    fake.end(failed, 'REJECTED', 'XN');
    await notify(fake.notification(failed));
    await eventually(async () => expect(await states(id)).toEqual(['RECHAZADA', 'PROCESADO']));
    const { answer } = await callAs(backend.current, user, negotiation, { id });
    expect(answer?.purchase).toMatchObject({ paid: 100_000, balance: TOTAL - 100_000 });
  });
});

test('N1: a return page that is opened late does not write an older answer over a newer one', async () => {
  const { user, id, words, session } = await paid();
  await notify(fake.notification(session));
  await eventually(async () => expect(await states(id)).toEqual(['PROCESADO']));
  Object.assign(session, { status: 'PENDING', reason: 'PT', payment: [] });
  await database().updateTable('card_attempt').set({ asked_at: null }).execute();
  expect((await check(user, id, words.attempt)).answer).toMatchObject({ status: 'PROCESADO', approved: 100_000 });
  expect(await states(id)).toEqual(['PROCESADO']);
});

test('N1: nor does an answer that was asked for before the approval and comes after it', async () => {
  const { user, id, words, session } = await paid();
  Object.assign(session, { status: 'REJECTED', reason: 'XN', payment: [] });
  let goOn: () => void = () => undefined;
  fake.faults.query = (_response, answer) => {
    delete fake.faults.query;
    goOn = answer;
  };
  const late = check(user, id, words.attempt);
  await eventually(async () => expect(fake.calls.query).toBe(1));
  // The answer that waits is made now, and arrives after the approval.
  const old = { ...session };
  fake.pay(session);
  fake.end(session, 'APPROVED');
  await notify(fake.notification(session));
  await eventually(async () => expect(await states(id)).toEqual(['PROCESADO']));
  Object.assign(session, old, { payment: [] });
  goOn();
  expect((await late).answer).toMatchObject({ status: 'PROCESADO' });
  expect((await charges(id)).length).toBe(1);
});

test('N2: a buyer who comes back at once reads PENDIENTE, gets no mail of a failure, and PROCESADO as soon as p2p says so', async () => {
  const { user, id } = await purchase();
  const words = cardPayment(id);
  await create(user, words);
  const session = fake.session(`${id}-1`);
  for (let i = 0; i < 3; i++) {
    await database().updateTable('card_attempt').set({ asked_at: null }).execute();
    expect((await check(user, id, words.attempt)).answer).toMatchObject({ status: 'PENDIENTE' });
  }
  expect(await mails()).toEqual([]);
  fake.pay(session);
  fake.end(session, 'APPROVED');
  // No notification comes; the page asks every few seconds, and no more often is p2p asked.
  await database()
    .updateTable('card_attempt')
    .set({ asked_at: new Date(Date.now() - 2_000) })
    .execute();
  expect((await check(user, id, words.attempt)).answer).toMatchObject({ status: 'PROCESADO' });
  expect(await mails()).toHaveLength(1);
});

describe('the job that follows an attempt', () => {
  test('settles a payment whose notification was lost, once on two instances', async () => {
    const { id } = await paid();
    await hurry(backend.current);
    await eventually(async () => expect(await states(id)).toEqual(['PROCESADO']));
    expect([(await charges(id)).length, (await mails()).length]).toEqual([1, 1]);
  });

  test('asks again within a minute, as long as it is open', async () => {
    const { user, id } = await purchase();
    await create(user, cardPayment(id));
    const asked = async () =>
      (await database().selectFrom('card_attempt').selectAll().executeTakeFirstOrThrow()).ask_at;
    for (let i = 1; i <= 3; i++) {
      const before = await asked();
      expect(Number(before) - Date.now()).toBeLessThanOrEqual(30_000);
      await hurry(backend.current);
      await eventually(async () => expect(Number(await asked())).toBeGreaterThan(Number(before)));
      expect(fake.calls.query).toBe(i);
    }
    // A link that is not the row's is of no chain: it asks nothing.
    const { id: attemptId } = await database().selectFrom('card_attempt').select('id').executeTakeFirstOrThrow();
    await database().updateTable('card_attempt').set({ ask_at: null }).where('id', '=', attemptId).execute();
    await hurry(backend.current);
    await new Promise((done) => setTimeout(done, 1200));
    expect(fake.calls.query).toBe(3);
  });

  const attempt = () => database().selectFrom('card_attempt').selectAll().executeTakeFirstOrThrow();
  const alerts = () => database().selectFrom('staff_alert').selectAll().execute();
  const ago = (ms: number) => new Date(Date.now() - ms);
  const WEEK = 7 * 24 * 3600_000;

  test('ends after seven days; one that is open then is alerted once, and a page may still ask', async () => {
    const { user, id } = await purchase();
    const words = cardPayment(id);
    await create(user, words);
    await database()
      .updateTable('card_attempt')
      .set({ created_at: ago(WEEK) })
      .execute();
    await hurry(backend.current);
    await eventually(async () => expect(await alerts()).toHaveLength(1));
    await eventually(async () => expect(await attempt()).toMatchObject({ state: 'PENDIENTE', ask_at: null }));
    await resumeChains(database());
    expect(await attempt()).toMatchObject({ ask_at: null });
    const session = fake.session(`${id}-1`);
    fake.pay(session);
    fake.end(session, 'APPROVED');
    await database().updateTable('card_attempt').set({ asked_at: null }).execute();
    expect((await callAs(backend.current, user, refreshCardPayments, { id })).status).toBe(200);
    expect(await states(id)).toEqual(['PROCESADO']);
  });

  test.each([
    ['whose link was lost in an outage', { ask_at: ago(16 * 60_000) }],
    ['that never had one, as of a demo customer', { ask_at: null }],
  ])('is taken up again for an attempt %s', async (_which, values) => {
    const { id } = await paid();
    await sql`delete from pgboss.job where name in ('follow-p2p', 'follow-payme')`.execute(database());
    await database().updateTable('card_attempt').set(values).execute();
    await resumeChains(database());
    await eventually(async () => expect(await states(id)).toEqual(['PROCESADO']));
    await eventually(async () => expect(Number((await attempt()).ask_at)).toBeGreaterThan(Date.now()));
  });

  test('is left alone where it is only behind, or has ended', async () => {
    const { id } = await paid();
    await sql`delete from pgboss.job where name in ('follow-p2p', 'follow-payme')`.execute(database());
    const behind = ago(14 * 60_000);
    await database().updateTable('card_attempt').set({ ask_at: behind }).execute();
    await resumeChains(database());
    expect((await attempt()).ask_at).toEqual(behind);
    await database()
      .updateTable('card_attempt')
      .set({ ask_at: null, state: 'RECHAZADA', ended_at: new Date() })
      .execute();
    await resumeChains(database());
    expect([(await attempt()).ask_at, await states(id)]).toEqual([null, ['RECHAZADA']]);
  });

  test('finds a reversal: the balance is open again, and the buyer is told once', async () => {
    const { user, id, session } = await paid(TOTAL);
    await hurry(backend.current);
    const status = async () =>
      Object((await callAs(backend.current, user, purchases, { kind: 1 })).answer?.[0]).status as string;
    await eventually(async () => expect(await status()).toBe('PAGADA'));
    Object.assign(session.payment[0] as object, { refunded: true });
    for (let i = 0; i < 2; i++) {
      const { ask_at } = await database().selectFrom('card_attempt').selectAll().executeTakeFirstOrThrow();
      await hurry(backend.current);
      await eventually(async () => {
        const row = await database().selectFrom('card_attempt').selectAll().executeTakeFirstOrThrow();
        expect(Number(row.ask_at)).toBeGreaterThan(Number(ask_at));
      });
    }
    expect((await charges(id)).map(({ kind, amount_cents, status: word }) => [kind, amount_cents, word])).toEqual([
      ['payment', TOTAL, 'PROCESADO'],
      ['reversal', -TOTAL, 'CANCELADO'],
    ]);
    expect([await status(), await states(id)]).toEqual(['EN PROCESO', ['PROCESADO']]);
    expect(await mails()).toHaveLength(2);
  });

  test('cancels an attempt whose create never ended, and follows it no more', async () => {
    const { user, id } = await purchase();
    await create(user, cardPayment(id));
    // As a server leaves it that is killed while p2p is asked.
    await database()
      .updateTable('card_attempt')
      .set({ provider_reference: null, address: null, created_at: new Date(Date.now() - 26_000) })
      .execute();
    await hurry(backend.current);
    await eventually(async () => expect(await states(id)).toEqual(['CANCELADO']));
    await eventually(async () => {
      const row = await database().selectFrom('card_attempt').selectAll().executeTakeFirstOrThrow();
      expect(row.ask_at).toBeNull();
    });
    expect(fake.calls.query).toBe(0);
  });
});

test("'Actualizar' finds a reversal too, which the return page then tells; the return page itself does not ask", async () => {
  const { user, id, words, session } = await paid();
  await check(user, id, words.attempt);
  Object.assign(session.payment[0] as object, { refunded: true });
  const forget = () => database().updateTable('card_attempt').set({ asked_at: null }).execute();
  await forget();
  const { answer } = await check(user, id, words.attempt);
  expect([answer?.status, answer?.approved, answer?.reversed]).toEqual(['PROCESADO', 100_000, undefined]);
  expect((await callAs(backend.current, user, refreshCardPayments, { id })).status).toBe(200);
  expect((await check(user, id, words.attempt)).answer).toMatchObject({
    ...{ status: 'PROCESADO', approved: 100_000, reversed: 100_000 },
  });
});

describe('payme’s response', () => {
  const respond = (fields: URLSearchParams, accept = 'text/html,*/*', origin = backend.current.origin) =>
    fetch(`${origin}/pagos/payme/respuesta`, {
      ...{ method: 'POST', redirect: 'manual', body: fields.toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept },
    });
  async function opened() {
    const { user, id } = await purchase();
    const words = cardPayment(id, { provider: 'payme' });
    const { answer } = await create(user, words);
    return { user, id, words, number: String(Object(answer).operationNumber) };
  }

  test('a browser’s ends on the page of its attempt, a server’s is answered at once; both count once', async () => {
    const { id, words, number } = await opened();
    fake.operations.set(number, { result: '3', errorCode: '00', purchaseAmount: '100000' });
    const fields = fake.response(number, '100000', '00');
    const answers = await Promise.all([respond(fields), respond(fields, 'application/json'), respond(fields)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 200, 303]);
    expect(answers[0]?.headers.get('location')).toBe(
      `${SITE}/usuario/pagos?id=${id}&tab=1&type=payme&attempt=${words.attempt}`,
    );
    expect(await states(id)).toEqual(['PROCESADO']);
    // What the response says of the card is not signed: the query says it.
    await eventually(async () =>
      expect(await charges(id)).toMatchObject([{ amount_cents: 100_000, provider_details: { brand: 'MC' } }]),
    );
    expect(await mails()).toHaveLength(1);
  });

  test('signed as denied ends it with a reason of ours', async () => {
    const { user, id, words, number } = await opened();
    await respond(fake.response(number, '100000', '01'));
    expect((await check(user, id, words.attempt)).answer).toMatchObject({ status: 'RECHAZADA', reason: 'over-limit' });
  });

  test.each<[string, string, string, Record<string, string>]>([
    ['the shop’s 05 without a signature', '100000', '05', { purchaseVerification: '' }],
    ['a forged 00 without a signature', '100000', '00', { purchaseVerification: '' }],
    ['another amount, signed for it', '1', '00', {}],
    ['a wrong signature', '100000', '00', { purchaseVerification: '0'.repeat(128) }],
    ['another result than was signed', '100000', '01', { authorizationResult: '00' }],
    ['a result that nobody knows', '100000', '03', {}],
  ])('%s is a hint: payme is asked, and its answer counts', async (_what, amount, result, change) => {
    const { id, number } = await opened();
    const fields = fake.response(number, amount, result, { reserved1: `${id}-1`, ...change });
    const answer = await respond(fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringContaining('attempt=')]);
    await eventually(async () => expect(fake.calls.payme).toBeGreaterThan(0));
    expect([await states(id), await charges(id)]).toEqual([['PENDIENTE'], []]);
  });

  test.each<[string, (number: string) => URLSearchParams]>([
    ['of no operation of ours', () => fake.response('999999', '100000', '00')],
    ['of a number that is none', () => fake.response('0000\u00001', '100000', '00')],
    ['of an operation that has demo rows only', () => fake.response('demo-2005-1', '100000', '00')],
    ['without anything', () => new URLSearchParams()],
    [
      'unsigned, without our reference',
      (number) => fake.response(number, '100000', '05', { purchaseVerification: '' }),
    ],
    [
      'unsigned, with another reference',
      (number) => fake.response(number, '100000', '05', { purchaseVerification: '', reserved1: '1-1' }),
    ],
  ])('%s leads to the purchases, says nothing of an attempt, and changes nothing', async (_what, make) => {
    const { id, number } = await opened();
    const answer = await respond(make(number));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/usuario/compras']);
    expect((await respond(make(number), 'application/json')).status).toBe(200);
    const { rows } = await sql`select 1 from pgboss.job where name = 'ask-payme'`.execute(database());
    expect([await states(id), rows]).toEqual([['PENDIENTE'], []]);
  });

  test('many hints are one question: one that was asked since a hint came answers it', async () => {
    await opened();
    const { id: attemptId } = await database().selectFrom('card_attempt').select('id').executeTakeFirstOrThrow();
    let asked = 0;
    const state: ProviderState = { says: 'pending', charges: [], alerts: [] };
    let isSilent = true;
    const query = async () => {
      asked += 1;
      if (isSilent) throw new ProviderFailure('no answer');
      return state;
    };
    const { run } = askPaymeJob({ providers: { payme: { name: 'payme', query } as unknown as CardProvider } });
    const context = { database: database(), log: createLogger('silent'), signal: new AbortController().signal };
    // Moments are read in whole milliseconds: in one and the same it is asked again.
    const came = { attemptId, at: (await databaseNow(database())) - 1 };
    // A question in vain answers nothing: the job asks again.
    await expect(run?.(came, context)).rejects.toThrow('payme does not answer');
    isSilent = false;
    for (let i = 0; i < 10; i++) await run?.(came, context);
    expect(asked).toBe(2);
    await run?.({ attemptId, at: await databaseNow(database()) }, context);
    expect(asked).toBe(3);
  });

  test('above the limit of its address a browser is led on, and a server told to wait; reports are not counted with it', async () => {
    const limited = await serve({
      ...fake.environment,
      DATABASE_URL: backend.current.databaseUrl,
      ...{ RATE_LIMITS: 'on', PROVIDER_POSTS_PER_MINUTE: '1', REPORTS_PER_MINUTE: '1' },
    });
    try {
      const { number } = await opened();
      const fields = fake.response(number, '100000', '00');
      const answers = [];
      for (const accept of ['text/html', 'text/html', 'application/json']) {
        answers.push(await respond(fields, accept, limited.origin));
      }
      expect(answers.map(({ status }) => status)).toEqual([303, 303, 429]);
      expect(answers[1]?.headers.get('location')).toBe('/usuario/compras');
      expect((await notify('{}', limited)).status).toBe(429);
      expect(await call(limited, reportErrors, { reports: [] }).then(() => 'taken', String)).toBe('taken');
    } finally {
      await limited.stop();
    }
  }, 60_000);
});
