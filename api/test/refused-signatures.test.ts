import { p2pNotification } from '@vitrina/contract';
import { urlOf } from '../src/platform/http/calls';
import { RESPONSE_PATH } from '../src/sales/cards/payme-response';
import { post } from './support/backend';
import { captureLog } from './support/captured-log';
import { cardPayment, useCardPayments } from './support/card-payments';
import { eventually } from './support/eventually';
import { type FakeSession, P2P_SECRET, PAYME_KEY } from './support/fake-providers';

// What a stranger posts in the providers' place changes nothing, and whoever runs the shop reads of it.
jest.setTimeout(60_000);

const logged = captureLog();
const { backend, create, fake, purchase } = useCardPayments({}, { log: logged.log });

/** Two card payments of a purchase that their provider has not decided on. */
async function opened(provider: 'p2p' | 'payme') {
  const { user, id } = await purchase();
  const answers = [];
  for (let i = 0; i < 2; i++) answers.push((await create(user, cardPayment(id, { provider }))).answer);
  logged.clear();
  const [form, other] = answers.map((answer) => Object(answer) as Record<'operationNumber' | 'verification', string>);
  return {
    id,
    number: form?.operationNumber ?? '',
    verification: form?.verification ?? '',
    other: other?.operationNumber ?? '',
  };
}
const OPEN = [['PENDIENTE', 'PENDIENTE'], []];

/** What stands of a purchase's card payments: their states, and what is paid. */
async function standing(id: number) {
  const { database } = backend.current;
  const attempts = database.selectFrom('card_attempt').select('state').where('negotiation_id', '=', id).orderBy('id');
  const payments = database.selectFrom('payment').select('amount_cents').where('negotiation_id', '=', id);
  return [
    (await attempts.execute()).map(({ state }) => state),
    (await payments.execute()).map(({ amount_cents }) => amount_cents),
  ];
}

/** The lines that warn, without what every line has. No line ever tells a secret, or a signature that could be used. */
function warnings() {
  for (const secret of [P2P_SECRET, PAYME_KEY]) expect(logged.text()).not.toContain(secret);
  expect(logged.text()).not.toMatch(/[\da-f]{64}/i);
  return logged
    .lines()
    .filter(({ level }) => level === 'warn')
    .map(({ level, time, reqId, ...line }) => line);
}

const signatureIn = (notification: string) => (JSON.parse(notification) as { signature: string }).signature;

describe('a notification of p2p', () => {
  const notify = (body: string) => post(backend.current, urlOf(p2pNotification), body);
  /** Of another session: a digit less, so that glued together they would read alike. */
  const shifted = (session: FakeSession): FakeSession => {
    const { requestId, status } = session;
    return { ...session, requestId: requestId.slice(0, -1), status: requestId.slice(-1) + status };
  };

  test.each<[string, (session: FakeSession, other: FakeSession) => string]>([
    ['empty', (session) => fake.notification(session, { signature: '' })],
    ['forged', (session) => fake.notification(session, { signature: `sha256:${'0'.repeat(64)}` })],
    [
      'replayed, from another session',
      (session, other) => fake.notification(session, { signature: signatureIn(fake.notification(other)) }),
    ],
    [
      'boundary-shifted',
      (session) => fake.notification(shifted(session), { signature: signatureIn(fake.notification(session)) }),
    ],
  ])('whose signature is %s changes nothing, and is logged', async (_how, make) => {
    const { id } = await opened('p2p');
    const [session, another] = [fake.session(`${id}-1`), fake.session(`${id}-2`)];
    for (const each of [session, another]) {
      fake.pay(each);
      fake.end(each, 'APPROVED');
    }
    const body = make(session, another);
    expect((await notify(body)).status).toBe(401);
    const [, requestId] = /"requestId":(\d+)/.exec(body) ?? [];
    expect(warnings()).toEqual([{ requestId, msg: 'a notification of p2p is not signed by it: nothing changes' }]);
    expect([await standing(id), fake.calls.query]).toEqual([OPEN, 0]);
    expect(await backend.current.database.selectFrom('card_notification').select('id').execute()).toEqual([]);
  });

  test('rightly signed, with another reference, changes nothing and is logged', async () => {
    const { id } = await opened('p2p');
    const session = fake.session(`${id}-1`);
    fake.pay(session);
    fake.end(session, 'APPROVED');
    expect((await notify(fake.notification(session, { reference: `${id}-9` }))).status).toBe(200);
    const { requestId } = session;
    await eventually(async () =>
      expect(warnings()).toEqual([{ requestId, msg: 'a notification of p2p names another reference: it is refused' }]),
    );
    expect([await standing(id), fake.calls.query]).toEqual([OPEN, 0]);
  });

  test('that is sent again as it was is one payment, and is logged', async () => {
    const { id } = await opened('p2p');
    const session = fake.session(`${id}-1`);
    fake.pay(session);
    fake.end(session, 'APPROVED');
    const body = fake.notification(session);
    for (let i = 0; i < 2; i++) expect((await notify(body)).status).toBe(200);
    await eventually(async () => expect(await standing(id)).toEqual([['PROCESADO', 'PENDIENTE'], [100_000]]));
    const told = logged.lines().filter(({ msg }) => msg?.startsWith('p2p has notified'));
    expect(told.map(({ msg, requestId }) => [msg, requestId])).toEqual([
      ['p2p has notified', session.requestId],
      ['p2p has notified again: nothing to do', session.requestId],
    ]);
  });
});

describe('a response of payme', () => {
  const respond = (fields: URLSearchParams) =>
    post(backend.current, RESPONSE_PATH, fields.toString(), { 'content-type': 'application/x-www-form-urlencoded' });
  const signatureOf = (fields: URLSearchParams) => fields.get('purchaseVerification') ?? '';
  const NOT_BELIEVED = 'a response of payme is not believed';

  test.each<[string, (number: string, other: string, form: string) => URLSearchParams, string]>([
    ['empty', (number) => fake.response(number, '100000', '00', { purchaseVerification: '' }), 'no signature'],
    [
      'forged',
      (number) => fake.response(number, '100000', '00', { purchaseVerification: '0'.repeat(128) }),
      'a wrong signature',
    ],
    [
      'replayed, from another operation',
      (number, other) =>
        fake.response(number, '100000', '00', {
          purchaseVerification: signatureOf(fake.response(other, '100000', '00')),
        }),
      'a wrong signature',
    ],
    [
      'replayed, from the form',
      (number, _other, form) => fake.response(number, '100000', '00', { purchaseVerification: form }),
      'a wrong signature',
    ],
    [
      'boundary-shifted between amount and currency',
      (number) => {
        const { purchaseVerification } = Object.fromEntries(fake.response(number, '100000', '00'));
        return fake.response(number, '10000', '00', {
          purchaseCurrencyCode: '0840',
          purchaseVerification: String(purchaseVerification),
        });
      },
      'another amount, currency',
    ],
  ])('whose signature is %s changes nothing, and is logged', async (_how, make, why) => {
    const { id, number, other, verification } = await opened('payme');
    const fields = make(number, other, verification);
    const refused = { reference: `${id}-1`, why, isHint: false, msg: NOT_BELIEVED };
    // From somebody who does not know our reference it is nothing at all.
    expect((await respond(fields)).status).toBe(200);
    expect([warnings(), await standing(id), fake.calls.payme]).toEqual([[refused], OPEN, 0]);
    // From who was given the form it is a hint: payme is asked, and knows nothing of a payment.
    fields.set('reserved1', `${id}-1`);
    expect((await respond(fields)).status).toBe(200);
    expect(warnings()).toEqual([refused, { ...refused, isHint: true }]);
    await eventually(async () => expect(fake.calls.payme).toBe(1));
    expect(await standing(id)).toEqual(OPEN);
  });

  test('that is sent again as it was is one payment, and is logged', async () => {
    const { id, number } = await opened('payme');
    for (let i = 0; i < 2; i++) expect((await respond(fake.response(number, '100000', '00'))).status).toBe(200);
    expect(await standing(id)).toEqual([['PROCESADO', 'PENDIENTE'], [100_000]]);
    const told = logged.lines().filter(({ msg }) => msg?.startsWith('payme has responded'));
    expect(told.map(({ msg, reference }) => [msg, reference])).toEqual([
      ['payme has responded', `${id}-1`],
      ['payme has responded again: nothing to do', `${id}-1`],
    ]);
  });

  test('whose signature is boundary-shifted between operation and amount is of no operation of ours, and is logged', async () => {
    const { id, number } = await opened('payme');
    const { purchaseVerification = '' } = Object.fromEntries(fake.response(number, '100000', '00'));
    const twin = fake.response(`${number}1`, '00000', '00', { purchaseVerification: String(purchaseVerification) });
    expect((await respond(twin)).status).toBe(200);
    expect(warnings()).toEqual([{ msg: 'a response of payme is of no operation that is known' }]);
    expect([await standing(id), fake.calls.payme]).toEqual([OPEN, 0]);
  });
});
