import { screen, waitFor } from '@testing-library/react';
import { bankEntities, relationships, saveBankReferences, savePersonalReferences } from '@vitrina/contract';
import {
  add,
  entry,
  failNext,
  field,
  fill,
  guardar,
  list,
  type Opened,
  open,
  press,
  pressIn,
  refused,
  rows,
  savesMade,
  section,
  useSections,
} from '../testing/list-section';
import { ReferencesSection } from '.';

useSections();

const BANKS = 'Referencias bancarias';
const PERSONS = 'Referencias personales';
const ACCOUNT = {
  'Institución financiera': 'BANCO PICHINCHA',
  'Tipo de cuenta': 'CUENTA CORRIENTE',
  'Número de cuenta': '2200123456',
};
const ANA = { Nombres: 'Ana María', Apellidos: 'Pérez', Teléfono: '0987654321', Parentesco: 'AMIGO/A' };
const account = { institutionId: 1, institution: 'BANCO PICHINCHA', accountTypeId: 2, accountNumber: '2200123456' };
const ana = { firstNames: 'Ana María', surnames: 'Pérez', phone: '0987654321', relationshipId: 18 };
const luis = { firstNames: 'Luis', surnames: 'Vera', phone: '022345678', relationshipId: 1 };

async function show(opened: Opened = {}) {
  open(ReferencesSection, 'references', opened);
  await screen.findByRole('group', { name: BANKS });
}
const saved = (bankReferences = [account], personalReferences = [ana]) =>
  show({ application: { answers: { bankReferences, personalReferences } } });
const commit = (name: string) => press(entry(name).getByRole('button', { name: 'Agregar' }));

test('lists that do not come are asked for again, those alone', async () => {
  const { server } = section;
  server.on(bankEntities, () => {
    throw refused('No disponible');
  });
  open(ReferencesSection, 'references');
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  const asked = server.requests(relationships).length;
  server.on(bankEntities, () => []);
  await press(retry);
  await screen.findByRole('group', { name: BANKS });
  expect(server.requests(relationships)).toHaveLength(asked);
  expect(section.page.notices).toEqual([]);
});

test('both lists say how many they need, and Guardar names the first that is not complete', async () => {
  await show();
  expect(screen.getAllByText('Debes completar mínimo 1 referencia(s)')).toHaveLength(2);
  await guardar();
  expect(section.page.shown()).toEqual(['Completa el formulario referencias bancarias']);
  await add(BANKS, ACCOUNT);
  await guardar();
  expect(section.page.shown()).toEqual(['Completa el formulario referencias rersonales']);
  expect(savesMade()).toEqual([]);
});

test('the bank references are saved before the personal ones', async () => {
  await show();
  await add(BANKS, ACCOUNT);
  await add(BANKS, { ...ACCOUNT, 'Institución financiera': 'coop x' });
  await add(PERSONS, ANA);
  expect(rows(BANKS)).toEqual([
    'BANCO PICHINCHA | CUENTA CORRIENTE | 2200123456',
    'COOP X | CUENTA CORRIENTE | 2200123456',
  ]);
  expect(rows(PERSONS)).toEqual(['Ana María | Pérez | 0987654321 | AMIGO/A']);
  await guardar();
  await waitFor(() => expect(section.saved).toHaveLength(1));
  expect(savesMade()).toEqual(['saveBankReferences', 'savePersonalReferences']);
  const { institutionId: _, ...typed } = { ...account, institution: 'COOP X' };
  expect(section.server.requests(saveBankReferences)).toEqual([{ id: 2005, kind: 2, rows: [account, typed] }]);
  expect(section.server.requests(savePersonalReferences)).toEqual([{ id: 2005, kind: 2, rows: [ana] }]);
  expect(section.saved).toEqual([
    {
      answers: { bankReferences: [account, typed], personalReferences: [ana] },
      saved: { revision: 2, savedAt: expect.any(String) },
    },
  ]);
});

test("what the server says of an institution's account is shown, everything stays, and trying again sends both", async () => {
  await saved();
  failNext('saveBankReferences', refused('Una cuenta del Banco Pichincha tiene 10 dígitos'));
  failNext('savePersonalReferences', refused('No disponible', 503));
  await guardar();
  await waitFor(() => expect(section.page.shown()).toEqual(['Una cuenta del Banco Pichincha tiene 10 dígitos']));
  expect(savesMade()).toEqual(['saveBankReferences']);
  await guardar();
  await waitFor(() => expect(section.page.shown()).toEqual(['No disponible']));
  expect(section.saved).toEqual([]);
  await guardar();
  await waitFor(() => expect(section.saved).toHaveLength(1));
  expect(savesMade().slice(3)).toEqual(['saveBankReferences', 'savePersonalReferences']);
  expect(section.page.shown()).toEqual([]);
});

test('an account number has letters, digits, dashes and underscores only', async () => {
  await show();
  await add(BANKS, { ...ACCOUNT, 'Número de cuenta': '22/00' });
  expect(field(BANKS, 'Número de cuenta')).toHaveAccessibleDescription(
    'El campo Número de cuenta debe contener solo letras, números, guiones y guiones bajos',
  );
  await fill(BANKS, { 'Número de cuenta': '22-0_A' });
  await commit(BANKS);
  expect(rows(BANKS)).toHaveLength(1);
});

test.each([
  ['8 digits', '02234567', false],
  ['9 digits', '022345678', true],
  ['10 digits', '0987654321', true],
  ['11 digits', '09876543210', false],
])('a telephone of %s', async (_, phone, isRight) => {
  await show();
  await add(PERSONS, { ...ANA, Teléfono: phone });
  if (isRight) return expect(rows(PERSONS)).toHaveLength(1);
  expect(field(PERSONS, 'Teléfono')).toBeInvalid();
});

test.each(['Nombres', 'Apellidos'])('%s may have 50 characters, not 51', async (label) => {
  await show();
  await add(PERSONS, { ...ANA, [label]: 'x' });
  await pressIn(PERSONS, label === 'Nombres' ? 'Editar x Pérez' : 'Editar Ana María x');
  await section.page.user.clear(field(PERSONS, label));
  await section.page.user.click(field(PERSONS, label));
  await section.page.user.paste('x'.repeat(51));
  await press(entry(PERSONS).getByRole('button', { name: 'Listo' }));
  expect(field(PERSONS, label)).toHaveAccessibleDescription(`El campo ${label} debe tener máximo 50 caracteres`);
  await section.page.user.type(field(PERSONS, label), '{Backspace}');
  await press(entry(PERSONS).getByRole('button', { name: 'Listo' }));
  expect(rows(PERSONS)[0]).toContain('x'.repeat(50));
});

test('a reference may be a friend, not the spouse', async () => {
  await show();
  await pressIn(PERSONS, 'Agregar');
  const { options } = field(PERSONS, 'Parentesco') as HTMLSelectElement;
  expect([...options].map(({ text }) => text)).toEqual(['Selecciona una opción', 'PADRE', 'AMIGO/A']);
});

test("the same person is asked about: 'No' leaves the fields, 'Si' puts the new one in the place of the old", async () => {
  await saved([account], [ana, luis]);
  await add(PERSONS, { ...ANA, Nombres: 'ANA MARIA', Apellidos: 'perez', Teléfono: '0999999999', Parentesco: 'PADRE' });
  expect(await screen.findByRole('dialog', { name: 'Referencia repetida' })).toHaveTextContent(
    'Ya existe una referencia con los mismos nombres: Ana María Pérez. ¿Quieres eliminar la anterior?',
  );
  await press(screen.getByRole('button', { name: 'No' }));
  expect(field(PERSONS, 'Teléfono')).toHaveValue('0999999999');
  expect(rows(PERSONS)).toHaveLength(2);
  await commit(PERSONS);
  await section.page.user.dblClick(await screen.findByRole('button', { name: 'Si' }));
  await waitFor(() =>
    expect(rows(PERSONS)).toEqual(['ANA MARIA | perez | 0999999999 | PADRE', 'Luis | Vera | 022345678 | PADRE']),
  );
});

test('one with the names of one and the telephone of another takes the place of both', async () => {
  await saved([account], [luis, ana]);
  await add(PERSONS, { ...ANA, Teléfono: '022345678' });
  await press(await screen.findByRole('button', { name: 'Si' }));
  await waitFor(() => expect(rows(PERSONS)).toEqual(['Ana María | Pérez | 022345678 | AMIGO/A']));
});

test('answers elsewhere fill the lists that were not saved here', async () => {
  await show({
    previous: { bankReferences: [account], personalReferences: [luis] },
    application: { answers: { bankReferences: [] } },
  });
  await waitFor(() => expect(rows(PERSONS)).toEqual(['Luis | Vera | 022345678 | PADRE']));
  expect(list(BANKS).queryByRole('table')).toBeNull();
});
