import {
  cardPayments,
  checkCardPayment,
  createCardPayment,
  type PaymeOpened,
  type SessionUser,
} from '@vitrina/contract';
import { loadPurchase } from '../src/sales/purchases/load';
import { forgetSessions } from '../src/sandbox/back-office/forget-sessions';
import { callAs, useAccounts } from './support/account';
import { cardPayment, hurry } from './support/card-payments';
import { eventually } from './support/eventually';
import { fieldsIn, mend, openSession, press, queryOperation, querySession, setFault } from './support/sandbox-client';
import { tell } from './support/story';

// The shop and the sandbox's providers, each by its own code: nothing here is played by the test but the buyer.
jest.setTimeout(120_000);
const { backend, open } = useAccounts({ SANDBOX: 'on' });
const at = () => backend.current;
afterEach(async () => {
  for (const provider of ['p2p', 'payme']) await mend(at(), provider);
});

const SITE = 'http://localhost:8080';

type P2pOpened = Extract<NonNullable<Awaited<ReturnType<typeof create>>['answer']>, { kind?: 'p2p' }>;

async function start(provider: 'p2p' | 'payme', amount = 100_000, customer?: SessionUser) {
  const user = customer ?? (await open());
  const id = await tell(at().database, user.id, {
    ...{ car: 'kira', kind: 'cash', quoted: 9, decided: 8, steps: () => [] },
  });
  const returnUrl = `${SITE}/usuario/pagos?id=${id}`;
  const words = cardPayment(id, { provider, amount, returnUrl, cancelUrl: returnUrl });
  return { user, id, words };
}
type Started = Awaited<ReturnType<typeof start>>;
const create = (user: SessionUser, words: Started['words']) => callAs(at(), user, createCardPayment, words);

async function atP2p(amount?: number, customer?: SessionUser) {
  const started = await start('p2p', amount, customer);
  const { answer, message } = await create(started.user, started.words);
  if (!answer) throw new Error(message);
  const { pathname } = new URL((answer as P2pOpened).address ?? '');
  const [, , , , requestId = ''] = pathname.split('/');
  return {
    ...started,
    requestId,
    act: (accion: string, more: Record<string, string> = {}) =>
      press(at(), pathname, { accion, aviso: 'never', ...more }),
    staff: (accion: string, more: Record<string, string> = {}) =>
      press(at(), `/sandbox/pagos/p2p/${requestId}`, { accion, aviso: 'never', ...more }),
  };
}

/** The names of payme's form for the fields of the answer. */
const formOf = (opened: PaymeOpened): Record<string, string> => ({
  acquirerId: opened.acquirerId ?? '',
  idCommerce: opened.commerceId ?? '',
  purchaseOperationNumber: opened.operationNumber ?? '',
  purchaseAmount: opened.amount ?? '',
  purchaseCurrencyCode: opened.currency ?? '',
  language: opened.language ?? '',
  shippingFirstName: opened.firstName ?? '',
  shippingLastName: opened.lastName ?? '',
  shippingEmail: opened.email ?? '',
  shippingAddress: opened.address ?? '',
  shippingZIP: opened.zip ?? '',
  shippingCity: opened.city ?? '',
  shippingState: opened.state ?? '',
  shippingCountry: opened.country ?? '',
  userCommerce: opened.userCommerce ?? '',
  userCodePayme: opened.userCode ?? '',
  descriptionProducts: opened.description ?? '',
  programmingLanguage: 'NodeJS',
  purchaseVerification: opened.verification ?? '',
  ...(opened.reserved1 && { reserved1: opened.reserved1 }),
});

async function atPayme() {
  const started = await start('payme');
  const { answer, message } = await create(started.user, started.words);
  if (!answer) throw new Error(message);
  const fields = formOf(answer as PaymeOpened);
  const { html } = await press(at(), '/sandbox/payme/VPOS2/modal', fields);
  const { id: operation = '', token = '' } = fieldsIn(html);
  return {
    ...started,
    opened: answer as PaymeOpened,
    number: fields.purchaseOperationNumber ?? '',
    html,
    act: (accion: string, more: Record<string, string> = {}) =>
      press(at(), '/sandbox/payme/VPOS2/modal/respuesta', { id: operation, token, accion, servidor: 'never', ...more }),
    staff: (accion: string, more: Record<string, string> = {}) =>
      press(at(), `/sandbox/pagos/payme/${operation}`, { accion, ...more }),
  };
}

/** Asks as the buyer's page does, although the provider was asked just now. */
async function stateOf({ user, id, words }: Started): Promise<string> {
  await at().database.updateTable('card_attempt').set({ asked_at: null }).where('negotiation_id', '=', id).execute();
  const { answer, message } = await callAs(at(), user, checkCardPayment, { id, attempt: words.attempt });
  return answer?.status ?? message ?? '';
}
/** What the shop knows without asking. */
const knownOf = async ({ user, id }: Started) => (await callAs(at(), user, cardPayments, { id })).answer?.[0]?.status;
const paidOf = async ({ id }: Started) =>
  (await loadPurchase(at().database, id)).purchase.payments.map(({ amount, status }) => `${amount} ${status}`);
const answersOf = async (subject: string) =>
  (
    await at()
      .database.selectFrom('sandbox_post')
      .select('answer')
      .where('subject', '=', subject)
      .orderBy('id')
      .execute()
  ).map(({ answer }) => answer);

describe('p2p', () => {
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
    expect(await stateOf(payment)).toBe('PROCESADO');
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
    const tried = await atP2p(undefined, expired.user);
    for (let index = 0; index < 10; index++) await tried.act('rechazar');
    expect(await stateOf(tried)).toBe('RECHAZADA');
  });

  test('a part counts, and the rest after it', async () => {
    const payment = await atP2p();
    await payment.act('aprobar-mitad');
    expect(await stateOf(payment)).toBe('PENDIENTE');
    expect(await paidOf(payment)).toEqual(['50000 PROCESADO']);
    await payment.act('cancelar');
    expect(await stateOf(payment)).toBe('PROCESADO');
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
    expect(await stateOf(payment)).toBe('PROCESADO');
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
      expect(await stateOf(payment)).toBe('PROCESADO');
    },
  );

  test.each(['unavailable', 'html', 'empty', 'failed', 'auth-103', 'auth-104'])(
    'a create that goes wrong (%s) is told, and another attempt is taken',
    async (falla) => {
      await setFault(at(), { procesador: 'p2p', falla, llamada: 'create' });
      const { user, words } = await start('p2p');
      const refused = await create(user, words);
      expect([refused.status >= 400 || (refused.answer as P2pOpened)?.address === undefined, falla]).toEqual([
        true,
        falla,
      ]);
      await mend(at(), 'p2p');
      const again = await create(
        user,
        cardPayment(words.id, {
          amount: 100_000,
          returnUrl: words.returnUrl,
          cancelUrl: words.cancelUrl,
          releasesOpen: true,
        }),
      );
      expect((again.answer as P2pOpened)?.address).toMatch(/\/sandbox\/p2p\/session\//);
    },
  );

  test('a create whose answer is lost has ended, and the next attempt has a reference of its own', async () => {
    await setFault(at(), { procesador: 'p2p', falla: 'lost', llamada: 'create', veces: '1' });
    const { user, words, id } = await start('p2p');
    expect((await create(user, words)).status).toBe(502);
    const { returnUrl, cancelUrl } = words;
    const { answer } = await create(user, cardPayment(id, { amount: 2_539_000, returnUrl, cancelUrl }));
    expect((answer as P2pOpened).address).toContain('/session/');
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
    expect(await stateOf(payment)).toBe('PROCESADO');
  });

  test('a second payment cancels the first at the provider; a refused cancel keeps its amount', async () => {
    let customer: SessionUser | undefined;
    for (const [falla, first] of [
      ['', 'CANCELADO'],
      ['cancel-refused', 'PENDIENTE'],
    ]) {
      const payment = await atP2p(2_539_000, customer);
      customer = payment.user;
      if (falla) await setFault(at(), { procesador: 'p2p', falla });
      const { words, id, user } = payment;
      const next = cardPayment(id, { amount: 1_000, returnUrl: words.returnUrl, cancelUrl: words.cancelUrl });
      expect((await create(user, next)).status).toBe(409);
      const { status } = await create(user, { ...next, releasesOpen: true });
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
});

describe('payme', () => {
  /** Posts what the modal's page would post by the window. */
  const goBack = async (html: string) => {
    const answer = await fetch(`${at().origin}/pagos/payme/respuesta`, {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams(fieldsIn(html)),
      redirect: 'manual',
    });
    return { status: answer.status, to: answer.headers.get('location') };
  };

  test('its form is taken as it is: every width, every name, the signature', async () => {
    const { html, opened } = await atPayme();
    expect(html).toContain('value="autorizar"');
    expect([opened.scriptAddress, opened.modalKey]).toEqual([
      `${SITE}/sandbox/payme/VPOS2/js/modalcomercio.js`,
      expect.stringMatching(new RegExp(`^${SITE}/sandbox/payme/?$`)),
    ]);
  });

  test.each([
    ['autorizar', 'PROCESADO'],
    ['autorizar-externo', 'PROCESADO'],
    ['negar', 'RECHAZADA'],
    ['rechazar', 'RECHAZADA'],
  ])('%s: %s at once, by the browser', async (accion, status) => {
    const payment = await atPayme();
    const { status: code, to } = await goBack((await payment.act(accion)).html);
    expect([code, to]).toEqual([
      303,
      `${SITE}/usuario/pagos?id=${payment.id}&tab=1&type=payme&attempt=${payment.words.attempt}`,
    ]);
    await eventually(async () => expect(await knownOf(payment)).toBe(status));
    expect(await paidOf(payment)).toEqual(status === 'PROCESADO' ? ['100000 PROCESADO'] : []);
  });

  test('by browser and server, several times, it is one payment', async () => {
    const payment = await atPayme();
    const { html } = await payment.act('autorizar', { servidor: 'four', intervalo: '0', navegador: 'multiple' });
    await Promise.all([goBack(html), goBack(html)]);
    await eventually(async () => expect(await answersOf(payment.number)).toEqual(['200', '200', '200', '200']));
    expect(await paidOf(payment)).toEqual(['100000 PROCESADO']);
  });

  test.each([
    ['denied', /RECHAZADA|CANCELADO/],
    ['pending', /PENDIENTE/],
  ])('going back without paying is a hint: what the query says (%s) counts', async (queda, status) => {
    const payment = await atPayme();
    await goBack((await payment.act('volver', { queda })).html);
    await eventually(async () => expect(await stateOf(payment)).toMatch(status));
    expect(await paidOf(payment)).toEqual([]);
  });

  test.each(['empty', 'other-key', 'replayed', 'amount', 'currency', 'twin'])(
    'a forged response (%s) changes nothing',
    async (falsa) => {
      const payment = await atPayme();
      await payment.staff('falsificar', { falsa });
      expect((await answersOf(payment.number))[0]).toMatch(/^[24]\d\d$/);
      await hurry(at());
      expect([await stateOf(payment), await paidOf(payment)]).toEqual(['PENDIENTE', []]);
    },
  );

  test('nobody tells: the query does', async () => {
    const payment = await atPayme();
    await payment.act('autorizar');
    expect(await stateOf(payment)).toBe('PROCESADO');
  });

  test.each(['unavailable', 'html', 'empty', 'lost', 'failed', 'unknown-state'])(
    'a query that goes wrong (%s) settles nothing, and the next one does',
    async (falla) => {
      const payment = await atPayme();
      await payment.act('autorizar');
      await setFault(at(), { procesador: 'payme', falla, llamada: 'query' });
      await stateOf(payment);
      expect([falla, await knownOf(payment)]).toEqual([falla, 'PENDIENTE']);
      await mend(at(), 'payme');
      expect(await stateOf(payment)).toBe('PROCESADO');
    },
  );

  test('a reversal at payme opens the balance again', async () => {
    const payment = await atPayme();
    await payment.act('autorizar');
    await stateOf(payment);
    await payment.staff('extornar');
    expect((await queryOperation(at(), payment.number)).json.result).toBe('4');
    await stateOf(payment);
    await hurry(at());
    await eventually(async () => expect(await paidOf(payment)).toEqual(['100000 PROCESADO', '-100000 CANCELADO']));
  });
});
