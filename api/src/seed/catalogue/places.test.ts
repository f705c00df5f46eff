import { foldAccents } from '@vitrina/rules';
import { PROVINCES } from './data/divisions';
import { placeRows } from './place-rows';

const cantons = PROVINCES.flatMap((province) => province.cantons.map((canton) => ({ ...canton, province })));
const parishes = cantons.flatMap((canton) => canton.parishes.map((parish) => ({ ...parish, canton })));
const place = ({ name, canton }: (typeof parishes)[number]) => `${canton.name}: ${name}`;
const named = (name: string) => parishes.filter((parish) => parish.name === name).map(place);

/** Parishes that the site has and the official list has not. */
const NEWER = [
  'La Maná: El Triunfo',
  'Santa Rosa: Nuevo Santa Rosa',
  'Daule: La Aurora',
  'Durán: El Recreo',
  'Durán: Divino Niño',
  'Loja: Punzara',
  'Loja: Carigán',
  'Quito: Belisario Quevedo',
  'Quito: Centro Histórico',
  'Quito: Cochapamba',
  'Quito: El Condado',
  'Quito: Iñaquito',
  'Quito: Itchimbía',
  'Quito: Jipijapa',
  'Quito: Kennedy',
  'Quito: La Ecuatoriana',
  'Quito: Mariscal Sucre',
  'Quito: Ponceano',
  'Quito: Quitumbe',
  'Quito: Rumipamba',
  'Quito: Solanda',
  'Gonzalo Pizarro: Lumbaqui',
];

test('24 provinces, 221 cantons, the 1,229 parishes of the official list and the newer ones', () => {
  expect(PROVINCES.map(({ code }) => Number(code))).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
  expect(cantons).toHaveLength(221);
  const official = parishes.filter(({ code }) => code !== undefined);
  expect(official).toHaveLength(1_229);
  expect(new Set(official.map(({ code }) => code)).size).toBe(1_229);
  expect(parishes.filter(({ code }) => code === undefined).map(place)).toEqual(NEWER);
});

/** Parishes of the official list in each province, an urban one and a seat of one name once. */
test.each([
  ['01', 92],
  ['02', 30],
  ['03', 36],
  ['04', 36],
  ['05', 46],
  ['06', 64],
  ['07', 84],
  ['08', 67],
  ['09', 82],
  ['10', 52],
  ['11', 101],
  ['12', 41],
  ['13', 96],
  ['14', 58],
  ['15', 24],
  ['16', 21],
  ['17', 92],
  ['18', 64],
  ['19', 34],
  ['20', 8],
  ['21', 33],
  ['22', 33],
  ['23', 19],
  ['24', 16],
] as const)('province %s has %i parishes of the official list', (code, count) => {
  expect(parishes.filter((parish) => parish.code?.startsWith(code))).toHaveLength(count);
});

test('a code is that of its canton and province', () => {
  for (const { code, canton } of parishes) {
    expect(canton.code).toMatch(/^\d{4}$/);
    expect(canton.code?.slice(0, 2)).toBe(canton.province.code);
    if (code !== undefined) expect([code.length, code.slice(0, 4)]).toEqual([6, canton.code]);
  }
});

test('every canton has a parish, and none has two of one name', () => {
  for (const { name, parishes } of cantons) {
    const names = parishes.map((parish) => foldAccents(parish.name));
    expect([name, names.length]).not.toEqual([name, 0]);
    expect([name, names.length]).toEqual([name, new Set(names).size]);
  }
});

test('names are written out, without spaces or brackets around them', () => {
  for (const { name } of [...PROVINCES, ...cantons, ...parishes])
    expect(name).toMatch(/^[\p{Lu}\d][\p{L}\d .–-]*[\p{L}\d]$/u);
});

test('Shell belongs to Mera, and there is one Pedro Carbo', () => {
  expect(named('Shell')).toEqual(['Mera: Shell']);
  expect(named('Pedro Carbo')).toEqual(['Pedro Carbo: Pedro Carbo']);
  expect(named('Carbo')).toEqual(['Guayaquil: Carbo']);
});

test('ids are those that the site has given, and fit their canton', () => {
  const byId = new Map(parishes.map((parish) => [parish.id, place(parish)]));
  const given = {
    10101: 'Cuenca: Baños',
    10117: 'Cuenca: Yanuncay',
    90303: undefined,
    160101: 'Pastaza: Puyo',
    160103: undefined, // was Shell
    160104: 'Pastaza: Tarqui',
    170109: 'Quito: Cumbayá',
    170126: 'Quito: Tumbaco',
    91501: 'Samborondón: Samborondón',
    240404: undefined,
    200303: 'Santa Cruz: Santa Rosa',
  };
  for (const [id, name] of Object.entries(given)) expect([id, byId.get(Number(id))]).toEqual([id, name]);
  expect(byId.size).toBe(parishes.length);
  for (const { id, canton } of parishes) expect(Math.floor(id / 100)).toBe(canton.id);
  for (const { id, province } of cantons) expect(Math.floor(id / 100)).toBe(province.id);
});

test('each province has a dealership, each in a parish of its canton', () => {
  const { dealership } = placeRows();
  expect(new Set(dealership.map((row) => row.province_id)).size).toBe(24);
  const misplaced = dealership.filter(
    ({ canton_id, parish }) =>
      parish !== null && !parishes.some(({ name, canton }) => canton.id === canton_id && name === parish),
  );
  expect(misplaced.map(({ name, parish }) => [name, parish])).toEqual([]);
});
