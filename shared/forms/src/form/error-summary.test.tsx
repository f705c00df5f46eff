import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listField, rowsOf } from '@vitrina/forms/lists';
import { onNotice } from '@vitrina/session-bus';
import { StrictMode } from 'react';
import {
  consentField,
  ErrorSummary,
  emailField,
  FormField,
  namesField,
  radioField,
  SchemaForm,
  SubmitButton,
  schemaOf,
  textField,
} from '..';
import type { SubmitHandler } from './model';

const nombres = namesField({ name: 'nombres', label: 'Nombres' });
const email = emailField({ name: 'email', label: 'Email' });
const tipo = radioField({ name: 'tipo', label: 'Tipo', options: [{ id: 1, name: 'Natural' }] });
const bancos = listField({
  name: 'bancos',
  label: 'Bancos',
  fields: [textField({ name: 'cuenta', label: 'Cuenta', max: 5 })],
  min: 1,
});
const acepta = consentField({ name: 'acepta', label: 'Acepto' });
const schema = schemaOf([nombres, email, tipo, bancos, acepta]);
type Handler = SubmitHandler<typeof schema>;

const right = { nombres: 'Ana', email: 'ana@correo.ec', tipo: { id: 1, name: 'Natural' }, acepta: true };
const rows = (...accounts: string[]) => rowsOf(accounts.map((cuenta) => ({ cuenta })));
const page = (initial: object, onSubmit: Handler) => (
  <StrictMode>
    <SchemaForm schema={schema} initial={initial} onSubmit={onSubmit} aria-label="Datos">
      <ErrorSummary title="Faltan datos" />
      <FormField of={nombres} />
      <FormField of={tipo} />
      <FormField of={email} />
      <FormField of={bancos} />
      <FormField of={acepta} />
      <SubmitButton>Guardar</SubmitButton>
    </SchemaForm>
  </StrictMode>
);
const open = (initial: object = {}, onSubmit: Handler = () => {}) => render(page(initial, onSubmit));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
const summary = () => screen.queryByRole('group', { name: 'Faltan datos' });
const links = () => (summary() ? within(summary() as HTMLElement).getAllByRole('link') : []);
const texts = () => links().map((link) => link.textContent);
const press = (text: string) => userEvent.click(within(summary() as HTMLElement).getByRole('link', { name: text }));
const field = (name: string) => screen.getByRole('textbox', { name });

beforeEach(() => {
  document.title = 'Crédito | Cóndor';
});

test('lists what a failed submit has left in error, in the order of the page; the first field has the focus', async () => {
  open({ nombres: '4' });
  expect(summary()).not.toBeInTheDocument();
  await userEvent.click(field('Email'));
  await userEvent.tab();
  expect(field('Email')).toBeInvalid();
  expect(summary()).not.toBeInTheDocument();
  await send();
  expect(texts()).toEqual([
    'El campo Nombres debe contener solo letras y espacios',
    'El campo Tipo es obligatorio',
    'El campo Email es obligatorio',
    'Bancos debe tener mínimo 1 registros',
    'Necesitas aceptar para continuar',
  ]);
  expect(field('Nombres')).toHaveFocus();
  expect(within(summary() as HTMLElement).getByRole('heading', { level: 2 })).toHaveTextContent('Faltan datos');
});

test('is not announced on top of the notice and of the field', async () => {
  const notices: string[] = [];
  const end = onNotice(({ text }) => notices.push(text));
  open();
  await send();
  end();
  expect(notices).toEqual(['Completa el formulario']);
  expect(summary()?.closest('[role="alert"], [aria-live]')).toBeNull();
});

test.each([
  ['El campo Nombres es obligatorio', () => field('Nombres')],
  ['El campo Tipo es obligatorio', () => screen.getByRole('radio', { name: 'Natural' })],
  ['El campo Email es obligatorio', () => field('Email')],
  ['Bancos debe tener mínimo 1 registros', () => screen.getByRole('button', { name: 'Agregar' })],
  ['Necesitas aceptar para continuar', () => screen.getByRole('checkbox')],
])("the link '%s' leads to its control, and nowhere else", async (text, control) => {
  open();
  await send();
  const scrolled = jest.fn();
  Object.assign(control(), { scrollIntoView: scrolled });
  const link = within(summary() as HTMLElement).getByRole('link', { name: text });
  expect(link).toHaveAttribute('href', `#${control().id}`);
  expect(control().id).not.toBe('');
  const before = location.href;
  await press(text);
  expect(control()).toHaveFocus();
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(location.href).toBe(before);
});

test('follows what is mended with the keystroke, and what is spoilt on leaving; it goes with the last error', async () => {
  open({ ...right, nombres: '', email: '', bancos: rows('1') });
  await send();
  expect(texts()).toEqual(['El campo Nombres es obligatorio', 'El campo Email es obligatorio']);
  await userEvent.type(field('Nombres'), 'A');
  expect(texts()).toEqual(['El campo Email es obligatorio']);
  await userEvent.type(field('Nombres'), '4');
  expect(texts()).toEqual(['El campo Email es obligatorio']);
  await userEvent.type(field('Email'), 'a@b.ec');
  expect(texts()).toEqual(['El campo Nombres debe contener solo letras y espacios']);
  await userEvent.type(field('Nombres'), '{Backspace}');
  expect(summary()).not.toBeInTheDocument();
  await userEvent.type(field('Nombres'), '4');
  await userEvent.tab();
  expect(field('Nombres')).toBeInvalid();
  expect(summary()).not.toBeInTheDocument();
  await send();
  expect(texts()).toEqual(['El campo Nombres debe contener solo letras y espacios']);
});

test('names the row of a list, and the list whose row is unfinished', async () => {
  open({ ...right, bancos: rows('1', '123456') });
  await userEvent.click(screen.getByRole('button', { name: 'Agregar' }));
  await userEvent.type(field('Cuenta'), '2');
  await send();
  expect(texts()).toEqual([
    'Bancos, 123456: El campo Cuenta debe tener máximo 5 caracteres',
    'Bancos: Agrega o cancela el elemento que estás llenando',
  ]);
  await press('Bancos, 123456: El campo Cuenta debe tener máximo 5 caracteres');
  expect(screen.getByRole('button', { name: 'Editar 123456' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar 123456' }));
  expect(texts()).toEqual(['Bancos: Agrega o cancela el elemento que estás llenando']);
});

test('lists what the server refuses at a field', async () => {
  open({ ...right, bancos: rows('1') }, async () => ({ email: 'Ya está registrado' }));
  await send();
  expect(texts()).toEqual(['Ya está registrado']);
  expect(field('Email')).toHaveFocus();
  await userEvent.type(field('Email'), 'u');
  expect(summary()).not.toBeInTheDocument();
});

test('stands not for a call that failed, nor for what is wrong afterwards', async () => {
  open({ ...right, bancos: rows('1') }, () => Promise.reject({ status: 500 }));
  await send();
  await userEvent.clear(field('Nombres'));
  await userEvent.tab();
  expect(field('Nombres')).toBeInvalid();
  expect(summary()).not.toBeInTheDocument();
});

test('is above the fields before the first one is scrolled to', async () => {
  open();
  const seen: boolean[] = [];
  Object.assign(field('Nombres'), { scrollIntoView: () => seen.push(summary() !== null) });
  await send();
  expect(seen).toEqual([true]);
});

describe("the title begins with 'Error: '", () => {
  test('while errors stand', async () => {
    open({ ...right, nombres: '', bancos: rows('1') });
    expect(document.title).toBe('Crédito | Cóndor');
    await send();
    expect(document.title).toBe('Error: Crédito | Cóndor');
    await send();
    expect(document.title).toBe('Error: Crédito | Cóndor');
    await userEvent.type(field('Nombres'), 'A');
    expect(document.title).toBe('Crédito | Cóndor');
  });

  test('until the form goes; whatever title the shell has set stays', async () => {
    const { unmount } = open();
    await send();
    await act(async () => {
      document.title = 'Otra | Cóndor'; // a query that is rewritten sets the title anew
    });
    expect(document.title).toBe('Error: Otra | Cóndor');
    document.title = 'Inicio | Cóndor'; // a navigation: the shell's title, then the page goes
    unmount();
    await act(async () => {});
    expect(document.title).toBe('Inicio | Cóndor');
  });
});
