import {
  accountTypes,
  bankEntities,
  type Endpoint,
  financialCatalogues,
  personalCatalogues,
  relationships,
  suggestions,
  vehicleMakeModels,
} from '@vitrina/contract';
import { isMarried, isOfferedModel } from '@vitrina/rules';
import { call, useBackend } from './support/backend';
import { eventually } from './support/eventually';

const backend = useBackend();
const ask = <Response>(endpoint: Endpoint<Record<never, never>, Response>) => call(backend.current, endpoint, {});
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test('the ten lists of personal data and work', async () => {
  const lists = await ask(personalCatalogues);
  expect(Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.length]))).toEqual({
    ...{ personTypes: 2, genders: 2, nationalities: 249, identificationTypes: 5, provinces: 24, civilStatuses: 5 },
    ...{ addressTypes: 4, employmentRelationships: 7, activityTypes: 15, sectors: 6 },
  });
  expect(names(lists.genders)).toEqual(['Femenino', 'Masculino']);
  expect(lists.civilStatuses.filter(({ name }) => isMarried(name))).toEqual([
    { id: 2, name: 'CASADO', feminineName: 'CASADA' },
  ]);
});

test('countries: Ecuador first, then in the order of Spanish, by their ISO numbers', async () => {
  const { nationalities } = await ask(personalCatalogues);
  const [ecuador, ...others] = nationalities;
  expect(ecuador).toMatchObject({ id: 218, name: 'Ecuador' });
  const { compare } = new Intl.Collator('es');
  expect(names(others)).toEqual(names(others).toSorted(compare));
  expect(names(others)).toContain('Islas Åland');
  expect(nationalities).toContainEqual({ id: 32, name: 'Argentina', nationality: 'ARGENTINA' });
  expect(nationalities).toContainEqual({ id: 20, name: 'Andorra' });
});

test('the seven lists of the financial situation, in one answer', async () => {
  const lists = await ask(financialCatalogues);
  expect(Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.length]))).toEqual({
    ...{ assetTypes: 7, liabilityTypes: 10, incomeTypes: 12, expenseTypes: 12, institutions: 77 },
    ...{ propertyTypes: 12, vehicleMakes: 32 },
  });
  expect(lists.incomeTypes.filter(({ needsDescription }) => needsDescription)).toMatchObject([
    { name: 'VENTA DE BIENES' },
    { name: 'HERENCIA O DONACIÓN' },
    { name: 'OTROS INGRESOS' },
  ]);
});

test('kinds of asset say what their three texts ask for; investments alone have items', async () => {
  const { assetTypes } = await ask(financialCatalogues);
  expect(assetTypes.map(({ parts }) => parts.map(({ kind }) => kind).join())).toEqual([
    ...['none,none,none', 'combo,none,none', 'combo,combo,none', 'combo,text,text', 'combo,combo,combo'],
    ...['text,none,none', 'text,none,none'],
  ]);
  expect(assetTypes.map(({ items }) => items.length)).toEqual([0, 0, 8, 0, 0, 0, 0]);
  expect(assetTypes[4]?.parts.map(({ list }) => list)).toEqual(['vehicle-makes', 'vehicle-make-models', 'years']);
});

test('accounts are held where deposits are taken; people find an institution by either of its names', async () => {
  const entities = await ask(bankEntities);
  const { institutions } = await ask(financialCatalogues);
  expect(entities).toHaveLength(74);
  const only = names(institutions).filter((name) => !names(entities).includes(name));
  expect(only).toHaveLength(3);
  expect(only).toContain('Banco del Instituto Ecuatoriano de Seguridad Social (BIESS)');
  expect(names(entities)).toContain('Cooperativa de Ahorro y Crédito Juventud Ecuatoriana Progresista Ltda. (JEP)');
  expect(entities).toContainEqual({ id: 1, name: 'Banco Pichincha C.A.' });
});

test('the models of a make come with the two that are never offered', async () => {
  const models = await call(backend.current, vehicleMakeModels, { id: 12 });
  expect(names(models).filter((name) => !isOfferedModel(name))).toEqual(['MAZDA POR DEFINIR', 'AVALÚO MECÁNICO MAZDA']);
  expect(names(models)).toContain('3');
  expect(await call(backend.current, vehicleMakeModels, { id: 999 })).toEqual([]);
});

test('relationships: two views of one list', async () => {
  const all = await ask(relationships);
  expect(all).toHaveLength(21);
  expect(names(all.filter(({ isPartner }) => isPartner))).toEqual(['CÓNYUGE', 'CONVIVIENTE EN UNIÓN DE HECHO']);
  const friend = all.find(({ name }) => name === 'AMIGO/A');
  expect([friend?.isReference, friend?.isExposed]).toEqual([true, false]);
  expect(all.filter(({ isPartner, isReference }) => isPartner && isReference)).toEqual([]);
});

test('account types, and suggestions for texts', async () => {
  expect((await ask(accountTypes)).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  const { fundsOrigins, publicOffices } = await ask(suggestions);
  expect([fundsOrigins.length, publicOffices.length]).toEqual([14, 18]);
});

test('what is retired is not offered, and the answer follows the catalogue', async () => {
  const { database } = backend.current;
  const count = async () => (await ask(accountTypes)).length;
  expect(await count()).toBe(6);
  await database.updateTable('account_type').set({ retired_at: new Date() }).where('id', '=', 6).execute();
  await eventually(async () => expect(await count()).toBe(5));
  await database.updateTable('account_type').set({ retired_at: null }).where('id', '=', 6).execute();
});
