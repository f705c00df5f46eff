import {
  accessories,
  banners,
  captchaChallenge,
  commercialVersion,
  contactTypes,
  dealerships,
  genders,
  modelById,
  packageComparison,
  packagePrice,
  packages,
  prepaidMaintenance,
  provinces,
  provincesWithCantons,
  vehicleLines,
} from '@vitrina/contract';
import { sql } from 'kysely';
import { call, useBackend } from './support/backend';
import { eventually } from './support/eventually';

const backend = useBackend();
const SIERRA_2027 = { versionId: 127, motorId: 6, transmissionId: 3, tractionId: 1, year: 2027 };

test('lines hold the six models, with pictures and the price it opens at', async () => {
  const lines = await call(backend.current, vehicleLines, {});
  expect(lines.map(({ name, models }) => [name, models.map((model) => model.name)])).toEqual([
    ['Cóndor SUV', ['Sierra', 'Altar']],
    ['Cóndor Autos', ['Kira', 'Tena']],
    ['Cóndor Trabajo', ['Chimba', 'Ruta']],
  ]);
  expect(lines[0]?.models[0]).toEqual({
    id: 1,
    name: 'Sierra',
    bodyType: 'SUV mediano',
    image: '/media/1/cars/sierra/rojo-cotopaxi/card.webp',
    heroImage: '/media/1/heroes/sierra.webp',
    fromPrice: 2_899_000,
  });
});

test("the configurator opens at the price that 'Desde' promises, the lowest of the newest year, for every model", async () => {
  const models = (await call(backend.current, vehicleLines, {})).flatMap(({ models }) => models);
  expect(models).toHaveLength(6);
  for (const { id, name, fromPrice } of models) {
    const version = await call(backend.current, commercialVersion, { modelId: id });
    const [first] = await call(backend.current, packages, {
      versionId: version.id,
      motorId: version.defaultMotorId ?? 0,
      transmissionId: version.defaultTransmissionId ?? 0,
      tractionId: version.defaultTractionId ?? 0,
      year: version.year,
    });
    expect([name, first?.price]).toEqual([name, fromPrice]);
    expect([name, version.price]).toEqual([name, fromPrice]);
    expect((await call(backend.current, modelById, { id })).fromPrice).toBe(fromPrice);
  }
});

test('a package that has lost its price is not for sale, and no model starts at nothing', async () => {
  const { database } = backend.current;
  const choice = { versionId: 427, motorId: 1, transmissionId: 1, tractionId: 1, year: 2027 };
  await database.updateTable('price_line').set({ retired_at: new Date() }).where('package_id', '=', 427011).execute();
  await eventually(async () =>
    expect((await call(backend.current, packages, choice)).map(({ id }) => id)).toEqual([427012, 427013, 427014]),
  );
  const tena = await call(backend.current, modelById, { id: 4 });
  expect(tena.fromPrice).toBe((await call(backend.current, packages, choice))[0]?.price);
  expect((await call(backend.current, commercialVersion, { modelId: 4 })).price).toBe(tena.fromPrice);
});

test('a model is found by its id, and an unknown one is not', async () => {
  expect(await call(backend.current, modelById, { id: 6 })).toMatchObject({ name: 'Ruta', bodyType: 'Van' });
  await expect(call(backend.current, modelById, { id: 7 })).rejects.toThrow('404 El modelo no existe');
});

test('a version is that of the newest year unless one is asked for', async () => {
  const newest = await call(backend.current, commercialVersion, { modelId: 1 });
  expect(newest).toMatchObject({ id: 127, name: 'Sierra 2027', year: 2027, price: 2_899_000, defaultMotorId: 6 });
  expect(newest.years).toEqual([{ year: 2027 }, { year: 2026 }, { year: 2025 }]);
  expect(newest.motors.map(({ name }) => name)).toEqual(['1.6 Híbrido 182 HP', '1.5 Turbo 156 HP']);
  expect(newest.colours[0]).toMatchObject({ name: 'Rojo Cotopaxi', hex: '#a3121c' });
  expect(newest.colours[0]?.frames).toHaveLength(24);
  expect(newest.colours[0]?.frames[23]).toEqual({ url: '/media/1/cars/sierra/rojo-cotopaxi/23.webp' });
  expect(await call(backend.current, commercialVersion, { modelId: 1, year: 2025 })).toMatchObject({ id: 125 });
  await expect(call(backend.current, commercialVersion, { modelId: 1, year: 2020 })).rejects.toThrow('404');
});

test('packages are those of a power choice; a combination that is not sold has none', async () => {
  const offered = await call(backend.current, packages, SIERRA_2027);
  expect(offered.map(({ title }) => title)).toEqual([
    'Paquete Esencial',
    'Paquete Urbano',
    'Paquete Deportivo',
    'Paquete Aventura',
  ]);
  expect(offered.map(({ image }) => image)).toEqual([
    undefined,
    ...['urbano', 'deportivo', 'aventura'].map((name) => `/media/1/packages/sierra/${name}.webp`),
  ]);
  expect(offered[1]).toMatchObject({ id: 127002, year: 2027, price: 3_209_000, motorId: 6, transmissionId: 3 });
  expect(await call(backend.current, packages, { ...SIERRA_2027, motorId: 5, transmissionId: 2 })).toEqual([]);
  expect(await call(backend.current, packages, { ...SIERRA_2027, year: 2026 })).toEqual([]);
});

test('the price of a package is the sum of its lines', async () => {
  const lines = await call(backend.current, packagePrice, { packageId: 127002 });
  expect(lines.map(({ label, price }) => [label, price])).toEqual([
    ['Sierra 2027', 2_899_000],
    ['1.5 Turbo 156 HP, Automática CVT, Delantera 4x2', 150_000],
    ['Paquete Urbano', 160_000],
  ]);
});

test('a package is compared with the others of its version and with itself in other years, itself first', async () => {
  const compared = await call(backend.current, packageComparison, { packageId: 127003 });
  expect(compared.map(({ id, year }) => [id, year])).toEqual([
    [127003, 2027],
    [127001, 2027],
    [127002, 2027],
    [127004, 2027],
    [126003, 2026],
    [125003, 2025],
  ]);
  expect(
    new Set(compared.map(({ motorId, transmissionId, tractionId }) => [motorId, transmissionId, tractionId].join()))
      .size,
  ).toBe(1);
  const two = await call(backend.current, packageComparison, { packageId: 325002 });
  expect(two.map(({ id }) => id)).toEqual([325002, 325001]);
  expect(await call(backend.current, packageComparison, { packageId: 1 })).toEqual([]);
});

test('accessories are sold alone or in kits, whose articles keep their keys', async () => {
  const individual = await call(backend.current, accessories, { versionId: 127, active: true, kind: 2 });
  const kits = await call(backend.current, accessories, { versionId: 127, active: true, kind: 1 });
  const keys = new Set(individual.map(({ key }) => key));
  expect(kits.map(({ name }) => name)).toContain('Kit Aventura');
  expect(kits.every(({ items }) => items.every(({ key }) => keys.has(key)))).toBe(true);
  expect(individual.every(({ items }) => items.length === 0)).toBe(true);
  expect(individual.filter(({ disabled }) => disabled).map(({ name }) => name)).toEqual(['Enganche de remolque']);
});

test('an accessory that is off sale is listed only when all are asked for', async () => {
  const { database } = backend.current;
  await database.updateTable('accessory').set({ on_sale: false }).where('id', '=', 22601).execute();
  const ids = async (active: boolean) =>
    (await call(backend.current, accessories, { versionId: 226, active, kind: 2 })).map(({ id }) => id);
  await eventually(async () => expect(await ids(true)).not.toContain(22601));
  expect(await ids(false)).toContain(22601);
});

test('prepaid maintenance exists for some models', async () => {
  const coupons = await call(backend.current, prepaidMaintenance, { versionId: 127 });
  expect(coupons.map(({ name }) => name)).toEqual([
    'Mantenimiento prepagado 30,000 km',
    'Mantenimiento prepagado 50,000 km',
    'Mantenimiento prepagado 100,000 km',
  ]);
  expect(await call(backend.current, prepaidMaintenance, { versionId: 327 })).toEqual([]);
});

test('provinces come by name, alone and with their cantons and parishes', async () => {
  const names = (await call(backend.current, provinces, {})).map(({ name }) => name);
  expect(names).toHaveLength(24);
  expect(names.slice(0, 4)).toEqual(['Azuay', 'Bolívar', 'Cañar', 'Carchi']);
  const all = await call(backend.current, provincesWithCantons, {});
  expect(all.map(({ name }) => name)).toEqual(names);
  const cantons = all.flatMap((province) => province.cantons);
  expect(cantons).toHaveLength(221);
  expect(cantons.flatMap(({ parishes }) => parishes)).toHaveLength(1_251);
  expect(cantons.filter(({ parishes }) => parishes.length === 0)).toEqual([]);
  const mera = all.find(({ id }) => id === 16)?.cantons.find(({ name }) => name === 'Mera');
  expect(mera?.parishes.map(({ name }) => name)).toEqual(['Madre Tierra', 'Mera', 'Shell']);
});

test('cantons and parishes can be had of one province or one canton', async () => {
  const all = await call(backend.current, provincesWithCantons, {});
  const pichincha = all.find(({ id }) => id === 17);
  expect(await call(backend.current, provincesWithCantons, { provinceId: 17 })).toEqual([pichincha]);
  const quito = pichincha?.cantons.find(({ name }) => name === 'Quito');
  const narrow = [{ ...pichincha, cantons: [quito] }];
  expect(await call(backend.current, provincesWithCantons, { cantonId: 1701 })).toEqual(narrow);
  expect(await call(backend.current, provincesWithCantons, { provinceId: 17, cantonId: 1701 })).toEqual(narrow);
});

test.each([{ provinceId: 25 }, { cantonId: 1799 }, { provinceId: 18, cantonId: 1701 }])(
  'there is nothing of %j',
  async (where) => expect(await call(backend.current, provincesWithCantons, where)).toEqual([]),
);

test('the answer with every parish is kept as bytes, and is made again when one changes', async () => {
  const { database } = backend.current;
  const cumbaya = async () =>
    (await call(backend.current, provincesWithCantons, {}))
      .flatMap(({ cantons }) => cantons)
      .flatMap(({ parishes }) => parishes)
      .find(({ id }) => id === 170109)?.name;
  const rename = (name: string) => database.updateTable('parish').set({ name }).where('id', '=', 170109);
  expect(await cumbaya()).toBe('Cumbayá');
  await database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction); // no trigger raises the revision
    await transaction.executeQuery(rename('Otra').compile());
  });
  expect(await cumbaya()).toBe('Cumbayá');
  await rename('Cumbaya').execute();
  await eventually(async () => expect(await cumbaya()).toBe('Cumbaya'));
  await rename('Cumbayá').execute();
  await eventually(async () => expect(await cumbaya()).toBe('Cumbayá'));
});

test('dealerships are those of a province or all; one has no coordinates, two stand at one place', async () => {
  const all = await call(backend.current, dealerships, {});
  expect(await call(backend.current, dealerships, { all: true, provinceId: 17 })).toHaveLength(all.length);
  const manabi = await call(backend.current, dealerships, { provinceId: 13 });
  expect(manabi.length).toBeGreaterThan(2);
  expect(manabi.every(({ places }) => places[0]?.province === 'Manabí')).toBe(true);
  const at = all.map(({ places: [place] }) => place?.latitude && `${place.latitude} ${place.longitude}`);
  expect(at.filter((place) => place === undefined)).toHaveLength(1);
  expect(at.length - new Set(at).size).toBe(1);
});

test('most dealerships can be reached by WhatsApp', async () => {
  const all = await call(backend.current, dealerships, {});
  expect(all.find(({ id }) => id === 1)?.whatsapp).toBe('59320000001');
  expect(all.filter(({ whatsapp }) => whatsapp === undefined)).toHaveLength(11);
});

test('banners have two pictures each, in order', async () => {
  const list = await call(backend.current, banners, {});
  expect(list.map(({ order }) => order)).toEqual([1, 2, 3]);
  expect(list[0]).toMatchObject({
    image: '/media/1/banners/altar-clara-1920x640.webp',
    textSide: 'left',
    tone: 'light',
  });
});

test('small catalogues', async () => {
  const names = (items: { name: string }[]) => items.map(({ name }) => name);
  expect(names(await call(backend.current, genders, {}))).toEqual(['Femenino', 'Masculino', 'Otro']);
  expect(names(await call(backend.current, contactTypes, { kind: 1 }))).toContain('TRABAJO');
  expect(names(await call(backend.current, contactTypes, { kind: 2 }))).toContain('MOVIL PERSONAL');
  await expect(call(backend.current, contactTypes, { kind: 3 })).rejects.toThrow('400');
});

test('a captcha challenge is for a known action', async () => {
  const { challenge } = await call(backend.current, captchaChallenge, { action: 'cotizachatbot' });
  expect(JSON.parse(challenge ?? '')).toMatchObject({ parameters: { data: { action: 'cotizachatbot' } } });
  await expect(call(backend.current, captchaChallenge, { action: 'otra' })).rejects.toThrow('400');
});
