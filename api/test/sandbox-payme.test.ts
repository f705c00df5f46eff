import { createHash } from 'node:crypto';
import { PAYME_CREDENTIALS } from '../src/sandbox/provider-credentials';
import { useBackend } from './support/backend';
import { fieldsIn, openPage, paymeForm, press, queryOperation, textIn } from './support/sandbox-client';

const held = useBackend({ SANDBOX: 'on' });
const at = () => held.current;
const MODAL = '/sandbox/payme/VPOS2/modal';

const open = async (fields = paymeForm()) => {
  const page = await press(at(), MODAL, fields);
  return { ...page, fields, number: fields.purchaseOperationNumber ?? '', own: fieldsIn(page.html) };
};
type Opened = Awaited<ReturnType<typeof open>>;
const act = ({ own }: Pick<Opened, 'own'>, accion: string, more: Record<string, string> = {}) =>
  press(at(), `${MODAL}/respuesta`, { ...own, accion, ...more });
const signature = (f: Record<string, string>) =>
  createHash('sha512')
    .update(
      `${f.acquirerId}${f.idCommerce}${f.purchaseOperationNumber}${f.purchaseAmount}${f.purchaseCurrencyCode}${f.authorizationResult}${PAYME_CREDENTIALS.key}`,
    )
    .digest('hex');
const rowOf = (number: string) =>
  at()
    .database.selectFrom('sandbox_payme_operation')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
const staff = async (number: string, accion: string, more: Record<string, string> = {}) =>
  press(at(), `/sandbox/pagos/payme/${(await rowOf(number)).id}`, { accion, ...more });

test('the script says how the modal is opened, and writes no style as text', async () => {
  const { status, html, headers } = await openPage(at(), '/sandbox/payme/VPOS2/js/modalcomercio.js');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(html).toContain('AlignetVPOS2');
  expect(html).not.toMatch(/cssText|innerHTML|setAttribute\('style'|<style|eval\(/);
});

describe('the modal', () => {
  test('shows what is paid, in a page that a shop may frame and on which nothing inline runs', async () => {
    const { status, html, headers, number } = await open();
    expect(status).toBe(200);
    expect(textIn(html)).toMatch(new RegExp(`\\$100\\.30.*${number}`));
    expect(textIn(html)).toContain('Ana Guamán Ñacato');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'self'; connect-src 'self'; base-uri 'none'$/,
    );
    expect(headers.get('x-frame-options')).toBeNull();
    expect(html).not.toMatch(/<script>|style="|\son\w+="/);
    expect((await openPage(at(), '/sandbox/payme/VPOS2/js/enviar.js')).status).toBe(200);
  });

  test.each<[string, Record<string, string>]>([
    ['acquirerId', { acquirerId: '12345' }],
    ['idCommerce', { idCommerce: '123456' }],
    ['purchaseOperationNumber', { purchaseOperationNumber: '42' }],
    ['purchaseOperationNumber', { purchaseOperationNumber: '1234567890' }],
    ['purchaseAmount', { purchaseAmount: '100.30' }],
    ['purchaseAmount', { purchaseAmount: '0000010030' }],
    ['purchaseAmount', { purchaseAmount: '10000000000' }],
    ['purchaseCurrencyCode', { purchaseCurrencyCode: '604' }],
    ['language', { language: 'FR' }],
    ['shippingFirstName', { shippingFirstName: 'ñ'.repeat(31) }],
    ['shippingLastName', { shippingLastName: 'x'.repeat(51) }],
    ['shippingEmail', { shippingEmail: 'ana' }],
    ['shippingAddress', { shippingAddress: 'x'.repeat(51) }],
    ['shippingZIP', { shippingZIP: '' }],
    ['shippingZIP', { shippingZIP: '12345678901' }],
    ['shippingCity', { shippingCity: '' }],
    ['shippingState', { shippingState: 'x'.repeat(16) }],
    ['shippingCountry', { shippingCountry: 'ECU' }],
    ['userCommerce', { userCommerce: 'x'.repeat(21) }],
    ['userCodePayme', { userCodePayme: 'x'.repeat(31) }],
    ['descriptionProducts', { descriptionProducts: 'x'.repeat(31) }],
    ['programmingLanguage', { programmingLanguage: '' }],
    ['reserved40', { reserved40: 'x'.repeat(31) }],
    ['billingState', { billingState: 'PIC' }],
    ['shippingDNI', { shippingDNI: '12345678901' }],
    ['purchaseVerification', { purchaseVerification: '' }],
    ['purchaseVerification', { purchaseVerification: 'a'.repeat(128) }],
    ['purchaseVerification', { acquirerId: '124' }],
  ])('refuses a wrong %s (%p), and nothing is known of it', async (name, changes) => {
    const { html, number } = await open(paymeForm(changes));
    expect(/<ul><li>([\s\S]*?)<\/li><\/ul>/.exec(html)?.[1]).toBe(name);
    expect(fieldsIn(html)).toMatchObject({ authorizationResult: '05', purchaseVerification: '' });
    expect((await queryOperation(at(), number)).json).toMatchObject({ result: '' });
  });

  test('takes thirty characters of ñ, and numbers of seven and nine digits', async () => {
    for (const purchaseOperationNumber of ['0000042', '123456789']) {
      const { html } = await open(paymeForm({ shippingFirstName: 'ñ'.repeat(30), purchaseOperationNumber }));
      expect(html).toContain('value="autorizar"');
    }
  });

  test('a number that was used ends in 94, whatever became of the first', async () => {
    const first = await open();
    const second = await open(first.fields);
    const told = fieldsIn(second.html);
    expect(told).toMatchObject({ authorizationResult: '05', errorCode: '94' });
    expect(told.purchaseVerification).toBe(signature(told));
    expect((await queryOperation(at(), first.number)).json.result).toBe('1');
  });

  test('cannot be answered for by a stranger', async () => {
    const { own, number } = await open();
    expect((await press(at(), `${MODAL}/respuesta`, { ...own, token: 'x', accion: 'autorizar' })).status).toBe(404);
    expect((await queryOperation(at(), number)).json.result).toBe('1');
  });
});

describe('the buyer', () => {
  test.each([
    ['autorizar', { codigo: '51' }, '00', '00', '3'],
    ['autorizar-externo', {}, '000', '00', '3'],
    ['negar', { codigo: '61' }, '01', '61', '2'],
    ['rechazar', { codigo: '1A' }, '05', '1A', '2'],
    ['negar', { codigo: 'ZZ' }, '01', 'ZZ', '2'],
  ] as const)('%s %p: the response is signed, and the query says it', async (accion, more, result, code, state) => {
    const opened = await open();
    const { html } = await act(opened, accion, more);
    expect(html).toContain('action="http://localhost:8080/pagos/payme/respuesta" target="_top"');
    const told = fieldsIn(html);
    const { programmingLanguage: _of, purchaseVerification: _signed, ...sent } = opened.fields;
    expect(told).toMatchObject({ ...sent, authorizationResult: result, errorCode: code, brand: 'VISA' });
    expect(told.purchaseVerification).toBe(signature(told));
    expect(told.txDateTime).toMatch(/^\d\d\/\d\d\/\d{4} \d{6}$/);
    expect(told.IDTransaction).toMatch(/^\d{20}$/);
    expect(told.authorizationCode).toMatch(state === '3' ? /^\d{6}$/ : /^$/);
    const { json } = await queryOperation(at(), opened.number);
    expect(json).toMatchObject({
      errorCode: code,
      result: state,
      purchaseAmount: '10030',
      shippingCity: 'Quito',
      reserved1: 'PRUEBA-1',
    });
    expect(json.authorizationCode).toBe(told.authorizationCode);
  });

  test('goes back by the whole window: by a press, at once, or at once and by a press', async () => {
    const sends = async (navegador: string) => {
      const { html } = await act(await open(), 'autorizar', { navegador });
      return /target="_top"( data-send="\w+")?/.exec(html)?.[1]?.trim();
    };
    expect(await sends('simple')).toBeUndefined();
    expect(await sends('direct')).toBe('data-send="top"');
    expect(await sends('multiple')).toBe('data-send="behind"');
    const { html } = await act(await open(), 'autorizar', { navegador: 'never' });
    expect(html).not.toContain('<form');
  });

  test('leaves it pending: nobody is told', async () => {
    const opened = await open();
    const { html } = await act(opened, 'pendiente', { navegador: 'direct', servidor: 'once' });
    expect(html).not.toContain('<form');
    expect((await queryOperation(at(), opened.number)).json).toMatchObject({ errorCode: '', result: '1' });
  });

  test.each([
    ['denied', '2'],
    ['pending', '1'],
  ])('goes back without paying: 05 without a signature; the query says %s', async (queda, result) => {
    const opened = await open();
    const { html } = await act(opened, 'volver', { queda, servidor: 'once' });
    expect(fieldsIn(html)).toMatchObject({
      authorizationResult: '05',
      purchaseVerification: '',
      purchaseOperationNumber: opened.number,
    });
    expect((await queryOperation(at(), opened.number)).json.result).toBe(result);
    expect(
      await at().database.selectFrom('sandbox_post').selectAll().where('subject', '=', opened.number).execute(),
    ).toEqual([]);
  });

  test('decides once', async () => {
    const opened = await open();
    await act(opened, 'negar');
    expect(fieldsIn((await act(opened, 'autorizar')).html).authorizationResult).toBe('01');
    expect((await queryOperation(at(), opened.number)).json.result).toBe('2');
  });
});

describe('a person decides later', () => {
  test('what was left pending', async () => {
    const opened = await open();
    await act(opened, 'pendiente');
    expect((await staff(opened.number, 'autorizar', { servidor: 'never' })).status).toBe(303);
    expect((await queryOperation(at(), opened.number)).json.result).toBe('3');
    expect((await staff(opened.number, 'negar')).status).toBe(409);
  });

  test('reverses what was authorised, and nothing else', async () => {
    const opened = await open();
    expect((await staff(opened.number, 'extornar')).status).toBe(409);
    await act(opened, 'autorizar');
    expect((await staff(opened.number, 'extornar')).status).toBe(303);
    expect((await queryOperation(at(), opened.number)).json.result).toBe('4');
    expect((await staff(opened.number, 'extornar')).status).toBe(409);
    const { html } = await openPage(at(), `/sandbox/pagos/payme/${(await rowOf(opened.number)).id}`);
    expect(textIn(html)).toContain('Extornado');
  });

  test('tells it again', async () => {
    const opened = await open();
    await act(opened, 'autorizar');
    await staff(opened.number, 'avisar');
    const posts = await at()
      .database.selectFrom('sandbox_post')
      .selectAll()
      .where('subject', '=', opened.number)
      .execute();
    expect(posts.map(({ answer }) => answer)).toEqual([expect.stringMatching(/^\d{3}$/)]);
  });
});

describe('the query', () => {
  test.each<Record<string, string>>([
    { purchaseVerification: '' },
    { purchaseVerification: 'a'.repeat(128) },
    { idAcquirer: '124' },
    { idCommerce: '4568' },
  ])('with %p is refused', async (changes) => {
    const { number } = await open();
    expect((await queryOperation(at(), number, changes)).json).toMatchObject({ errorCode: '15', result: '' });
  });

  test('of an operation that was never opened', async () => {
    expect((await queryOperation(at(), '000001')).json).toMatchObject({ errorCode: '14', result: '' });
  });

  test('has what no document names, and in another order', async () => {
    const { number } = await open();
    const { text } = await queryOperation(at(), number);
    expect(text.indexOf('_sandbox')).toBe(2);
    expect(text.indexOf('"result"')).toBeLessThan(text.indexOf('"errorCode"'));
  });
});
