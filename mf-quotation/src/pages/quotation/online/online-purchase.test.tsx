import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encode, register, validateIdentity } from '@vitrina/contract';
import { draft, sessionAtom, store } from '@vitrina/session-bus';
import { signOut } from '@vitrina/session-bus/testing';
import { ANA, accountServer, done, refused, signedIn } from '../../../testing/account-server';
import { leadServer } from '../../../testing/lead-server';
import { openPage } from '../../../testing/open-page';
import { button, data, fill, formIsReady } from '../../../testing/quotation-form';
import { completeWizard } from '../../../testing/wizard';
import { QuotationPage } from '../quotation-page';

jest.setTimeout(30_000); // whole journeys: slow on a busy machine

const PASSWORD = 'secreta7';
const registered = { body: encode(register.response, { userId: 7 }) };
const identity = (valid: boolean) => ({ body: encode(validateIdentity.response, { valid }) });
const WRONG_CODE = refused(422, 'El código OTP no es correcto');

let page: ReturnType<typeof openPage>;
let leads: ReturnType<typeof leadServer>;

type Answers = Parameters<typeof accountServer>[0];
async function open(answers: Answers = {}, campana = 0) {
  leads = leadServer();
  const server = accountServer(
    {
      checkRegistration: [done],
      validateIdentity: [identity(true)],
      register: [registered],
      verifyOtp: [signedIn],
      ...answers,
    },
    leads.server,
  );
  const at = {
    path: '/:titulo/:id/cotiza',
    address: '/condor-sierra/3/cotiza',
    wizard: { ...completeWizard(), campana },
  };
  page = openPage(QuotationPage, at);
  await formIsReady();
  await fill();
  await userEvent.click(button('Compra en linea'));
  return server;
}
afterEach(async () => {
  page.close();
  for (const key of ['cotiza', 'compra:attempt']) draft(key).clear();
  await signOut();
});

const dialog = (name: string) => screen.findByRole('dialog', { name });
const policyBox = () => screen.getByRole('checkbox', { name: 'He leído la política de privacidad' });
const said = (name: string) => screen.getByLabelText(name, { selector: 'input' });

async function fillRegistration(password = PASSWORD, confirmation = password) {
  await userEvent.click(button('Sí'));
  await dialog('Registro de Usuario');
  await userEvent.type(said('Contraseña'), password);
  await userEvent.type(said('Confirma tu contraseña'), confirmation);
  await userEvent.click(policyBox());
  await userEvent.click(button('Registrarme'));
}
async function validate(code = '12345') {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Código OTP' }), code);
  await userEvent.click(button('Validar'));
}
const relevant = (names: string[]) => names.filter((name) => name !== 'captchaChallenge');

test('a password manager saves the new password with the identification, and makes one of 7 to 10 characters', async () => {
  await open();
  await userEvent.click(button('Sí'));
  const form = (await dialog('Registro de Usuario')).querySelector('form')!;
  const [username, ...others] = form.querySelectorAll('input[autocomplete="username"]');
  expect(others).toEqual([]);
  expect(username).toHaveValue(data.ci);
  expect(username).not.toHaveAttribute('hidden');
  const passwords = form.querySelectorAll('input[autocomplete="new-password"]');
  expect([...passwords].map((field) => field.getAttribute('passwordrules'))).toEqual([
    'minlength: 7; maxlength: 10;',
    'minlength: 7; maxlength: 10;',
  ]);
  expect(username!.compareDocumentPosition(passwords[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a guest confirms, registers, and after the code is signed in with an empty wizard at the quotations', async () => {
  const server = await open();
  expect(await dialog('Compra en línea')).toHaveTextContent('crearemos una cuenta con tus datos');
  await fillRegistration();
  await validate();
  await waitFor(() => expect(location.pathname).toBe('/usuario/cotizaciones'));
  expect(relevant(server.names())).toEqual([
    'checkRegistration',
    'validateIdentity',
    'register',
    'createLead',
    'verifyOtp',
  ]);
  const registration = server.calls.find(({ name }) => name === 'register')?.words;
  expect(registration).toMatchObject({
    identification: data.ci,
    password: PASSWORD,
    firstNames: data.nombres,
    surnames: data.apellidos,
    phone: data.telefono,
    email: data.email,
    country: 'Ecuador',
    applicationId: 5,
    dealershipId: 5,
    consentVersion: '2026-11',
    termsVersion: '2026-11',
    privacyVersion: '2026-11',
  });
  expect(leads.leads).toEqual([
    expect.objectContaining({
      ...{ campaign: 15, captchaAction: 'formularioOnline', packageId: 91, dealershipId: 5 },
      registration: registration?.attempt,
    }),
  ]);
  expect(leads.leads[0]).not.toHaveProperty('visitCampaign');
  expect(page.notices).toEqual(['Validación Exitosa']);
  expect(store.get(sessionAtom)?.displayName).toBe(ANA.displayName);
  expect(page.wizard().modelo).toBeUndefined();
  expect(await draft('cotiza').load()).toBeFalsy();
});

test("a visit's campaign goes along: the lead belongs to 'online' all the same", async () => {
  await open({}, 13);
  await fillRegistration();
  await dialog('Valida tu cuenta');
  expect(leads.leads).toEqual([expect.objectContaining({ campaign: 15, visitCampaign: 13 })]);
});

test('nobody is registered who has not said that they read the privacy policy', async () => {
  await open();
  await userEvent.click(button('Sí'));
  await dialog('Registro de Usuario');
  expect(policyBox()).not.toBeChecked();
  expect(button('Registrarme')).toBeDisabled();
  const policy = screen.getByRole('link', { name: /^Leer la política de privacidad/ });
  expect(policy).toHaveAttribute('href', '/privacidad');
  expect(policy).toHaveAttribute('target', '_blank');
  await userEvent.click(policyBox());
  expect(button('Registrarme')).toBeEnabled();
});

test('who does not want an account goes on with the form', async () => {
  const server = await open();
  await userEvent.click(button('No'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(relevant(server.names())).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Nombres' })).toHaveValue(data.nombres);
});

test.each([
  ['short', 'secre6', 'secre6', /entre 7 y 10/],
  ['long', 'secreta7890', 'secreta7890', /entre 7 y 10/],
  ['not repeated', PASSWORD, 'secreta8', /no coincide/],
])('a password that is %s is not sent', async (_, password, confirmation, text) => {
  const server = await open();
  await fillRegistration(password, confirmation);
  expect(page.notices).toEqual(['Completa el formulario']);
  expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(relevant(server.names())).toEqual([]);
});

test.each<[string, Answers]>([
  ['checking the data', { checkRegistration: [refused(409, 'Ya existe una cuenta')] }],
  ['registering', { register: [refused(409, 'Ya existe una cuenta')] }],
])('when %s fails the dialog comes back with the passwords empty', async (_, answers) => {
  await open(answers);
  await fillRegistration();
  await waitFor(() => expect(page.notices).toEqual(['Ya existe una cuenta']));
  expect(await dialog('Registro de Usuario')).toBeVisible();
  expect(said('Contraseña')).toHaveValue('');
  expect(said('Confirma tu contraseña')).toHaveValue('');
  expect(policyBox()).toBeChecked();
});

test('an identification that the server finds invalid is told, and registers nobody', async () => {
  const server = await open({ validateIdentity: [identity(false)] });
  await fillRegistration();
  await waitFor(() => expect(page.notices).toEqual(['El número de identificación no es válido']));
  expect(await dialog('Registro de Usuario')).toBeVisible();
  expect(relevant(server.names())).toEqual(['checkRegistration', 'validateIdentity']);
  const answer = server.hold('checkRegistration');
  await userEvent.type(said('Contraseña'), PASSWORD);
  await userEvent.type(said('Confirma tu contraseña'), PASSWORD);
  await userEvent.click(button('Registrarme'));
  expect(page.shown()).toEqual([]); // the next try
  answer();
  await waitFor(() => expect(page.shown()).toEqual(['El número de identificación no es válido']));
});

test('a lead that failed is sent again with the same attempts, for the same account', async () => {
  const server = await open();
  leads.failures.push({ status: 503, message: 'Sin servicio' });
  await fillRegistration();
  await waitFor(() => expect(page.notices).toEqual(['Sin servicio']));
  await userEvent.type(said('Contraseña'), PASSWORD);
  await userEvent.type(said('Confirma tu contraseña'), PASSWORD);
  await userEvent.click(button('Registrarme'));
  await dialog('Valida tu cuenta');
  const attempts = (name: string) =>
    new Set(server.calls.filter((made) => made.name === name).map(({ words }) => words.attempt));
  expect(page.shown()).toEqual([]);
  expect(attempts('register').size).toBe(1);
  expect(new Set(leads.leads.map(({ attempt }) => attempt)).size).toBe(1);
  expect(leads.leads).toHaveLength(2);
});

test('a wrong code brings the dialog back; the form stays when it is left', async () => {
  await open({ verifyOtp: [WRONG_CODE] });
  await fillRegistration();
  await validate();
  await waitFor(() => expect(page.notices).toEqual(['El código OTP no es correcto']));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await dialog('Valida tu cuenta')).toBeVisible();
  expect(page.shown()).toEqual(['El código OTP no es correcto']);
  await userEvent.click(button('Cerrar'));
  expect(screen.getByRole('textbox', { name: 'Nombres' })).toHaveValue(data.nombres);
  await act(async () => undefined);
  expect(store.get(sessionAtom)).toBeNull();
});
