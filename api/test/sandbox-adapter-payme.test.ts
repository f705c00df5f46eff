import { hurry } from './support/card-payments';
import { eventually } from './support/eventually';
import { fieldsIn, mend, queryOperation, setFault } from './support/sandbox-client';
import { SANDBOX_SITE, useSandboxShop } from './support/sandbox-shop';

// The shop and the sandbox's payme, each by its own code: nothing here is played by the test but the buyer.
jest.setTimeout(120_000);

const { at, atPayme, stateOf, knownOf, paidOf, answersOf } = useSandboxShop();

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
    `${SANDBOX_SITE}/sandbox/payme/VPOS2/js/modalcomercio.js`,
    expect.stringMatching(new RegExp(`^${SANDBOX_SITE}/sandbox/payme/?$`)),
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
    `${SANDBOX_SITE}/usuario/pagos?id=${payment.id}&tab=1&type=payme&attempt=${payment.words.attempt}`,
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
  await eventually(async () => expect(await stateOf(payment)).toBe('PROCESADO'));
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
    await eventually(async () => expect(await stateOf(payment)).toBe('PROCESADO'));
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
