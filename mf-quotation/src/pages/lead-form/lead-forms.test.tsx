import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '@vitrina/api-client';
import { dealerships, encode } from '@vitrina/contract';
import type { PageProps } from '@vitrina/federation';
import { navigate } from '@vitrina/navigation';
import { newWizard } from '@vitrina/rules';
import { draft } from '@vitrina/session-bus';
import type { ComponentType } from 'react';
import { refused } from '../../testing/account-server';
import { eventually } from '../../testing/eventually';
import { openPage } from '../../testing/open-page';
import { button, data, fill, formIsReady } from '../../testing/quotation-form';
import { failing, receipt, vehicleServer } from '../../testing/vehicle-server';
import { CHATBOT_FORM, CRM_FORM, STANDARD_FORM } from './form-kinds';
import { genericFormPage } from './generic-form';
import { PostSaleFormPage } from './post-sale-form';

jest.setTimeout(30_000); // whole forms: slow on a busy machine

const Standard = genericFormPage(STANDARD_FORM);
const Chatbot = genericFormPage(CHATBOT_FORM);
const Crm = genericFormPage(CRM_FORM);
const AT = {
  standard: { path: '/cotiza', address: '/cotiza' },
  chatbot: { path: '/cotiza/Chatbotweb', address: '/cotiza/Chatbotweb' },
  ofModel: { path: '/cotiza/Chatbotweb/:titulo/:id', address: '/cotiza/Chatbotweb/sierra/1' },
  crm: { path: '/campanacrm', address: '/campanacrm' },
  postSale: { path: '/campana-post-venta', address: '/campana-post-venta' },
};

let page: ReturnType<typeof openPage>;
let server: ReturnType<typeof vehicleServer>;
async function open(Page: ComponentType<PageProps>, at: keyof typeof AT, answers = {}, query = '') {
  server = vehicleServer(answers);
  const { path, address } = AT[at];
  page = openPage(Page, { path, address: address + query, wizard: newWizard() });
  await screen.findByRole('textbox', { name: 'Cédula' });
  await formIsReady();
}
afterEach(() => {
  page.close();
  queryClient.clear();
  for (const key of ['soluto', 'chatbot', 'chatbot:1', 'crm', 'post-venta']) {
    draft(key).clear();
    draft(`${key}:attempt`).clear();
  }
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const combo = (name: string) => screen.getByRole('combobox', { name: new RegExp(`^${name}`) });
async function choose(name: string, option: string) {
  await waitFor(() => expect(combo(name)).toBeEnabled());
  await userEvent.click(combo(name));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}
async function fillGeneric() {
  await fill();
  await choose('Vehículo', 'Sierra');
  await choose('Paquete', 'Paquete Urbano 2027');
  await choose('Provincia', 'Pichincha');
  await choose('Concesionario', 'Cóndor Eloy Alfaro');
}
const leads = (name: string) => server.calls.filter((call) => call.name === name).map(({ words }) => words);
const thanked = () => waitFor(() => expect(location.pathname).toBe('/gracias'));
const person = {
  identification: data.ci,
  firstNames: data.nombres,
  surnames: data.apellidos,
  phone: data.telefono,
  email: data.email,
  consent: true,
  consentVersion: '2026-11',
};

test.each([
  [Standard, 'standard', 7, 'cotizasoluto'],
  [Chatbot, 'chatbot', 11, 'cotizachatbot'],
  [Crm, 'crm', 13, 'cotizacrm'],
] as const)(
  'the generic form of a campaign sends person, vehicle, place and campaign, then thanks',
  async (Page, at, campaign, captchaAction) => {
    await open(Page, at);
    expect(screen.getByRole('heading', { level: 1, name: /^Cotiza tu Cóndor/ })).toBeInTheDocument();
    await fillGeneric();
    await choose('Color', 'Rojo Cotopaxi');
    await userEvent.click(button('Solicitar cotización'));
    await thanked();
    expect(leads('createLead')).toEqual([
      expect.objectContaining({
        ...person,
        kind: 'form',
        ...{ campaign, captchaAction, provinceId: 17, modelId: 1, packageId: 91, colourId: 4, dealershipId: 1 },
      }),
    ]);
  },
);

test('a known campaign in the address takes the place of the form’s own; an unknown one does not', async () => {
  await open(Crm, 'crm', {}, '?source=12');
  await fillGeneric();
  await userEvent.click(button('Solicitar cotización'));
  await thanked();
  expect(leads('createLead')[0]).toMatchObject({ campaign: 12, captchaAction: 'cotizaseltos' });
  expect(leads('createLead')[0]?.colourId).toBeUndefined();
});

test('the address fixes the vehicle', async () => {
  await open(Chatbot, 'ofModel');
  expect(screen.queryByRole('combobox', { name: /^Vehículo/ })).toBeNull();
  expect(screen.getByText('Sierra')).toBeVisible();
  await fill();
  await choose('Paquete', 'Paquete Urbano 2027');
  await choose('Provincia', 'Pichincha');
  await choose('Concesionario', 'Cóndor La Luz');
  await userEvent.click(button('Solicitar cotización'));
  await thanked();
  expect(leads('createLead')[0]).toMatchObject({ modelId: 1, dealershipId: 2 });
});

test('a province without dealerships says so, and leads back to the choice of another', async () => {
  const dealership = { id: 3, name: 'Cóndor Cumbayá', company: 'Automotores Cóndor S.A.', places: [] };
  await open(Crm, 'crm', { dealerships: [{ body: [] }, { body: encode(dealerships.response, [dealership]) }] });
  await choose('Provincia', 'Guayas');
  expect(await screen.findByText('Todavía no hay concesionarios en Guayas.')).toBeVisible();
  expect(combo('Concesionario')).toBeDisabled();
  await userEvent.click(button('Elegir otra provincia'));
  expect(combo('Provincia')).toHaveFocus();
  await choose('Provincia', 'Pichincha');
  await choose('Concesionario', 'Cóndor Cumbayá');
  expect(screen.queryByText(/Todavía no hay concesionarios/)).toBeNull();
});

test('the chosen vehicle is seen, in the chosen colour', async () => {
  await open(Chatbot, 'chatbot');
  expect(screen.queryByRole('figure')).toBeNull();
  await choose('Vehículo', 'Sierra');
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Sierra' })).toHaveAttribute('src', expect.stringMatching(/sierra\.webp$/)),
  );
  await choose('Color', 'Rojo Cotopaxi');
  expect(screen.getByRole('img', { name: 'Sierra, Rojo Cotopaxi' })).toHaveAttribute(
    'src',
    expect.stringMatching(/sierra-rojo\.webp$/),
  );
});

test('a vehicle that is not sold leads to the form without one', async () => {
  server = vehicleServer({ modelById: [refused(404, 'No')] });
  page = openPage(Chatbot, { ...AT.ofModel, wizard: newWizard() });
  await waitFor(() => expect(location.pathname).toBe('/cotiza/Chatbotweb'));
  expect(page.notices).toEqual([]);
});

test('an incomplete form is not sent: each choice must be an item of its list', async () => {
  await open(Chatbot, 'chatbot');
  await fill();
  await userEvent.click(button('Solicitar cotización'));
  expect(page.notices).toEqual(['Completa el formulario']);
  for (const name of ['Vehículo', 'Provincia'])
    expect(combo(name)).toHaveAccessibleDescription(`El campo ${name} es obligatorio`);
  expect(leads('createLead')).toEqual([]);
});

test('another vehicle empties package and colour, another province the dealership', async () => {
  await open(Chatbot, 'chatbot');
  await fillGeneric();
  await choose('Vehículo', 'Ruta');
  await waitFor(() => expect(combo('Paquete')).toHaveValue(''));
  await choose('Provincia', 'Guayas');
  await waitFor(() => expect(combo('Concesionario')).toHaveValue(''));
});

const dealershipsOf = (...names: string[]) => ({
  body: encode(
    dealerships.response,
    names.map((name, index) => ({ id: index + 1, name, company: 'Automotores Cóndor S.A.', places: [] })),
  ),
});

test('the late answer of an earlier province does not replace the dealerships of the later one', async () => {
  await open(Chatbot, 'chatbot', { dealerships: [dealershipsOf('De Guayas'), dealershipsOf('De Pichincha')] });
  const openFirst = server.hold('dealerships');
  await choose('Provincia', 'Pichincha');
  await waitFor(() => expect(server.names()).toContain('dealerships'));
  server.hold('dealerships')();
  await choose('Provincia', 'Guayas');
  await userEvent.click(combo('Concesionario'));
  expect(await screen.findByRole('option', { name: 'De Guayas' })).toBeInTheDocument();
  await act(async () => openFirst());
  await eventually(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['De Guayas']);
});

test('dealerships that could not be loaded are asked for again, and nothing typed is lost', async () => {
  await open(Chatbot, 'chatbot', { dealerships: [refused(404, 'Sin concesionarios'), dealershipsOf('De Guayas')] });
  await fill();
  await choose('Provincia', 'Guayas');
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await choose('Concesionario', 'De Guayas');
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  expect(combo('Provincia')).toHaveValue('Guayas');
  expect(screen.getByRole('textbox', { name: 'Nombres' })).toHaveValue(data.nombres);
  expect(page.notices).toEqual(['Sin concesionarios']);
});

test('after a failure the next click sends the same again, as the same attempt; what was said goes', async () => {
  await open(Chatbot, 'chatbot', { createLead: [failing, receipt] });
  await fillGeneric();
  await userEvent.click(button('Solicitar cotización'));
  await waitFor(() => expect(page.notices).toEqual(['Sin servicio']));
  await userEvent.click(button('Solicitar cotización'));
  await waitFor(() => expect(leads('createLead')).toHaveLength(2));
  expect(new Set(leads('createLead').map(({ attempt }) => attempt)).size).toBe(1);
  await thanked();
  expect(page.shown()).toEqual([]);
});

test('of many clicks the first one sends', async () => {
  await open(Chatbot, 'chatbot');
  await fillGeneric();
  const answer = server.hold('createLead');
  for (let click = 0; click < 5; click++) fireEvent.click(button('Solicitar cotización'));
  answer();
  await thanked();
  expect(leads('createLead')).toHaveLength(1);
});

test('the post-sale form takes a vehicle that is written, a plate and both options', async () => {
  await open(PostSaleFormPage, 'postSale');
  await fill();
  await userEvent.type(combo('Vehículo'), 'condor tena 2019{Enter}');
  expect(screen.queryByRole('combobox', { name: /^Paquete/ })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: /^Placa/ }), 'pba-1234');
  await choose('Concesionario', 'Cóndor Eloy Alfaro');
  await userEvent.click(screen.getByRole('checkbox', { name: /No integrar/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Un asesor llena/ }));
  await userEvent.click(button('Enviar'));
  await thanked();
  const [lead] = leads('createPostSaleLead');
  expect(lead).toMatchObject({
    ...person,
    ...{ campaign: 14, captchaAction: 'postventa', vehicle: 'CONDOR TENA 2019', plate: 'PBA1234', dealershipId: 1 },
    ...{ skipIntegration: true, sellerWrites: true },
  });
  expect(lead?.modelId).toBeUndefined();
});

test('the post-sale form takes a vehicle of the list with its package, and says so when something is missing', async () => {
  await open(PostSaleFormPage, 'postSale');
  await fill();
  await choose('Vehículo', 'Sierra');
  await choose('Concesionario', 'Cóndor Eloy Alfaro');
  await userEvent.click(button('Enviar'));
  expect(page.notices).toEqual(['Verifique que la información ingresada sea la correcta']);
  await choose('Paquete', 'Paquete Urbano 2027');
  await userEvent.click(button('Enviar'));
  await thanked();
  expect(leads('createPostSaleLead')[0]).toMatchObject({ modelId: 1, packageId: 91 });
  expect(leads('createPostSaleLead')[0]?.plate).toBeUndefined();
});

test("a post-sale submit that fails says 'Error', until the next click, which tries again at once", async () => {
  await open(PostSaleFormPage, 'postSale', { createPostSaleLead: [failing, receipt] });
  await fill();
  await userEvent.type(combo('Vehículo'), 'tena{Enter}');
  await choose('Concesionario', 'Cóndor Eloy Alfaro');
  await userEvent.click(button('Enviar'));
  await waitFor(() => expect(page.notices).toEqual(['Error']));
  await userEvent.click(button('Enviar'));
  await thanked();
  expect(leads('createPostSaleLead')).toHaveLength(2);
  expect(page.shown()).toEqual([]);
});

test("a post-sale submit without a captcha says 'Error' too, after what the server says", async () => {
  await open(PostSaleFormPage, 'postSale', { captchaChallenge: [refused(503, 'Sin captcha')] });
  await fill();
  await userEvent.type(combo('Vehículo'), 'tena{Enter}');
  await choose('Concesionario', 'Cóndor Eloy Alfaro');
  await userEvent.click(button('Enviar'));
  await waitFor(() => expect(page.notices.at(-1)).toBe('Error'));
  expect(leads('createPostSaleLead')).toEqual([]);
});

test('who has gone on before the answer stays there; the lead has been made, and its draft and attempt are over', async () => {
  await open(PostSaleFormPage, 'postSale');
  await fill();
  await userEvent.type(combo('Vehículo'), 'tena{Enter}');
  await choose('Concesionario', 'Cóndor Eloy Alfaro');
  const answer = server.hold('createPostSaleLead');
  await userEvent.click(button('Enviar'));
  await waitFor(() => expect(leads('createPostSaleLead')).toHaveLength(1));
  act(() => navigate('/terminos'));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
  answer();
  await eventually(async () => expect(await draft('post-venta').load()).toBeNull());
  await eventually(async () => expect(await draft('post-venta:attempt').load()).toBeNull());
  act(() => void jest.runAllTimers());
  expect(location.pathname).toBe('/terminos');
});
