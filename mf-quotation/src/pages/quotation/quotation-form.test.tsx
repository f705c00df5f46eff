import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newWizard } from '@vitrina/rules';
import { draft } from '@vitrina/session-bus';
import { captcha } from '../../captcha';
import { leadServer } from '../../testing/lead-server';
import { openPage } from '../../testing/open-page';
import { button, consentBox, data, fill, formIsReady } from '../../testing/quotation-form';
import { QuotationForm } from './quotation-form';

jest.setTimeout(30_000); // slow on a busy machine

let page: ReturnType<typeof openPage>;
let server: ReturnType<typeof leadServer>;
const send = jest.fn(() => Promise.resolve());
const buy = jest.fn();
const Page = () => <QuotationForm cancelTo="/resumen" onSend={send} onBuy={buy} />;

beforeEach(async () => {
  send.mockClear();
  buy.mockClear();
  server = leadServer();
  page = openPage(Page, { path: '/', address: '/', wizard: newWizard() });
  await formIsReady();
});
afterEach(() => {
  page.close();
  draft('cotiza').clear();
});

test.each<[string, string, string]>([
  ['Cédula', '', 'El campo Cédula es obligatorio'],
  ['Cédula', '171003406', 'El campo Cédula debe tener 10 dígitos'],
  ['Cédula', '17100340655', 'El campo Cédula debe tener 10 dígitos'],
  ['Cédula', '1710034066', 'El campo Cédula debe ser una identificación válida'],
  ['Cédula', '2222222222', 'El campo Cédula debe ser una identificación válida'],
  ['Nombres', '', 'El campo Nombres es obligatorio'],
  ['Nombres', 'Ana 2', 'El campo Nombres debe contener solo letras y espacios'],
  ['Nombres', 'a'.repeat(51), 'El campo Nombres debe tener máximo 50 caracteres'],
  ['Apellidos', '   ', 'El campo Apellidos es obligatorio'],
  ['Apellidos', "O'Brien", 'El campo Apellidos debe contener solo letras y espacios'],
  ['Apellidos', 'b'.repeat(51), 'El campo Apellidos debe tener máximo 50 caracteres'],
  ['Correo electrónico', '', 'El campo Correo electrónico es obligatorio'],
  ['Correo electrónico', 'ana@', 'El campo Correo electrónico debe ser un correo electrónico válido'],
  ['Correo electrónico', `${'a'.repeat(45)}@b.ec`, ''],
  ['Correo electrónico', `${'a'.repeat(46)}@b.ec`, 'El campo Correo electrónico debe tener máximo 50 caracteres'],
  ['Celular', '', 'El campo Celular es obligatorio'],
  ['Celular', '0712345678', 'El campo Celular debe empezar con 08 o 09 y tener 10 dígitos'],
  ['Celular', '099123456', 'El campo Celular debe empezar con 08 o 09 y tener 10 dígitos'],
  ['Nombres', 'María José Ñandú', ''],
  ['Celular', '+593 98 765 4321', ''],
])('%s "%s" left: "%s"', async (label, value, message) => {
  const field = screen.getByRole('textbox', { name: label });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
  if (message) expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
  else expect(field).toBeValid();
});

test('the consent starts unticked, and both buttons wait for it', async () => {
  expect(consentBox()).not.toBeChecked();
  expect(button('Solicitar cotización')).toBeDisabled();
  expect(button('Compra en linea')).toBeDisabled();
  expect(screen.getByText('Para continuar, autoriza el tratamiento de tus datos.')).toBeVisible();
  await userEvent.click(consentBox());
  expect(button('Solicitar cotización')).toBeEnabled();
  expect(button('Compra en linea')).toBeEnabled();
  await userEvent.click(consentBox());
  expect(button('Solicitar cotización')).toBeDisabled();
});

test('the consent says who handles the data, what for, and how to withdraw', () => {
  expect(consentBox()).toHaveAccessibleName(/Autorizo a Cóndor Motors del Ecuador S\.A\..*promociones/);
  for (const term of ['Quién los trata', 'Para qué', 'Cómo retirar tu autorización']) {
    expect(screen.getByText(term)).toBeInTheDocument();
  }
  expect(screen.getByText(/^Versión 2026-11\./)).toBeInTheDocument();
});

test('an incomplete form is not sent: the toast, and the first error has the focus', async () => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Cédula' }), data.ci);
  await userEvent.click(consentBox());
  await userEvent.click(button('Solicitar cotización'));
  expect(page.notices).toEqual(['Completa el formulario']);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nombres' })).toHaveFocus());
  expect(send).not.toHaveBeenCalled();
});

test('what is sent is clean', async () => {
  await fill({ nombres: '  Ana   Lucía ', telefono: '+593 98 765 4321', ci: '171003406-5' });
  await userEvent.click(button('Solicitar cotización'));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  const expected = { ...data, nombres: 'Ana Lucía', promo: true };
  expect(send).toHaveBeenCalledWith(expected, expect.anything());
});

test('the captcha is prepared when the form is first touched, not before', async () => {
  await captcha.token('formulario'); // what an earlier test prepared
  const before = server.actions.length;
  await userEvent.click(screen.getByRole('textbox', { name: 'Nombres' }));
  await waitFor(() => expect(server.actions.slice(before)).toEqual(['formulario']));
});

test('buying online hands over the clean data; without them the form says what is missing', async () => {
  await userEvent.click(consentBox());
  await userEvent.click(button('Compra en linea'));
  expect(page.notices).toEqual(['Completa el formulario']);
  expect(buy).not.toHaveBeenCalled();
  await userEvent.click(consentBox());
  await fill({ nombres: '  Ana   Lucía ' });
  await userEvent.click(button('Compra en linea'));
  expect(buy).toHaveBeenCalledWith({ ...data, promo: true });
  expect(send).not.toHaveBeenCalled();
});
