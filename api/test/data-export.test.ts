import { consents, personalDataExport, requestDeletion, type SessionUser } from '@vitrina/contract';
import { authorizationValue, PAYMENT_STATUSES, todayInEcuador } from '@vitrina/rules';
import { SECTIONS, WITHHELD_TABLES } from '../src/customers/data-export/export';
import { EVENTS } from '../src/customers/data-export/purchase-words';
import { urlOf } from '../src/platform/http/calls';
import { CUSTOMERS, DEMO_PASSWORD } from '../src/seed/customers/people';
import { seedCustomers } from '../src/seed/customers/seed';
import { callAs, OTHER, signIn, useAccounts } from './support/account';
import { bodyOf, post } from './support/backend';
import { ownedTables, rowsOf, textsOf } from './support/owned-rows';
import { save } from './support/profile';

const { backend, open } = useAccounts();
jest.setTimeout(120_000);

/** What the demo customer of a theme downloads. */
const download = (user: SessionUser) =>
  post(backend.current, urlOf(personalDataExport), bodyOf(personalDataExport, {}), {
    authorization: authorizationValue(user),
  });
const textOf = async (user: SessionUser) => (await download(user)).body as Blob;

/** A demo customer, signed in. */
async function demo(theme: (typeof CUSTOMERS)[number]['theme']) {
  const { identification = '' } = CUSTOMERS.find((customer) => customer.theme === theme) ?? {};
  const { user } = await signIn(backend.current, DEMO_PASSWORD, identification);
  if (!user) throw new Error(`nobody for ${theme}`);
  return user;
}

const sectionOf = (table: string) => SECTIONS.find((section) => section.table === table);

test('every table that can have rows of a customer is told or withheld, with its reason', async () => {
  const known = [...SECTIONS.map(({ table }) => table), ...Object.keys(WITHHELD_TABLES)];
  expect(known.toSorted()).toEqual((await ownedTables(backend.current.database)).toSorted());
});

test.each(SECTIONS.map((section) => [section.table, section] as const))(
  '%s: each column has a word of its own',
  (_table, { columns }) => {
    const words = Object.values(columns).flatMap((how) => {
      if (typeof how === 'string') return [how];
      return 'word' in how ? [how.word] : [];
    });
    expect(new Set(words).size).toBe(words.length);
  },
);

test('it is a JSON file of the day, to be saved, in nobody’s cache', async () => {
  const { status, headers } = await download(await open());
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename=datos-personales-${todayInEcuador(new Date())}.json`,
  );
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('a customer finds every row and every told text of their own, nothing that opens the account, and nobody else', async () => {
  const { database } = backend.current;
  await seedCustomers(database);
  const users: SessionUser[] = [];
  for (const { theme } of CUSTOMERS) users.push(await demo(theme));
  const everything = new Map<number, Awaited<ReturnType<typeof rowsOf>>>();
  for (const { id } of users) everything.set(id, await rowsOf(database, id));
  for (const user of users) {
    const owned = everything.get(user.id) ?? new Map<string, Record<string, unknown>[]>();
    const text = await (await textOf(user)).text();
    const told = JSON.parse(text) as Record<string, unknown[]>;
    const secrets = new Set<unknown>();
    for (const [table, rows] of owned) {
      const section = sectionOf(table);
      if (!section) continue;
      expect([table, told[section.title]?.length]).toEqual([table, rows.length]);
      for (const row of rows) {
        for (const [column, value] of Object.entries(row)) {
          const how = section.columns[column];
          if (typeof value !== 'string' || value === '') continue;
          if (typeof how === 'object' && 'withheld' in how && how.withheld.startsWith('a secret')) secrets.add(value);
          if (typeof how !== 'string' || /^\d{4}-\d\d-\d\dT/.test(value)) continue;
          expect([table, column, text.includes(JSON.stringify(value))]).toEqual([table, column, true]);
        }
      }
    }
    for (const table of Object.keys(WITHHELD_TABLES))
      for (const row of owned.get(table) ?? [])
        for (const value of Object.values(row)) if (/^(\\x|\$argon)/.test(String(value))) secrets.add(value);
    expect(secrets.size).toBeGreaterThan(0);
    expect([...secrets].filter((secret) => text.includes(String(secret)))).toEqual([]);

    const mine = JSON.stringify([...owned]);
    for (const [id, rows] of everything) {
      const theirs = id === user.id ? [] : [...textsOf(rows)];
      // A rejected payment of mine has the word of a rejected request of theirs.
      const named = theirs.filter((one) => !mine.includes(one) && text.includes(one));
      expect(named.filter((one) => !(Object.values(PAYMENT_STATUSES) as string[]).includes(one))).toEqual([]);
    }
  }
});

test('its headings are Spanish, its amounts dollars, its choices words', async () => {
  await seedCustomers(backend.current.database);
  const told = JSON.parse(await (await textOf(await demo('everything'))).text());
  expect(Object.keys(told)[0]).toBe('sobre este archivo');
  expect(told['datos personales']).toMatchObject([
    { nombres: 'María Fernanda', apellidos: 'Salazar Ponce', género: 'Femenino' },
  ]);
  expect(told.direcciones).toMatchObject([{ ciudad: 'Cuenca', 'calle principal': 'Calle Larga', principal: true }]);
  const [quotation] = told.cotizaciones;
  expect(quotation.total).toBeGreaterThan(10_000);
  expect(quotation.total).toBeLessThan(100_000);
  expect(quotation.vehículo).toMatchObject({ modelo: expect.any(String), año: 2027, accesorios: expect.any(Array) });
  for (const { método } of told.pagos)
    expect(['tarjeta', 'transferencia bancaria', 'depósito bancario']).toContain(método);
  const words = (section: string, word: string): unknown[] =>
    told[section].map((row: Record<string, unknown>) => row[word]);
  const cash = JSON.parse(await (await textOf(await demo('cash'))).text());
  const states = [...cash.pagos, ...told.pagos].map(({ estado }) => estado);
  expect(states).toEqual(expect.arrayContaining(['PENDIENTE', 'RECHAZADA']));
  for (const state of states) expect(Object.values(PAYMENT_STATUSES)).toContain(state);
  // Neither a code of ours nor an id.
  const sucesos = words('historial', 'suceso');
  for (const suceso of sucesos) expect(Object.values(EVENTS)).toContain(suceso);
  expect(new Set(sucesos).size).toBeGreaterThan(8);
  for (const sección of words('formularios', 'sección')) expect(sección).not.toMatch(/^[a-z]+(-[a-z]+)+$/);
  for (const tipo of words('documentos', 'tipo de documento')) expect(tipo).toEqual(expect.any(String));
  expect(told.archivos).toContainEqual(
    expect.objectContaining({ nombre: expect.any(String), bytes: expect.any(Number) }),
  );
});

test('the answers of a form are told as the form calls them, its amounts as dollars, its ids by their names', async () => {
  await seedCustomers(backend.current.database);
  const { formularios } = JSON.parse(await (await textOf(await demo('everything'))).text());
  const answersOf = (section: string) =>
    formularios
      .filter(({ sección }: { sección: string }) => sección === section)
      .map(({ datos }: { datos: unknown }) => datos);
  expect(answersOf('activos')[0]).toEqual([
    { 'Tipo de activo': expect.stringMatching(/[a-z]/i), Institución: 'Banco Pichincha C.A.', Valor: 8500 },
  ]);
  expect(answersOf('ingresos')[0]).toEqual([
    { 'Tipo de ingreso': expect.stringMatching(/[a-z]/i), 'Valor mensual': 2400 },
  ]);
  expect(answersOf('referencias personales')[0]).toEqual([
    {
      Nombres: 'Rosa Elena',
      Apellidos: 'Vera Luna',
      Teléfono: '0990000099',
      Parentesco: expect.stringMatching(/[a-z]/i),
    },
  ]);
  expect(answersOf('datos personales')[0]).toMatchObject({
    Género: 'Femenino',
    'Soy una persona expuesta políticamente (PEP)': false,
  });
  // No code of the wire, in whatever section: each is a word as on the screen.
  const keys = formularios.flatMap(({ datos }: { datos: object }) => [datos].flat().flatMap(Object.keys));
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter((key: string) => !/^[A-Z]/.test(key))).toEqual([]);
});

test('what was asked for a moment ago is in it: a change of the e-mail address, a deletion', async () => {
  const user = await open();
  await open({ ...OTHER, phone: '0987654321' });
  await save(backend.current, user, { emails: [{ typeId: 1, address: 'nueva@example.com' }] });
  await callAs(backend.current, user, requestDeletion, { isAsked: true });
  const { deletionDue } = (await callAs(backend.current, user, consents, {})).answer ?? {};
  const told = JSON.parse(await (await textOf(user)).text());
  expect(told['cambios de correo']).toMatchObject([{ 'correo nuevo': 'nueva@example.com' }]);
  expect(told['solicitud de eliminación']).toMatchObject([{ 'se cumple': deletionDue }]);
  expect(JSON.stringify(told)).not.toContain(OTHER.email);
});
