import {
  accessories,
  cents,
  commercialVersion,
  createLead,
  createQuotation,
  modelById,
  packages,
  provincesWithCantons,
  vehicleLines,
} from '@vitrina/contract';
import { sql } from 'kysely';
import { catalogueRows, type Rows } from '../src/seed/catalogue/rows';
import { seedCatalogue } from '../src/seed/catalogue/seed';
import { callAs, refusal, useAccounts } from './support/account';
import { call } from './support/backend';
import { eventually } from './support/eventually';
import { leadRequest } from './support/lead';

/** The whole catalogue is written several times. */
jest.setTimeout(60_000);

const { backend, open, list, token } = useAccounts();
const TOTAL = cents(3_363_661);

type Row = Record<string, unknown>;
/** The demo catalogue with some of its tables changed. */
const changed = (change: Partial<Record<keyof Rows, (rows: Row[]) => Row[]>>): Rows => {
  const rows = catalogueRows() as Record<string, Row[]>;
  return Object.fromEntries(
    Object.entries(rows).map(([table, content]) => [table, change[table as keyof Rows]?.(content) ?? content]),
  );
};
/** Without everything of a model: versions, packages, lines, colours, accessories, coupons. */
const without = (modelId: number): Rows => {
  const isOf = (id: unknown) => Math.floor(Number(id) / 100) === modelId;
  const withoutVersion = (rows: Row[]) => rows.filter(({ version_id }) => !isOf(version_id));
  return changed({
    model: (rows) => rows.filter(({ id }) => id !== modelId),
    version: (rows) => rows.filter(({ id }) => !isOf(id)),
    version_colour: withoutVersion,
    trim_package: withoutVersion,
    price_line: (rows) => rows.filter(({ package_id }) => !isOf(Math.floor(Number(package_id) / 1000))),
    accessory: withoutVersion,
    kit_item: (rows) => rows.filter(({ kit_id }) => !isOf(Math.floor(Number(kit_id) / 100))),
    prepaid_coupon: withoutVersion,
  });
};

const models = async () => (await call(backend.current, vehicleLines, {})).flatMap((line) => line.models);
const seed = (rows?: Rows) => seedCatalogue(backend.current.database, rows);
const revision = async () =>
  (await sql<{ revision: number }>`select revision from catalogue_revision`.execute(backend.current.database)).rows[0]
    ?.revision;

afterEach(() => seed());

test('the same catalogue is not written again', async () => {
  const before = await revision();
  expect(await seed()).toBe(false);
  expect(await revision()).toBe(before);
});

test('a parish that moved to its canton is offered there, and an address that has the former one keeps it', async () => {
  const { database } = backend.current;
  const user = await open();
  const former = { id: 160103, canton_id: 1601, name: 'Shell' };
  await seed(changed({ parish: (rows) => [...rows.filter(({ name }) => name !== 'Shell'), former] }));
  const street = { main_street: 'Av. Padre Luis Jácome', secondary_street: 'Calle 1', number: '1' };
  const address = { account_id: user.id, type_id: 1, canton_id: 1601, parish_id: former.id, is_main: true, ...street };
  await database.insertInto('person_address').values(address).execute();
  await seed();

  const all = await call(backend.current, provincesWithCantons, { provinceId: 16 });
  const shells = all
    .flatMap(({ cantons }) => cantons)
    .filter(({ parishes }) => parishes.some(({ name }) => name === former.name));
  expect(shells.map(({ name }) => name)).toEqual(['Mera']);
  const kept = await database
    .selectFrom('person_address')
    .innerJoin('parish', 'parish.id', 'person_address.parish_id')
    .select(['parish.id', 'parish.name', 'retired_at'])
    .where('account_id', '=', user.id)
    .execute();
  expect(kept).toEqual([{ id: former.id, name: 'Shell', retired_at: expect.any(Date) }]);
});

test('a model that left is offered no more, and whoever bought it keeps it', async () => {
  const { database } = backend.current;
  const user = await open();
  const saved = await callAs(backend.current, user, createQuotation, leadRequest('', TOTAL));
  expect(await seed(without(1))).toBe(true);

  await eventually(async () => expect((await models()).map(({ id }) => id)).toEqual([2, 3, 4, 5, 6]));
  expect(await refusal(backend.current, modelById, { id: 1 })).toBe('404 El modelo no existe');
  expect(await refusal(backend.current, commercialVersion, { modelId: 1 })).toMatch(/^404/);
  const power = { versionId: 127, motorId: 6, transmissionId: 3, tractionId: 1, year: 2027 };
  expect(await call(backend.current, packages, power)).toEqual([]);
  expect(await call(backend.current, accessories, { versionId: 127, active: true, kind: 2 })).toEqual([]);
  expect(await refusal(backend.current, createLead, leadRequest(await token(), TOTAL))).toBe(
    '422 El modelo elegido no existe',
  );

  expect((await list(user)).answer).toMatchObject([
    { id: saved.answer?.id, colourName: 'Sierra 2027 · Rojo Cotopaxi' },
  ]);
  const kept = await database
    .selectFrom('quotation')
    .innerJoin('version', 'version.id', 'quotation.version_id')
    .innerJoin('trim_package', 'trim_package.id', 'quotation.package_id')
    .select(['version.retired_at', 'trim_package.title'])
    .where('version.model_id', '=', 1)
    .execute();
  expect(kept).toHaveLength(1);
  expect(kept.every(({ retired_at, title }) => retired_at !== null && title.startsWith('Paquete'))).toBe(true);
});

test('a model that comes back is the one that it was', async () => {
  const before = await models();
  await seed(without(1));
  await eventually(async () => expect(await models()).toHaveLength(5));
  await seed();
  await eventually(async () => expect(await models()).toEqual(before));
});

test('a changed row is written over its own, and only changed rows are', async () => {
  const { database } = backend.current;
  const written = async () =>
    (await sql<{ id: number; xmin: string }>`select id, xmin from model order by id`.execute(database)).rows;
  const before = await written();
  await seed(changed({ model: (rows) => rows.map((row) => (row.id === 2 ? { ...row, name: 'Altar Nuevo' } : row)) }));
  const after = await written();
  expect(after.filter(({ xmin }, i) => xmin !== before[i]?.xmin).map(({ id }) => id)).toEqual([2]);
  await eventually(async () => expect((await models()).map(({ name }) => name)).toContain('Altar Nuevo'));
});

test('two models swap a name that only one may have, and a new one takes that of one that left', async () => {
  const names = { 1: 'Altar', 2: 'Sierra' } as Record<number, string>;
  await seed(changed({ model: (rows) => rows.map((row) => ({ ...row, name: names[Number(row.id)] ?? row.name })) }));
  await eventually(async () =>
    expect((await models()).slice(0, 2).map(({ name }) => name)).toEqual(['Altar', 'Sierra']),
  );
  await seed(changed({ model: (rows) => rows.map((row) => (row.id === 6 ? { ...row, id: 7 } : row)) }));
  await eventually(async () => expect((await models()).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 7]));
});

test('a catalogue that something else has written is left alone', async () => {
  const { database } = backend.current;
  await database.deleteFrom('seed').execute();
  expect(await seed(without(1))).toBe(false);
  expect(await models()).toHaveLength(6);
  const digest = 'of the one before';
  await database.insertInto('seed').values({ part: 'catalogue', digest }).execute();
});

test('the schema offered has every table of the catalogue, without the retired rows', async () => {
  const { database } = backend.current;
  const { rows: tables } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'retired_at' and table_name <> 'priced_package'
  `.execute(database);
  expect(tables.map(({ table_name }) => table_name).sort()).toEqual(Object.keys(catalogueRows()).sort());
  await seed(without(1));
  for (const { table_name: name } of tables) {
    const { rows } = await sql<{ missing: number }>`
      select (select count(*) from ${sql.table(name)} where retired_at is null)
        - (select count(*) from ${sql.table(`offered.${name}`)}) as missing
    `.execute(database);
    expect([name, Number(rows[0]?.missing)]).toEqual([name, 0]);
  }
});

test('the catalogues of forms are there, whole', async () => {
  const { database } = backend.current;
  const count = async (table: keyof Rows, where = 'true') =>
    Number(
      (
        await sql<{ n: string }>`select count(*) as n from ${sql.table(table)} where ${sql.raw(where)}`.execute(
          database,
        )
      ).rows[0]?.n,
    );
  expect(await count('institution')).toBe(77);
  expect(await count('institution', 'defers_cards')).toBe(4);
  expect(await count('country')).toBe(249);
  expect(await count('economic_activity')).toBe(88);
  expect([
    await count('vehicle_make'),
    await count('vehicle_make_model'),
    await count('vehicle_make_model', 'excluded'),
  ]).toEqual([32, 343, 64]);
  expect(await count('agency_bank_account')).toBe(15);
  expect(await count('document_type', 'mandatory')).toBe(4);
  expect(await count('relationship', 'exposed')).toBe(13);
});
