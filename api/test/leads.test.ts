import { cents, createLead, type LeadRequest } from '@vitrina/contract';
import { urlOf } from '../src/platform/http/calls';
import { bodyOf, call, messageOf, post, useBackend } from './support/backend';
import { leadRequest, PERSON, tokenMaker } from './support/lead';
import { during } from './support/moments';

const backend = useBackend();
let token: Awaited<ReturnType<typeof tokenMaker>>;
beforeAll(async () => {
  token = await tokenMaker(backend.current.database);
});

/** 28,990 + 1,500 + 1,600, alfombras 79.90, deflectores 64.50, Kit Aventura 860.99, coupon 541.22 (all with VAT). */
const TOTAL = cents(3_363_661);

const keep = async (changes: Partial<LeadRequest> = {}) =>
  call(backend.current, createLead, leadRequest(await token(), TOTAL, changes));
const refusal = async (request: LeadRequest) => {
  const { status, body } = await post(backend.current, urlOf(createLead), bodyOf(createLead, request));
  return `${status} ${messageOf(body)}`;
};
const leads = () => backend.current.database.selectFrom('lead').selectAll().execute();
const leadOf = (attempt: string) =>
  backend.current.database.selectFrom('lead').selectAll().where('attempt', '=', attempt).executeTakeFirstOrThrow();

test('a lead is kept with the person, what was agreed to and the configuration as it is sold', async () => {
  const request = leadRequest(await token(), TOTAL, { campaign: 6 });
  const { outcome: receipt, isAfter } = await during(() => call(backend.current, createLead, request));
  expect(receipt).toMatchObject({ number: expect.any(Number), total: TOTAL });
  const row = await leadOf(request.attempt);
  expect(row).toMatchObject({
    number: receipt.number,
    identification: PERSON.identification,
    first_names: PERSON.firstNames,
    surnames: PERSON.surnames,
    phone: PERSON.phone,
    email: PERSON.email,
    consent_version: '2026-11',
    terms_version: '2026-11',
    campaign: 6,
    source: 'WEB',
    total_cents: TOTAL,
  });
  expect(isAfter(0, row.consent_at)).toBe(true);
  expect(row.configuration).toMatchObject({
    province: { id: 17, name: 'Pichincha' },
    model: { id: 1, name: 'Sierra' },
    version: { id: 127, name: 'Sierra 2027' },
    year: 2027,
    power: { motor: { name: '1.5 Turbo 156 HP' }, transmission: { name: 'Automática CVT' }, traction: { id: 1 } },
    colour: { name: 'Rojo Cotopaxi', hex: '#a3121c' },
    package: { title: 'Paquete Urbano', cents: 3_209_000 },
    accessories: [
      { name: 'Juego de alfombras de caucho', cents: 7990 },
      { name: 'Deflectores de ventana', cents: 6450 },
    ],
    kits: [{ name: 'Kit Aventura', cents: 86_099, items: [{ name: 'Barras de techo' }, {}, {}] }],
    prepaidMaintenance: [{ name: 'Mantenimiento prepagado 30,000 km', cents: 54_122 }],
    dealership: { name: 'Cóndor Eloy Alfaro', company: 'Automotores Cóndor S.A.' },
    currency: 'USD',
    totalCents: TOTAL,
  });
});

test('the kept configuration does not change with the catalogue', async () => {
  const request = leadRequest(await token(), TOTAL);
  await call(backend.current, createLead, request);
  const { configuration } = await leadOf(request.attempt);
  const { database } = backend.current;
  await database
    .updateTable('price_line')
    .set({ cents: cents(1) })
    .where('package_id', '=', 127002)
    .execute();
  expect((await leadOf(request.attempt)).configuration).toEqual(configuration);
  await database
    .updateTable('price_line')
    .set({ cents: cents(2_899_000) })
    .where('id', '=', 1_270_021)
    .execute();
  await database
    .updateTable('price_line')
    .set({ cents: cents(150_000) })
    .where('id', '=', 1_270_022)
    .execute();
  await database
    .updateTable('price_line')
    .set({ cents: cents(160_000) })
    .where('id', '=', 1_270_023)
    .execute();
});

test.each([1, -1, 100_000, -TOTAL])(
  'a total that differs by %d cents is refused, and the right one is told',
  async (by) => {
    expect(await refusal(leadRequest(await token(), cents(TOTAL + by)))).toBe(
      '409 El precio ha cambiado: el total es $33,636.61. Revisa tu cotización',
    );
  },
);

const UNKNOWN_TEXT = 'No conocemos el texto que aceptaste. Recarga la página y vuelve a intentarlo';

test('a total with a third decimal is refused, not rounded', async () => {
  const body = { ...bodyOf(createLead, leadRequest(await token(), TOTAL)), ndt30: 33_636.611 };
  const { status, body: answer } = await post(backend.current, urlOf(createLead), body);
  expect(`${status} ${messageOf(answer)}`).toBe('400 Los datos enviados no son válidos');
});

test.each<[string, Partial<LeadRequest>, string]>([
  ['a model that does not exist', { modelId: 99 }, 'El modelo elegido no existe'],
  ['a version of another model', { versionId: 227 }, 'La versión elegida no es de ese modelo y año'],
  ['a version of another year', { year: 2026 }, 'La versión elegida no es de ese modelo y año'],
  ['a year that is not sold', { year: 1999 }, 'La versión elegida no es de ese modelo y año'],
  ['a motor of another model', { motorId: 11 }, 'El motor elegido no es de esa versión'],
  ['a transmission of another model', { transmissionId: 5 }, 'La transmisión elegida no es de esa versión'],
  ['a traction of another model', { tractionId: 4 }, 'La tracción elegida no es de esa versión'],
  ['a package of another version', { packageId: 126002 }, 'El paquete elegido no es de esa versión'],
  ['a package of another power choice', { packageId: 127012 }, 'El paquete elegido no es de esa versión'],
  ['a power choice that is not sold', { motorId: 5, transmissionId: 2 }, 'El paquete elegido no es de esa versión'],
  ['a colour of another model', { colourId: 8 }, 'El color elegido no es de esa versión'],
  ['no colour where there are some', { colourId: undefined }, 'Elige un color'],
  ['an accessory of another version', { accessoryIds: [12601] }, 'Un accesorio elegido no es de esa versión'],
  ['a kit as an accessory', { accessoryIds: [12751] }, 'Un accesorio elegido no es de esa versión'],
  ['a kit of another version', { kitIds: [12651] }, 'Un kit elegido no es de esa versión'],
  ['a coupon of another version', { couponIds: [1261] }, 'El mantenimiento elegido no es de esa versión'],
  ['an accessory twice', { accessoryIds: [12701, 12701] }, 'Los accesorios elegidos no se pueden combinar'],
  ['an accessory that a kit contains', { accessoryIds: [12706] }, 'Los accesorios elegidos no se pueden combinar'],
  ['kits that share an article', { kitIds: [12751, 12752] }, 'Los accesorios elegidos no se pueden combinar'],
  ['an accessory that is not available', { accessoryIds: [12713] }, 'Los accesorios elegidos no se pueden combinar'],
  ['a dealership of another province', { dealershipId: 40 }, 'La agencia elegida no es de esa provincia'],
  ['a province that does not exist', { provinceId: 25 }, 'La provincia elegida no existe'],
  ['a wrong check digit', { identification: '1710034066' }, 'El número de identificación no es válido'],
  ['a tax number', { identification: '1710034065001' }, 'El número de identificación no es válido'],
  ['a name with digits', { firstNames: 'María 2' }, 'Los nombres solo pueden tener letras y espacios'],
  ['a surname with signs', { surnames: 'Cedeño; drop' }, 'Los apellidos solo pueden tener letras y espacios'],
  ['a landline as mobile', { phone: '022345678' }, 'El número de celular no es válido'],
  ['an e-mail without domain', { email: 'maria@' }, 'El correo electrónico no es válido'],
  ['no consent', { consent: false }, 'Debes aceptar el tratamiento de tus datos personales'],
  ['consent to no text', { consentVersion: '' }, 'Debes aceptar el tratamiento de tus datos personales'],
  ['consent to an unknown text', { consentVersion: '2026-10' }, UNKNOWN_TEXT],
  ['no terms', { termsVersion: undefined }, 'Debes aceptar los términos y condiciones'],
  ['unknown terms', { termsVersion: '2026-10' }, UNKNOWN_TEXT],
  ['an unknown campaign', { campaign: 99 }, 'La campaña no existe'],
])('%s is refused', async (_what, changes, message) => {
  const before = await leads();
  expect(await refusal(leadRequest(await token(), TOTAL, changes))).toBe(`422 ${message}`);
  expect(await leads()).toHaveLength(before.length);
});

test.each([
  ['+593 98 765 4321', "tim.o'connor@example.com"],
  ['00593987654321', 'ana+autos@correo.com.ec'],
  ['987654321', 'a!#$%&*/=?^_`{|}~-@correo.ec'],
])('%s and %s are a phone and an e-mail address', async (phone, email) => {
  const { id } = await keep({ phone, email });
  const kept = (await leads()).find((lead) => lead.id === id);
  expect([kept?.phone, kept?.email]).toEqual(['0987654321', email]);
});

test('a model without colours is asked for without one', async () => {
  const ruta = { modelId: 6, versionId: 627, motorId: 9, transmissionId: 2, tractionId: 2, packageId: 627001 };
  const bare = { ...ruta, accessoryIds: [], kitIds: [], couponIds: [] };
  expect(await keep({ ...bare, colourId: undefined, total: cents(3_899_000) })).toMatchObject({ total: 3_899_000 });
  expect(await refusal(leadRequest(await token(), cents(3_899_000), { ...bare, colourId: 1 }))).toBe(
    '422 El color elegido no es de esa versión',
  );
});

const CAPTCHA = '422 No pudimos comprobar que eres una persona. Inténtalo de nuevo';

test('a captcha token serves once', async () => {
  const captchaToken = await token();
  await keep({ captchaToken });
  expect(await refusal(leadRequest(captchaToken, TOTAL))).toBe(CAPTCHA);
});

test('a token can be sent again after a refusal', async () => {
  const captchaToken = await token();
  expect(await refusal(leadRequest(captchaToken, cents(TOTAL + 1)))).toMatch(/^409/);
  expect(await keep({ captchaToken })).toMatchObject({ total: TOTAL });
});

test('a token of another action, or none, is refused', async () => {
  expect(await refusal(leadRequest(await token('postventa'), TOTAL))).toBe(CAPTCHA);
  expect(await refusal(leadRequest(await token('postventa'), TOTAL, { captchaAction: 'postventa' }))).toBe(CAPTCHA);
  expect(await refusal(leadRequest('e30=', TOTAL))).toBe(CAPTCHA);
  expect(await refusal(leadRequest('no base64 {', TOTAL))).toBe(CAPTCHA);
});

test('twenty posts of one attempt at once make one lead, and all get it', async () => {
  const request = leadRequest(await token(), TOTAL);
  const sameToken = Array.from({ length: 10 }, () => request);
  const ownTokens = await Promise.all(sameToken.map(async () => ({ ...request, captchaToken: await token() })));
  const receipts = await Promise.all(
    [...sameToken, ...ownTokens].map((each) => call(backend.current, createLead, each)),
  );
  expect(new Set(receipts.map(({ number }) => number)).size).toBe(1);
  expect((await leads()).filter(({ attempt }) => attempt === request.attempt)).toHaveLength(1);
});

test('an attempt of another person answers nothing of theirs', async () => {
  const request = leadRequest(await token(), TOTAL);
  await call(backend.current, createLead, request);
  const stranger = { ...request, identification: '0912345675' };
  expect(await refusal(stranger)).toBe('409 Este envío ya se hizo con otros datos. Vuelve a empezar');
});

test('twenty attempts at once with one token make one lead', async () => {
  const captchaToken = await token();
  const before = await leads();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      post(backend.current, urlOf(createLead), bodyOf(createLead, leadRequest(captchaToken, TOTAL))),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(422)]);
  expect(await leads()).toHaveLength(before.length + 1);
});

test('an attempt that is no UUID is refused', async () => {
  expect(await refusal(leadRequest(await token(), TOTAL, { attempt: 'x'.repeat(36) }))).toMatch(/^400/);
});
