import { CAPTCHA_ACTIONS, createLead, createPostSaleLead, type VehicleLeadRequest } from '@vitrina/contract';
import { render } from '../src/platform/outbox/message';
import { lastMail, messagesTo, OTHER, refusal } from './support/account';
import { call, useBackend } from './support/backend';
import { PERSON, tokenMaker, vehicleLead } from './support/lead';

const backend = useBackend();
let token: Awaited<ReturnType<typeof tokenMaker>>;
beforeAll(async () => {
  token = await tokenMaker(backend.current.database);
});

const SOLUTO = `${CAPTCHA_ACTIONS.quote}soluto`;
/** The lead of a generic form. */
const ofForm = (words: VehicleLeadRequest) => ({ ...words, kind: 'form' as const });
const quote = async (changes: Partial<VehicleLeadRequest> = {}) => ofForm(vehicleLead(await token(SOLUTO), changes));
const postSale = async (changes: Partial<VehicleLeadRequest> = {}) =>
  vehicleLead(await token(CAPTCHA_ACTIONS.postSale), {
    captchaAction: CAPTCHA_ACTIONS.postSale,
    campaign: 14,
    ...changes,
  });
const written = { modelId: undefined, packageId: undefined, colourId: undefined, provinceId: undefined };
const kept = (attempt: string) =>
  backend.current.database.selectFrom('form_lead').selectAll().where('attempt', '=', attempt).executeTakeFirstOrThrow();

test('the generic form’s lead is kept with the names of what was chosen, and confirmed by mail', async () => {
  const request = await quote();
  const { number } = await call(backend.current, createLead, request);
  expect(await kept(request.attempt)).toMatchObject({
    number,
    form: 'quote',
    ...{
      identification: PERSON.identification,
      first_names: PERSON.firstNames,
      consent_version: '2026-11',
      campaign: 7,
    },
    interest: {
      ...{ product: 'light vehicle', line: 'new', documentType: 'national ID', personType: 'natural', currency: 'USD' },
      province: { id: 17, name: 'Pichincha' },
      dealership: { id: 1, name: 'Cóndor Eloy Alfaro', company: 'Automotores Cóndor S.A.' },
      model: { id: 1, name: 'Sierra' },
      package: { id: 127002, title: 'Paquete Urbano', year: 2027, cents: 3_209_000 },
      colour: { id: 1, name: 'Rojo Cotopaxi' },
    },
  });
  const mail = await render(
    backend.current.database,
    await lastMail(backend.current, PERSON.email),
    'https://site.example',
  );
  expect(mail?.subject).toBe(`Recibimos tu solicitud N.º ${number}`);
  expect(mail?.text).toContain('Vehículo: Cóndor Sierra');
  expect(mail?.text).toContain('Cóndor Eloy Alfaro se comunicará contigo.');
});

test('each campaign’s form has a captcha of its own', async () => {
  for (const campaign of ['chatbot', 'crm', 'seltos']) {
    const captchaAction = CAPTCHA_ACTIONS.quote + campaign;
    await call(
      backend.current,
      createLead,
      ofForm(vehicleLead(await token(captchaAction), { captchaAction, campaign: 0 })),
    );
  }
  const text = '422 No pudimos comprobar que eres una persona. Inténtalo de nuevo';
  const ofWizard = ofForm(vehicleLead(await token(), { captchaAction: CAPTCHA_ACTIONS.form }));
  expect(await refusal(backend.current, createLead, ofWizard)).toBe(text);
  expect(await refusal(backend.current, createPostSaleLead, await quote())).toBe(text);
});

test('ten posts of one attempt, half of them with captchas of their own, make one lead and one mail', async () => {
  const request = await quote({ email: 'diez@example.com' });
  const sameToken = Array.from({ length: 5 }, () => request);
  const ownTokens = await Promise.all(sameToken.map(async () => ({ ...request, captchaToken: await token(SOLUTO) })));
  const answers = await Promise.all(
    [...sameToken, ...ownTokens].map((each) => call(backend.current, createLead, each)),
  );
  expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
  expect(await messagesTo(backend.current, 'diez@example.com')).toHaveLength(1);
});

test('an attempt of another person, or of another form, answers nothing of it', async () => {
  const { attempt } = await quote();
  await call(backend.current, createLead, await quote({ attempt }));
  const other = '409 Este envío ya se hizo con otros datos. Vuelve a empezar';
  expect(await refusal(backend.current, createLead, await quote({ attempt, ...OTHER }))).toBe(other);
  expect(await refusal(backend.current, createPostSaleLead, await postSale({ attempt }))).toBe(other);
});

test.each<[string, Partial<VehicleLeadRequest>, string]>([
  ['no province', { provinceId: undefined }, 'Elige una provincia'],
  ['no vehicle', { modelId: undefined }, 'Elige un vehículo'],
  ['no package', { packageId: undefined }, 'Elige un paquete'],
  ['a model that does not exist', { modelId: 99 }, 'El modelo elegido no existe'],
  ['a package of another model', { packageId: 227001 }, 'El paquete elegido no es de ese modelo'],
  ['a colour of another model', { colourId: 8 }, 'El color elegido no es de ese modelo'],
  ['a dealership of another province', { provinceId: 9 }, 'La agencia elegida no es de esa provincia'],
  ['no consent', { consent: false }, 'Debes aceptar el tratamiento de tus datos personales'],
  [
    'consent to an unknown text',
    { consentVersion: '2026-10' },
    'No conocemos el texto que aceptaste. Recarga la página y vuelve a intentarlo',
  ],
  ['an unknown campaign', { campaign: 99 }, 'La campaña no existe'],
  ['a wrong identity', { identification: '1710034066' }, 'El número de identificación no es válido'],
])('the generic form with %s is refused', async (_, changes, text) => {
  expect(await refusal(backend.current, createLead, await quote(changes))).toBe(`422 ${text}`);
});

test('without its kind a form is no lead: it is read as a configuration, which it is not', async () => {
  const { kind: _form, ...words } = await quote();
  expect(await refusal(backend.current, createLead, words as never)).toMatch(/^400 /);
  expect(await backend.current.database.selectFrom('form_lead').where('attempt', '=', words.attempt).execute()).toEqual(
    [],
  );
});

test('a colour need not be chosen', async () => {
  const request = await quote({ colourId: undefined });
  await call(backend.current, createLead, request);
  expect((await kept(request.attempt)).interest.colour).toBeNull();
});

test('the post-sale form takes a vehicle that was written, its plate and both options', async () => {
  const request = await postSale({
    ...written,
    vehicle: '  Cóndor Tena 2019 ',
    plate: 'PBA1234',
    skipIntegration: true,
    sellerWrites: true,
  });
  await call(backend.current, createPostSaleLead, request);
  expect(await kept(request.attempt)).toMatchObject({
    form: 'post-sale',
    campaign: 14,
    interest: { vehicle: 'Cóndor Tena 2019', plate: 'PBA1234', skipIntegration: true, sellerWrites: true },
  });
});

test('the post-sale form takes a vehicle of the list', async () => {
  const request = await postSale({ provinceId: undefined });
  await call(backend.current, createPostSaleLead, request);
  expect((await kept(request.attempt)).interest).toMatchObject({
    model: { name: 'Sierra' },
    province: { name: 'Pichincha' },
  });
});

test.each<[string, Partial<VehicleLeadRequest>, string]>([
  ['neither', written, 'Elige o escribe un vehículo'],
  ['two lines', { ...written, vehicle: 'Tena\n2019' }, 'Los datos enviados no son válidos'],
  ['an address of two lines', { address: 'Quito\u2028Norte' }, 'Los datos enviados no son válidos'],
  ['blanks', { ...written, vehicle: '   ' }, 'Elige o escribe un vehículo'],
  ['a wrong plate', { plate: 'P-1' }, 'La placa no es válida'],
  ['a model without its package', { packageId: undefined }, 'Elige un paquete'],
])('the post-sale form with %s is refused', async (_, changes, text) => {
  expect(await refusal(backend.current, createPostSaleLead, await postSale(changes))).toBe(`422 ${text}`);
});
