import { at, configured, individuales, kits, model, offer, packagesFor, version } from './catalogue.fixture';
import {
  acceptTerms,
  advanceRestoration,
  beginRestoration,
  type Choice,
  choiceOf,
  chooseDealership,
  chooseModel,
  chooseProvince,
  goAsFarAs,
  goToStep,
  isSameChoice,
  landOn,
  mustRestore,
  newWizard,
  receivePackages,
  receiveVersion,
  toggleAccessory,
  toggleCoupon,
} from './index';
import { fullChoice, guayas, knownFor, receiveAll, restoreLink } from './restore.fixture';

const cold = () => chooseProvince(chooseModel(newWizard(), model), guayas);
const restore = (changes: Partial<Choice>, known = {}) => restoreLink(cold(), { ...fullChoice, ...changes }, known);

test('a cold link restores everything but the terms, and tells nothing', () => {
  const { wizard, told, isRestored } = restore({});
  expect(choiceOf(wizard)).toEqual(fullChoice);
  expect([told, isRestored, wizard.terminos, wizard.subpaso]).toEqual([[], true, false, 0]);
  expect(wizard.total).toBe(wizard.paquete!.price + 3 * 1_111 + 2 * 1_001 + 98_050);
});

test('what the wizard already holds is left as it is', () => {
  const { wizard: before } = restore({});
  const { wizard } = restoreLink(before, fullChoice);
  expect(wizard).toEqual(before);
});

test('a colour no longer sold is replaced by the first', () => {
  const [red] = version(2026).colours;
  const silver = { ...at(version(2026).colours), id: 34, name: 'Plata', hex: '#d5d7da' };
  const sold = receiveVersion(configured(), version(2026, [red!, silver]));
  const link = { individuales: [], kits: [], cupon: [], color: 32 };
  const { wizard, restoration } = advanceRestoration(sold, { ...beginRestoration(link), stage: 5 }, {});
  expect(wizard.color?.id).toBe(31);
  expect(restoration.told).toEqual(['El color del enlace no está disponible: elegimos Rojo.']);
});

test('parts that a link lacks keep their defaults; accessories and dealership count as not chosen', () => {
  const before = toggleCoupon(configured(), at(offer.cupones));
  const link = { individuales: [], kits: [], cupon: [], color: 32 };
  const { wizard } = restoreLink({ ...before, agencia: { id: 3, name: 'X', company: 'Y', places: [] } }, link);
  expect(choiceOf(wizard)).toEqual({ ...choiceOf(configured()), color: 32 });
});

test.each<[string, Partial<Choice>, Partial<Choice>, string[]]>([
  [
    'province',
    { provincia: 99 },
    { provincia: 9 },
    ['La provincia del enlace no está disponible: seguimos con Guayas.'],
  ],
  ['year', { anio: 2019 }, {}, ['El año 2019 no está disponible: elegimos 2025.']],
  [
    'motor',
    { motor: 77 },
    { motor: 2, transmision: 12, paquete: 2_025_225 },
    [
      'El motor del enlace no está disponible: elegimos 1.6 híbrido.',
      'La combinación 1.6 híbrido, manual y 4x2 no está disponible: elegimos 1.6 híbrido, automática y 4x2.',
      'El paquete Full 2025 no está disponible: elegimos Full.',
    ],
  ],
  [
    'a package of another year',
    { paquete: 2_026_122 },
    { paquete: 2_025_122 },
    ['El paquete Base 2026 no está disponible: elegimos Base.'],
  ],
  [
    'an unknown package',
    { paquete: 5 },
    { paquete: 2_025_122 },
    ['El paquete del enlace no está disponible: elegimos Base.'],
  ],
  ['colour', { color: 88 }, { color: 31 }, ['El color del enlace no está disponible: elegimos Rojo.']],
  ['accessory', { individuales: [999] }, { individuales: [] }, ['Un accesorio del enlace ya no está disponible.']],
  [
    'accessories',
    { individuales: [998, 999, 103] },
    { individuales: [103] },
    ['2 accesorios del enlace ya no están disponibles.'],
  ],
  ['a disabled accessory', { individuales: [105] }, { individuales: [] }, ['Artículo 5 no está disponible.']],
  ['a disabled kit', { kits: [204] }, { kits: [] }, ['Kit 204 no está disponible.']],
  ['an unknown kit', { kits: [9] }, { kits: [] }, ['Un kit de accesorios del enlace ya no está disponible.']],
  [
    'a kit and what it contains',
    { individuales: [101, 103] },
    { individuales: [103] },
    ['No añadimos Artículo 1 porque Kit 201 ya lo incluye.'],
  ],
  [
    'kits that share',
    { kits: [201, 202] },
    { kits: [201] },
    ['No añadimos Kit 202 porque comparte accesorios con Kit 201.'],
  ],
  [
    'two coupons',
    { cupon: [301, 302] },
    { cupon: [301] },
    ['No añadimos Mantenimiento 50,000 km: solo puedes elegir un mantenimiento prepagado.'],
  ],
  [
    'an unknown coupon',
    { cupon: [1] },
    { cupon: [] },
    ['El mantenimiento prepagado del enlace ya no está disponible.'],
  ],
  [
    'dealership',
    { agencia: 44 },
    { agencia: undefined },
    ['El concesionario del enlace no está disponible: elige otro.'],
  ],
])('%s no longer sold: another takes its place and the buyer is told', (_, changes, expected, sentences) => {
  const { wizard, told, isRestored } = restore(changes);
  expect(choiceOf(wizard)).toEqual({ ...fullChoice, ...expected });
  expect(told).toEqual(sentences);
  expect(isRestored).toBe(true);
});

test('of two equally near years the newer is taken', () => {
  const sold = { ...version(2026), years: [{ year: 2026 }, { year: 2024 }] };
  const link = { ...fullChoice, anio: 2025 };
  const wizard = { ...configured(), version: sold };
  const { restoration } = advanceRestoration(
    advanceRestoration(wizard, beginRestoration(link), knownFor(wizard, link)).wizard,
    beginRestoration(link),
    knownFor(wizard, link),
  );
  expect(restoration.told).toEqual(['El año 2025 no está disponible: elegimos 2026.']);
});

test('a package of another name gives way to that of the nearest price', () => {
  const wanted = { ...at(packagesFor(configured()), 1), id: 1, title: 'Lujo', year: 2020, price: 9_000_000 };
  const { wizard } = restore({ paquete: 1 }, { wanted });
  expect(wizard.paquete?.title).toBe('Full');
});

test('each stage waits for its answer and is not asked again', () => {
  const link = { ...fullChoice };
  const start = acceptTerms(cold());
  const waiting = beginRestoration(link);
  const still = advanceRestoration(start, waiting, {});
  expect(still).toEqual({ wizard: start, restoration: waiting });
  expect(still.restoration).toBe(waiting);
  const { wizard } = restoreLink(start, link, { offer: undefined });
  expect(choiceOf(wizard)).toMatchObject({ paquete: fullChoice.paquete, kits: [], agencia: undefined });
});

test('without a package for any power the rest goes on, and the power sub-step explains', () => {
  const link = { ...fullChoice, anio: 2026 };
  let wizard = receiveAll(cold());
  let restoration = beginRestoration(link);
  for (let round = 0; round < 20; round++) {
    ({ wizard, restoration } = advanceRestoration(wizard, restoration, knownFor(wizard, link, { packages: [] })));
  }
  expect(restoration.stage).toBe(7);
  expect(wizard.color?.id).toBe(32);
});

test('an address leads as far as its conditions are met', () => {
  const ready = receiveAll(acceptTerms(cold()));
  expect(goAsFarAs(ready, 4).subpaso).toBe(4);
  expect(goAsFarAs({ ...ready, paquete: undefined }, 4).subpaso).toBe(1);
  expect(goAsFarAs({ ...ready, terminos: false }, 4).subpaso).toBe(0);
  expect(goAsFarAs(ready, ready.subpaso)).toBe(ready);
  const soldOut = receivePackages(goAsFarAs(ready, 4), []);
  expect(goAsFarAs(soldOut, 2)).toBe(soldOut);
  expect(goAsFarAs(soldOut, 4)).toBe(soldOut);
  expect(goAsFarAs(soldOut, 1).subpaso).toBe(1);
});

test('an address that enters Packages clears accessories and kits, one that stays there does not', () => {
  const chosen = toggleAccessory(goAsFarAs(receiveAll(acceptTerms(cold())), 3), at(individuales));
  expect(goAsFarAs(chosen, 3)).toBe(chosen);
  const back = goAsFarAs(chosen, 2);
  expect(back.accesorios.individuales).toEqual([]);
  expect(goAsFarAs(back, 2)).toBe(back);
  // A restored link's accessories came while the wizard stood there already: it is entered anew.
  expect(landOn({ ...chosen, subpaso: 2 }, 2).accesorios.individuales).toEqual([]);
});

test('a restored link may enter the step whose conditions it meets, once the terms are accepted', () => {
  const { wizard } = restore({ kits: [at(kits).id] });
  expect(goToStep(wizard, 4)).toBe(wizard);
  expect(goToStep(acceptTerms(wizard), 4).paso).toBe(4);
  expect(goToStep(acceptTerms(chooseDealership(wizard, wizard.agencia!)), 3).paso).toBe(3);
  expect(isSameChoice(choiceOf(wizard), { ...fullChoice, kits: [at(kits).id] })).toBe(true);
});

describe('what an address asks for', () => {
  const { wizard: held } = restore({});
  const accepted = acceptTerms(held);
  const arrival = { step: 2, modelId: model.id, isOurs: false, choice: fullChoice, subpaso: 3 as const };

  test.each([
    ['nothing: the wizard holds it', accepted, {}, false],
    ['nothing: it says nothing', newWizard(), { choice: { individuales: [], kits: [], cupon: [] } }, false],
    ['another choice', accepted, { choice: { ...fullChoice, color: 31 } }, true],
    ['another model', accepted, { modelId: 8 }, true],
    ['the terms, before a later sub-step', held, {}, true],
    ['the first sub-step only', held, { subpaso: 0 as const }, false],
    ['step 3 without the terms', held, { step: 3 }, true],
    ['step 3', accepted, { step: 3 }, false],
    ['step 4 with a dealership', accepted, { step: 4 }, false],
    [
      'a position: this tab wrote it before a later choice',
      accepted,
      { choice: { ...fullChoice, color: 31 }, isOurs: true },
      false,
    ],
    ['everything: this tab wrote it, but its wizard has gone', cold(), { isOurs: true }, true],
  ])('%s', (_, wizard, changes, expected) => {
    expect(mustRestore(wizard, { ...arrival, ...changes })).toBe(expected);
  });
});
