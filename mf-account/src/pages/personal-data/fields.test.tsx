import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provincesWithCantons, updateProfile } from '@vitrina/contract';
import { deferred, Failure, type RenderedPage } from '@vitrina/testing';
import { PERSON, placesAsked } from '@vitrina/testing/personal-data';
import { act } from 'react';
import { button, field, leave, type Opened, openForm } from './testing/person';

let opened: Opened;
let page: RenderedPage;
afterEach(() => {
  jest.useRealTimers();
  return leave(page);
});

const open = async (...[stored]: Parameters<typeof openForm>) => {
  opened = await openForm(stored);
  page = opened.page;
};
/** Leaves a field with this text in it. */
async function fill(name: string, text: string) {
  await page.user.clear(field(name));
  await page.user.click(field(name));
  await page.user.paste(text);
  await page.user.tab();
}
const choose = (name: string, option: string) => page.user.selectOptions(field(name), option);
async function pick(name: string, text: string) {
  await page.user.clear(field(name));
  await page.user.type(field(name), text);
  await page.user.click(await screen.findByRole('option', { name: text }));
}
const sent = () => opened.server.requests(updateProfile);
const errorOf = (name: string) => {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  const id = ids.find((id) => id.endsWith('-error'));
  return id ? document.getElementById(id)?.textContent : undefined;
};
const long = (length: number) => 'a'.repeat(length);

describe('a field', () => {
  test.each<[string, string, string | undefined]>([
    ['Nombres', '', 'El campo Nombres es obligatorio'],
    ['Nombres', 'Ana 2', 'El campo Nombres debe contener solo letras y espacios'],
    ['Nombres', long(51), 'El campo Nombres debe tener máximo 50 caracteres'],
    ['Nombres', long(50), undefined],
    ['Apellidos', '', 'El campo Apellidos es obligatorio'],
    ['Apellidos', 'Ñ4to', 'El campo Apellidos debe contener solo letras y espacios'],
    ['Apellidos', long(51), 'El campo Apellidos debe tener máximo 50 caracteres'],
    ['Apellidos', `${long(49)}ñ`, undefined],
    ['Correo electrónico', '', 'El campo Correo electrónico es obligatorio'],
    ['Correo electrónico', 'ana@', 'El campo Correo electrónico debe ser un correo electrónico válido'],
    ['Correo electrónico', `${long(41)}@correo.ec`, 'El campo Correo electrónico debe tener máximo 50 caracteres'],
    ['Correo electrónico', `${long(40)}@correo.ec`, undefined],
    ['Celular', '', 'El campo Celular es obligatorio'],
    ['Celular', '022345678', 'El campo Celular debe empezar con 08 o 09 y tener 10 dígitos'],
    ['Celular', '+593 98 765 4322', undefined],
    ['Calle principal', '', 'El campo Calle principal es obligatorio'],
    ['Calle principal', long(51), 'El campo Calle principal debe tener máximo 50 caracteres'],
    ['Calle principal', long(50), undefined],
    ['Calle secundaria', '', 'El campo Calle secundaria es obligatorio'],
    ['Calle secundaria', long(51), 'El campo Calle secundaria debe tener máximo 50 caracteres'],
    ['Calle secundaria', long(50), undefined],
    ['Número', '', 'El campo Número es obligatorio'],
    ['Número', long(51), 'El campo Número debe tener máximo 50 caracteres'],
    ['Número', long(50), undefined],
    ['Barrio (opcional)', '', undefined],
    ['Barrio (opcional)', long(51), 'El campo Barrio debe tener máximo 50 caracteres'],
    ['Barrio (opcional)', long(50), undefined],
    ['Referencia (opcional)', '', undefined],
    ['Referencia (opcional)', long(51), 'El campo Referencia debe tener máximo 50 caracteres'],
    ['Referencia (opcional)', long(50), undefined],
    ['Ciudad', '', 'El campo Ciudad es obligatorio'],
    ['Parroquia (opcional)', '', undefined],
  ])('%s with %j says %j', async (name, text, message) => {
    await open();
    if (text) await fill(name, text);
    else {
      await page.user.clear(field(name));
      await page.user.tab();
    }
    await waitFor(() => expect(errorOf(name)).toBe(message));
  });

  test.each(['Tipo de correo', 'Tipo de teléfono', 'Tipo de dirección'])('%s is required', async (name) => {
    await open();
    await choose(name, '');
    await page.user.tab();
    expect(errorOf(name)).toBe(`El campo ${name} es obligatorio`);
  });
});

describe('a type', () => {
  test('of an e-mail address fills in the stored one of that type, or empties the field', async () => {
    await open();
    await choose('Tipo de correo', 'Trabajo');
    expect(field('Correo electrónico')).toHaveValue('mandrade@andina.example.ec');
    await choose('Tipo de correo', 'Personal');
    expect(field('Correo electrónico')).toHaveValue('maria@example.ec');
    page.close();
    await open({ ...PERSON, emails: PERSON.emails.slice(0, 1) });
    await choose('Tipo de correo', 'Trabajo');
    expect(field('Correo electrónico')).toHaveValue('');
    expect(errorOf('Correo electrónico')).toBeUndefined();
  });

  test('of a phone is one whose name holds movil; choosing it fills in its number, or empties the field', async () => {
    await open();
    const names = [...(field('Tipo de teléfono') as HTMLSelectElement).options].map(({ text }) => text);
    expect(names).toEqual(['Selecciona una opción', 'Móvil personal', 'MOVIL DE TRABAJO']);
    await choose('Tipo de teléfono', 'MOVIL DE TRABAJO');
    expect(field('Celular')).toHaveValue('');
    await choose('Tipo de teléfono', 'Móvil personal');
    expect(field('Celular')).toHaveValue('0987654321');
  });

  test.each([
    ['022345678', ''],
    ['0991234567', '0991234567'],
  ])(
    'of a stored phone that is none of a mobile gives way to the first mobile type; %s shows as %j',
    async (number, shown) => {
      await open({ ...PERSON, phones: [{ typeId: 10, number, isMain: true }] });
      expect(field('Tipo de teléfono')).toHaveDisplayValue('Móvil personal');
      expect(field('Celular')).toHaveValue(shown);
    },
  );

  test('of an address shows the stored one, its parish after 500 ms', async () => {
    await open();
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.selectOptions(field('Tipo de dirección'), 'Trabajo');
    expect(field('Calle principal')).toHaveValue('Av. Amazonas');
    expect(field('Referencia (opcional)')).toHaveValue('');
    expect(field('Ciudad')).toHaveValue('Quito');
    expect(field('Parroquia (opcional)')).toHaveValue('');
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(field('Parroquia (opcional)')).toHaveValue('Iñaquito');
    jest.useRealTimers();
    await page.user.click(button('Actualizar')!);
    await waitFor(() => expect(sent()[0]?.addresses).toMatchObject([{ typeId: 22, cityId: 1701, parishId: 170102 }]));
  });

  test('of an address with none stored keeps what was typed', async () => {
    await open({ ...PERSON, addresses: PERSON.addresses.slice(0, 1) });
    await choose('Tipo de dirección', 'Trabajo');
    expect(field('Calle principal')).toHaveValue('Av. Solano');
    expect(field('Parroquia (opcional)')).toHaveValue('Sucre');
  });
});

describe('a city', () => {
  test('empties the parish and lists its own; the old one is never sent with it (N21)', async () => {
    await open();
    await pick('Ciudad', 'Quito');
    expect(field('Parroquia (opcional)')).toHaveValue('');
    await page.user.click(button('Actualizar')!);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.addresses[0]).toMatchObject({ cityId: 1701 });
    expect(sent()[0]?.addresses[0]).not.toHaveProperty('parishId');
  });

  test('lists the parishes of the last choice, however late those of an earlier one arrive', async () => {
    await open();
    const late = deferred();
    opened.server.on(provincesWithCantons, async (asked) => {
      if (asked.cantonId === 402) await late.promise;
      return placesAsked(asked);
    });
    await pick('Ciudad', 'Bolívar (Carchi)');
    await pick('Ciudad', 'Quito');
    await waitFor(() => expect(opened.server.requests(provincesWithCantons)).toContainEqual({ cantonId: 1701 }));
    await act(async () => late.resolve());
    await page.user.click(field('Parroquia (opcional)'));
    await screen.findByRole('option', { name: 'Conocoto' });
    const list = within(screen.getByRole('listbox', { name: 'Parroquia (opcional)' }));
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Conocoto', 'Iñaquito']);
  });

  test('whose parishes do not load leaves the form alone and can be asked for again', async () => {
    await open();
    opened.server.on(provincesWithCantons, () => {
      throw new Failure(400, 'No disponible');
    });
    await pick('Ciudad', 'Quito');
    expect(await screen.findByText(/No pudimos cargar las opciones/)).toBeVisible();
    expect(field('Calle principal')).toHaveValue('Av. Solano');
    opened.server.on(provincesWithCantons, placesAsked);
    await page.user.click(button('Reintentar')!);
    await pick('Parroquia (opcional)', 'Conocoto');
    await page.user.click(button('Actualizar')!);
    await waitFor(() => expect(sent()[0]?.addresses[0]).toMatchObject({ cityId: 1701, parishId: 170101 }));
  });
});
