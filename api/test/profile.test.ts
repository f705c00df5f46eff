import { profile, updateProfile } from '@vitrina/contract';
import { callAs, messagesTo, OTHER, useAccounts } from './support/account';
import { PERSON } from './support/lead';
import { profileForm, profileOf, QUITO, save } from './support/profile';

const { backend, open } = useAccounts();
const GUAYAQUIL = 901;
const CHANGED = '409 Tus datos cambiaron en otra ventana. Revisa los datos actuales antes de guardar';
const [address] = profileForm(1).addresses;
if (!address) throw new Error('the form has no address');

/** One address, with changes. */
const at = (changes: Partial<typeof address>) => ({ addresses: [{ ...address, ...changes }] });
const phone = (number: string, typeId = 1) => ({ phones: [{ typeId, number }] });

describe('what is read', () => {
  test('of a new account: names by their first word and the rest, the main rows, no address yet', async () => {
    const user = await open({ genderId: 2, birthDate: '1990-02-28' });
    expect(await profileOf(backend.current, user)).toEqual({
      ...{ firstName: 'María', otherNames: 'José', surname: 'Ñauñay', secondSurname: 'Cedeño' },
      ...{ birthDate: '1990-02-28', genderId: 2, revision: 1, identification: PERSON.identification },
      emails: [{ typeId: 1, address: PERSON.email, isMain: true }],
      phones: [{ typeId: 1, number: PERSON.phone, isMain: true }],
      addresses: [],
    });
  });

  test('a single name and several come back without a loss', async () => {
    const user = await open({ firstNames: 'Ana', surnames: 'De la Torre y Paz' });
    const read = await profileOf(backend.current, user);
    expect(read).toMatchObject({ firstName: 'Ana', surname: 'De', secondSurname: 'la Torre y Paz' });
    expect(read.otherNames).toBeUndefined();
    const { firstName, otherNames, surname, secondSurname } = read;
    expect(await save(backend.current, user, { firstName, otherNames, surname, secondSurname })).toBe('200');
    const row = await backend.current.database.selectFrom('person').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ first_names: 'Ana', surnames: 'De la Torre y Paz' });
  });
});

describe('what is saved', () => {
  test('counts at once, with its rows as the main ones, and what the form only repeats stays', async () => {
    const user = await open({ genderId: 2, birthDate: '1990-02-28' });
    const changes = {
      ...{ firstName: 'Ana', otherNames: '  Lucía   Belén ', surname: 'Paz', secondSurname: undefined },
      ...{ birthDate: '2001-01-01', genderId: 1 },
      ...phone('+593 98 765 4321'),
      ...at({ parishId: QUITO.parishId, neighbourhood: ' La Mariscal ', reference: '' }),
    };
    expect(await save(backend.current, user, changes)).toBe('200');
    expect(await profileOf(backend.current, user)).toEqual({
      ...{ firstName: 'Ana', otherNames: 'Lucía Belén', surname: 'Paz', secondSurname: undefined },
      ...{ birthDate: '1990-02-28', genderId: 2, revision: 2, identification: PERSON.identification },
      emails: [{ typeId: 1, address: PERSON.email, isMain: true }],
      phones: [{ typeId: 1, number: '0987654321', isMain: true }],
      addresses: [{ ...address, parishId: QUITO.parishId, neighbourhood: 'La Mariscal', isMain: true }],
    });
    const account = await backend.current.database.selectFrom('account').selectAll().executeTakeFirstOrThrow();
    expect(account).toMatchObject({ phone: '0987654321', email: PERSON.email });
  });

  test('of a new telephone the owner gets a mail; without one it stays as it was', async () => {
    const user = await open();
    const mails = async () =>
      (await messagesTo(backend.current, PERSON.email)).filter(({ content }) => content?.kind === 'phone-changed');
    await save(backend.current, user, phone(PERSON.phone));
    expect(await mails()).toEqual([]);
    for (let i = 1; i <= 6; i++) expect(await save(backend.current, user, phone(`098765432${i}`))).toBe('200');
    expect(await mails()).toHaveLength(6);
    expect(await save(backend.current, user, phone('0987654329'))).toMatch(/^429 /);
    expect((await profileOf(backend.current, user)).phones).toMatchObject([{ number: '0987654326' }]);
  });

  test('rows of other types stay, and the stated type is the main one', async () => {
    const user = await open();
    await save(backend.current, user, { ...phone('0987654321', 2), ...at({ typeId: 1 }) });
    await save(backend.current, user, { ...phone(PERSON.phone, 1), ...at({ typeId: 2, number: 'S/N' }) });
    const read = await profileOf(backend.current, user);
    expect(read.phones).toEqual([
      { typeId: 1, number: PERSON.phone, isMain: true },
      { typeId: 2, number: '0987654321', isMain: false },
    ]);
    expect(read.addresses.map(({ typeId, isMain, number }) => [typeId, isMain, number])).toEqual([
      [1, false, 'N24-03'],
      [2, true, 'S/N'],
    ]);
  });
});

const LETTERS = 'Los nombres solo pueden tener letras y espacios';
test.each([
  ['a name with a digit', { firstName: 'Ana2' }, LETTERS],
  ['a name with a letter that does not print', { otherNames: 'Анна' }, LETTERS],
  [
    'names of 51 characters together',
    { firstName: 'A'.repeat(25), otherNames: 'b'.repeat(25) },
    'Los nombres pueden tener hasta 50 caracteres',
  ],
  ['surnames of spaces', { surname: ' ', secondSurname: '' }, 'Los apellidos solo pueden tener letras y espacios'],
  [
    'surnames of 51 characters together',
    { surname: 'A'.repeat(50), secondSurname: 'b' },
    'Los apellidos pueden tener hasta 50 caracteres',
  ],
  ['no e-mail address', { emails: [{ typeId: 1, address: 'a@b@c' }] }, 'El correo electrónico no es válido'],
  [
    'a type of e-mail that does not exist',
    { emails: [{ typeId: 99, address: PERSON.email }] },
    'El tipo de correo elegido no existe',
  ],
  ['a landline', phone('022345678'), 'El número de celular no es válido'],
  ['nine digits', phone('099123456'), 'El número de celular no es válido'],
  ['a type of telephone that is not mobile', phone(PERSON.phone, 3), 'El tipo de teléfono debe ser de un celular'],
  ['a type of telephone that does not exist', phone(PERSON.phone, 99), 'El tipo de teléfono elegido no existe'],
  ['a street of spaces', at({ mainStreet: '   ' }), 'La calle principal es obligatoria'],
  ['a second street of spaces', at({ secondaryStreet: ' ' }), 'La calle secundaria es obligatoria'],
  ['a number of spaces', at({ number: ' ' }), 'El número de la dirección es obligatorio'],
  ['a type of address that does not exist', at({ typeId: 99 }), 'El tipo de dirección elegido no existe'],
  ['a city that does not exist', at({ cityId: 99_999 }), 'La ciudad elegida no existe'],
  ['a parish that does not exist', at({ parishId: 99_999_999 }), 'La parroquia elegida no es de esa ciudad'],
  // N21: the city was changed, the parish of the one before was sent.
  [
    'a parish of another city',
    at({ cityId: GUAYAQUIL, parishId: QUITO.parishId }),
    'La parroquia elegida no es de esa ciudad',
  ],
])('%s is refused, and nothing is changed', async (_what, changes, message) => {
  const user = await open();
  const before = await profileOf(backend.current, user);
  expect(await save(backend.current, user, changes)).toBe(`422 ${message}`);
  expect(await profileOf(backend.current, user)).toEqual(before);
});

test.each([
  ['names of exactly 50', { firstName: 'A'.repeat(24), otherNames: 'b'.repeat(25) }],
  [
    'streets of exactly 50',
    at({ mainStreet: 'x'.repeat(50), secondaryStreet: 'y'.repeat(50), number: 'z'.repeat(50) }),
  ],
  ['optional parts of exactly 50', at({ neighbourhood: 'x'.repeat(50), reference: 'y'.repeat(50) })],
  ['letters of Ecuador and of its guests', { firstName: 'Łukasz', surname: 'Dvořák' }],
])('%s are kept', async (_what, changes) => {
  expect(await save(backend.current, await open(), changes)).toBe('200');
});

test.each([
  ['a street of 51', at({ mainStreet: 'x'.repeat(51) })],
  ['a reference of 51', at({ reference: 'x'.repeat(51) })],
  ['an e-mail address of 51', { emails: [{ typeId: 1, address: `${'x'.repeat(45)}@ab.ec` }] }],
  ['two telephones', { phones: [...phone(PERSON.phone).phones, ...phone(PERSON.phone, 2).phones] }],
  ['no address', { addresses: [] }],
])('%s: the form cannot send that, and it is a bad request', async (_what, changes) => {
  expect(await save(backend.current, await open(), changes)).toBe('400 Los datos enviados no son válidos');
});

test('a type that is offered no more is refused, and stays where it is', async () => {
  const { database } = backend.current;
  const user = await open();
  expect(await save(backend.current, user, at({ typeId: 2 }))).toBe('200');
  const retire = (retired_at: Date | null) =>
    database
      .updateTable('address_type')
      .set({ retired_at } as object)
      .where('id', '=', 2)
      .execute();
  await retire(new Date());
  try {
    expect(await save(backend.current, user, at({ typeId: 2 }))).toBe('422 El tipo de dirección elegido no existe');
    expect((await profileOf(backend.current, user)).addresses).toHaveLength(1);
  } finally {
    await retire(null);
  }
});

describe('two windows', () => {
  test('the later one is told, and nothing of it is kept', async () => {
    const user = await open();
    const form = profileForm(user.id);
    const first = await callAs(backend.current, user, updateProfile, { ...form, firstName: 'Ana' });
    const second = await callAs(backend.current, user, updateProfile, { ...form, firstName: 'Rosa' });
    expect([first.status, `${second.status} ${second.message}`]).toEqual([200, CHANGED]);
    expect(first.answer).toEqual({ revision: 2 });
    expect(await profileOf(backend.current, user)).toMatchObject({ firstName: 'Ana', revision: 2 });
  });

  test('of several at the same moment one is kept, whole', async () => {
    const user = await open();
    const streets = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'];
    const answers = await Promise.all(
      streets.map((name) =>
        callAs(
          backend.current,
          user,
          updateProfile,
          profileForm(user.id, { firstName: name, ...at({ mainStreet: name }) }),
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const read = await profileOf(backend.current, user);
    expect([read.revision, read.addresses[0]?.mainStreet]).toEqual([2, read.firstName]);
  });
});

test('another customer’s id is not found, for reading and for writing', async () => {
  const [user, other] = [await open(), await open(OTHER)];
  const read = await callAs(backend.current, user, profile, { id: other.id });
  const written = await callAs(backend.current, user, updateProfile, profileForm(other.id));
  expect([read.status, written.status]).toEqual([404, 404]);
  expect(await profileOf(backend.current, other)).toMatchObject({ revision: 1, phones: [{ number: PERSON.phone }] });
});
