import {
  at,
  configured,
  cupones,
  everyPackage,
  hybrid,
  individuales,
  offer,
  packagesFor,
  petrol,
  red,
  version,
  white,
} from './catalogue.fixture';
import * as w from './index';
import { restoreLink } from './restore.fixture';

/** Automatic petrol, 'Full', white, with an accessory and a coupon. */
const chosen = () => {
  const petrolCar = w.choosePower(configured(), { motor: petrol });
  const listed = w.receivePackages(petrolCar, packagesFor(petrolCar));
  const white32 = w.chooseColour(w.choosePackage(listed, at(packagesFor(listed), 1)), white);
  return w.toggleCoupon(w.toggleAccessory(w.goToSubStep(white32, 4), at(individuales)), at(cupones));
};
const inYear = (wizard: w.Wizard, year: number, colours = [red, white]) => {
  const loading = w.receiveVersion(w.chooseYear(wizard, year), version(year, colours));
  return { loading, after: w.receivePackages(loading, packagesFor(loading)) };
};

test('another year keeps the package of the same title, and says what it resets, once all has arrived', () => {
  const before = chosen();
  const { loading, after } = inYear(before, 2025);
  expect(w.toldChanges(before, loading)).toEqual([]);
  expect(after.paquete).toMatchObject({ title: 'Full', year: 2025 });
  expect(w.toldChanges(loading, after)).toEqual([
    'Cambió la potencia: ahora es 1.6 híbrido, automática y 4x2.',
    'Cambió el color: ahora es Rojo.',
    'Quitamos Artículo 1 y Mantenimiento 20,000 km.',
  ]);
});

test('nothing is said of a year that changes nothing, nor of one without colours before', () => {
  const { loading, after } = inYear(configured(), 2025);
  expect(w.toldChanges(loading, after)).toEqual([]);
  const bare = { ...configured(), color: undefined };
  const next = inYear(bare, 2025);
  expect(w.toldChanges(next.loading, next.after)).toEqual([]);
});

test('a year without colours says which one is gone', () => {
  const { loading, after } = inYear(chosen(), 2025, []);
  expect(w.toldChanges(loading, after)).toContain('Ya no hay Blanco.');
});

test('a power that the buyer chose is not told, a package that it lacks is', () => {
  const loading = w.choosePower(w.goToSubStep(chosen(), 1), { motor: hybrid });
  const one = packagesFor(loading).slice(0, 1);
  expect(w.toldChanges(loading, w.receivePackages(loading, one))).toEqual(['Full no está disponible: elegimos Base.']);
});

test('a package of another year is chosen with its power: colour and accessories are told', () => {
  const other = everyPackage.find(
    ({ year, motorId, title }) => year === 2025 && motorId === hybrid.id && title === 'Base',
  );
  const loading = w.receiveVersion(w.choosePackage(chosen(), other!), version(2025));
  expect(w.toldChanges(loading, w.receivePackages(loading, packagesFor(loading)))).toEqual([
    'Cambió el color: ahora es Rojo.',
    'Quitamos Artículo 1 y Mantenimiento 20,000 km.',
  ]);
});

test('entering the packages says what it clears, and so does an accessory that is no longer sold', () => {
  expect(w.toldChanges(chosen(), w.enterPackages(chosen()))).toEqual(['Quitamos Artículo 1.']);
  const less = w.receiveAccessories(chosen(), { ...offer, cupones: [], individuales: [] });
  expect(w.toldChanges(chosen(), less)).toEqual(['Quitamos Artículo 1 y Mantenimiento 20,000 km.']);
});

test('what nothing replaces is not told as replaced', () => {
  const before = chosen();
  expect(w.toldChanges(before, { ...before, potencia: undefined, paquete: undefined })).toEqual([]);
});

test('many are counted', () => {
  const full = individuales.slice(0, 4).reduce(w.toggleAccessory, w.goToSubStep(configured(), 3));
  expect(w.toldChanges(full, w.enterPackages(full))).toEqual(['Quitamos 4 artículos.']);
});

test('a package that leaves the list is told, and a colour that leaves the version', () => {
  const [base] = packagesFor(chosen());
  expect(w.toldChanges(chosen(), w.receivePackages(chosen(), [base!]))).toEqual([
    'Full no está disponible: elegimos Base.',
  ]);
  expect(w.toldChanges(chosen(), w.receiveVersion(chosen(), version(2026, [red])))).toEqual([
    'Cambió el color: ahora es Rojo.',
  ]);
});

test('a link says itself what it replaced', () => {
  const { wizard } = restoreLink(chosen(), w.readAddress('?anio=2025&motor=2&color=99').choice);
  expect(wizard.antes).toBeUndefined();
  const year = w.beginRestoration({ ...w.choiceOf(chosen()), anio: 2025 });
  const { wizard: loading } = w.advanceRestoration(chosen(), { ...year, stage: 1 }, {});
  const versioned = w.receiveVersion(loading, version(2025));
  expect(w.toldChanges(versioned, w.receivePackages(versioned, packagesFor(versioned)))).toEqual([]);
});

test('what is remembered survives a reload of the page', () => {
  const unsold = w.receivePackages(w.choosePower(w.goToSubStep(chosen(), 1), { motor: hybrid }), []);
  expect(unsold.paquete).toBeUndefined();
  const reloaded = w.restoreWizard(JSON.parse(JSON.stringify(w.storeWizard(unsold))));
  expect(reloaded?.antes).toEqual(unsold.antes);
  const back = w.choosePower(reloaded as w.Wizard, { motor: petrol });
  expect(w.receivePackages(back, packagesFor(back)).paquete?.title).toBe('Full');
});

test.each([[7], [{ accessories: 'x' }], [{ power: 1, accessories: [] }]])(
  'a wizard that remembers %j was not stored here',
  (antes) => {
    expect(w.restoreWizard({ ...(w.storeWizard(chosen()) as object), antes })).toBeNull();
  },
);
