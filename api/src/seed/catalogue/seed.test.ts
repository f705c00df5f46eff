import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { catalogueRows } from './rows';

type Row = Record<string, unknown>;
const rows = catalogueRows() as Record<string, Row[]>;
const table = (name: string): Row[] => {
  const found = rows[name];
  if (!found) throw new Error(`no table ${name}`);
  return found;
};
const groups = <T>(items: readonly T[], keyOf: (item: T) => unknown): T[][] => {
  const found = new Map<unknown, T[]>();
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item]);
  return [...found.values()];
};
const named = (name: string) => table('model').find((model) => model.name === name)?.id;
const versionsOf = (name: string) => table('version').filter((version) => version.model_id === named(name));

test("most dealerships have a WhatsApp number, each its own and nobody's", () => {
  const numbers = table('dealership').flatMap(({ whatsapp }) => (whatsapp ? [String(whatsapp)] : []));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.length).toBe(59);
  for (const number of numbers) expect(number).toMatch(/^593[2-7]000\d{4}$/);
});

test("each dealership has a phone number of its own, in its province's area and nobody's", () => {
  const numbers = table('dealership').map(({ phone }) => String(phone));
  expect(new Set(numbers).size).toBe(70);
  for (const { phone, whatsapp } of table('dealership')) {
    expect(phone).toMatch(/^0[2-7]000\d{4}$/);
    if (whatsapp) expect(String(phone).slice(0, 2)).toBe(`0${String(whatsapp).slice(3, 4)}`);
  }
});

/** Keys of the tables whose key is not `id`. */
const KEYS: Record<string, string[]> = {
  version_colour: ['version_id', 'colour_id'],
  catalogue_item: ['kind', 'id'],
  document_type: ['wizard', 'id'],
  dealership_company: ['name'],
  country: ['alpha2'],
  economic_section: ['code'],
  economic_activity: ['code'],
  card_brand: ['key'],
  deferred_plan: ['code'],
  financing_term: ['months'],
};

test('keys are unique in every table', () => {
  for (const [name, content] of Object.entries(rows)) {
    const keys = content.map((row) => (KEYS[name] ?? ['id']).map((column) => row[column]).join());
    expect(keys).not.toContain('');
    expect([name, new Set(keys).size]).toEqual([name, content.length]);
  }
});

test('every model is sold in two or three years, with two or more packages to choose power from', () => {
  for (const versions of groups(table('version'), (version) => version.model_id)) {
    expect([2, 3]).toContain(versions.length);
  }
});

test('a power choice that is sold has four packages, but for the two of Kira 2025', () => {
  const power = groups(table('trim_package'), (row) =>
    [row.version_id, row.motor_id, row.transmission_id, row.traction_id].join(),
  );
  const few = power.filter((packages) => packages.length < 4);
  expect(few.map((packages) => [packages[0]?.version_id, packages.length])).toEqual([
    [325, 2],
    [325, 1],
  ]);
});

test('some combinations of the options that a version offers are not sold', () => {
  const sold = new Set(
    table('trim_package').map((row) => [row.version_id, row.motor_id, row.transmission_id, row.traction_id].join()),
  );
  const sierra = table('version').find(({ id }) => id === 127) as unknown as Record<string, number[]>;
  const offered = sierra.motor_ids!.flatMap((motor) =>
    sierra.transmission_ids!.flatMap((transmission) =>
      sierra.traction_ids!.map((traction) => [127, motor, transmission, traction].join()),
    ),
  );
  expect(offered.filter((choice) => !sold.has(choice))).toEqual(['127,5,2,1', '127,5,2,3', '127,6,2,3']);
});

test('cars cost from 19,990 to 58,990 dollars', () => {
  const prices = groups(table('price_line'), (line) => line.package_id).map((lines) =>
    lines.reduce((total, line) => total + Number(line.cents), 0),
  );
  expect(prices).toHaveLength(table('trim_package').length);
  expect(Math.min(...prices)).toBe(1_999_000);
  expect(Math.max(...prices)).toBeLessThanOrEqual(5_899_000);
});

const contentOf = (kit: unknown) =>
  table('kit_item')
    .filter((item) => item.kit_id === kit)
    .map((item) => item.article_id);
const accessoriesOf = (version: unknown, kind: number) =>
  table('accessory').filter((accessory) => accessory.version_id === version && accessory.kind === kind);

test('kits contain articles sold alone, share articles, and cost what their articles cost in them', () => {
  const kits = accessoriesOf(127, 1);
  const alone = accessoriesOf(127, 2).map((accessory) => accessory.article_id);
  expect(kits.every((kit) => contentOf(kit.id).every((article) => alone.includes(article)))).toBe(true);
  const all = kits.flatMap((kit) => contentOf(kit.id));
  expect(new Set(all).size).toBeLessThan(all.length);
  for (const kit of table('accessory').filter(({ kind }) => kind === 1)) {
    const items = table('kit_item').filter((item) => item.kit_id === kit.id);
    expect(items.reduce((sum, item) => sum + Number(item.cents), 0)).toBe(kit.cents);
  }
});

test('the exceptions that messages need: no colours, no turn, no accessories, no kits, kits only, no prepaid maintenance', () => {
  const has = (name: string, rowsOf: (version: unknown) => unknown[]) =>
    versionsOf(name).map(({ id }) => rowsOf(id).length > 0);
  const coloursOf = (version: unknown) => table('version_colour').filter((colour) => colour.version_id === version);
  const couponsOf = (version: unknown) => table('prepaid_coupon').filter((coupon) => coupon.version_id === version);
  const turns = (version: unknown) => coloursOf(version).filter(({ frames }) => (frames as string[]).length > 0);
  expect(has('Ruta', coloursOf)).toEqual([false, false]);
  expect(has('Tena', coloursOf)).toEqual([true, true]);
  expect(has('Tena', turns)).toEqual([false, false]);
  expect(has('Ruta', (version) => table('accessory').filter((row) => row.version_id === version))).toEqual([
    false,
    false,
  ]);
  expect(has('Tena', (version) => accessoriesOf(version, 1))).toEqual([false, false]);
  expect(has('Kira', (version) => accessoriesOf(version, 1))).toEqual([true, true, true]);
  expect(has('Kira', (version) => accessoriesOf(version, 2))).toEqual([true, true, false]);
  expect(has('Kira', couponsOf)).toEqual([false, false, false]);
  expect(has('Sierra', couponsOf)).toEqual([true, true, true]);
});

test('the wizards choose from the whole of each list', () => {
  const kinds = groups(table('catalogue_item'), ({ kind }) => kind).map((list) => [list[0]?.kind, list.length]);
  expect(Object.fromEntries(kinds)).toEqual({
    ...{ 'person-type': 2, 'activity-type': 15, sector: 6, 'investment-type': 8, 'property-type': 12 },
    ...{ 'liability-type': 10, 'expense-type': 12, 'funds-origin': 14, 'public-office': 18 },
  });
  const counts = {
    ...{ country: 249, identification_type: 5, civil_status: 5, relationship: 21, employment_relationship: 7 },
    ...{ address_type: 4, email_type: 3, phone_type: 4, asset_type: 7, income_type: 12, document_type: 22 },
    ...{ economic_section: 21, economic_activity: 88, vehicle_make: 32, vehicle_make_model: 343, institution: 77 },
    ...{ account_type: 6, deferred_plan: 8, card_brand: 5, gender: 3 },
  };
  for (const [name, count] of Object.entries(counts)) expect([name, table(name).length]).toEqual([name, count]);
  const institutions = groups(table('institution'), ({ kind }) => kind).map((list) => [list[0]?.kind, list.length]);
  expect(institutions).toEqual([
    ['private-bank', 23],
    ['public-bank', 4],
    ['cooperative', 46],
    ['mutual', 4],
  ]);
});

test('codes and flags that forms and lenders go by', () => {
  const of = (name: string, column: string, value: unknown) => table(name).filter((row) => row[column] === value);
  const names = (list: readonly Row[]) => list.map(({ name }) => name);
  expect(table('gender').map(({ code }) => code)).toEqual(['F', 'M', null]);
  expect(table('civil_status').map(({ code, name }) => `${code} ${name}`)).toEqual([
    ...['S SOLTERO', 'C CASADO', 'D DIVORCIADO', 'V VIUDO', 'U UNIÓN DE HECHO'],
  ]);
  expect(of('identification_type', 'offered_to_payers', false).map(({ code }) => code)).toEqual(['RUC', 'IDE']);
  expect(names(of('employment_relationship', 'has_employer', false))).toEqual(['JUBILADO', 'ESTUDIANTE']);
  expect(names(of('institution', 'takes_deposits', false))).toHaveLength(3);
  expect(of('institution', 'defers_cards', true).map(({ key }) => key)).toEqual(['pichincha', 'bgr', 'loja', 'manabi']);
  const patterns = table('institution').flatMap(({ key, account_pattern }) =>
    account_pattern ? [[key, account_pattern]] : [],
  );
  expect(patterns).toEqual([['pichincha', '^[0-9]{10}$']]);
  expect(of('relationship', 'exposed', true)).toHaveLength(13);
  expect(names(of('relationship', 'reference', false))).toEqual(['CÓNYUGE', 'CONVIVIENTE EN UNIÓN DE HECHO']);
  expect(of('document_type', 'mandatory', true).map(({ wizard, id }) => [wizard, id])).toEqual([
    ...[1, 2].map((id) => ['credit', id]),
    ...[1, 2].map((id) => ['funds', id]),
  ]);
  expect(of('vehicle_make_model', 'excluded', true)).toHaveLength(64);
  expect(of('country', 'alpha2', 'EC')).toMatchObject([
    { alpha3: 'ECU', numeric_code: '218', nationality: 'ECUATORIANA' },
  ]);
});

test('every picture exists', () => {
  const addresses = [...JSON.stringify(rows).matchAll(/"\/media\/1\/([^"]+)"/g)].map(([, path]) => path ?? '');
  expect(new Set(addresses).size).toBeGreaterThan(500);
  expect(addresses.filter((path) => !existsSync(resolve(__dirname, '../../../media', path)))).toEqual([]);
});
