import { cents } from '@vitrina/contract';
import {
  at,
  configured,
  cupones,
  everyPackage,
  hybrid,
  individuales,
  linesOf,
  manual,
  packagesFor,
  petrol,
  version,
} from './catalogue.fixture';
import {
  choosePackage,
  choosePower,
  goToSubStep,
  hasPackage,
  noPackagesMessage,
  powerParts,
  receivePackages,
  receivePriceSummary,
  receiveVersion,
  toggleAccessory,
  toggleCoupon,
} from './index';

const second = () => choosePackage(configured(), at(packagesFor(configured()), 1));
const reload = (wizard: ReturnType<typeof configured>) => receivePackages(wizard, packagesFor(wizard));

test('the first package is selected when none was chosen before', () => {
  expect(configured().paquete?.title).toBe('Base');
});

test('packages that arrive again keep the chosen one, with its fresh texts and its price lines', () => {
  const wizard = receivePriceSummary(second(), second().paquete!.id, linesOf(second().paquete!));
  const again = receivePackages(
    wizard,
    packagesFor(wizard).map((p) => ({ ...p, description: 'nueva' })),
  );
  expect(again.paquete).toEqual({ ...wizard.paquete, description: 'nueva' });
  expect(again.resumen).toEqual(wizard.resumen);
});

test('a changed price replaces the old price lines at once', () => {
  const wizard = receivePriceSummary(second(), second().paquete!.id, linesOf(second().paquete!));
  expect(
    receivePackages(
      wizard,
      packagesFor(wizard).map((p) => ({ ...p, price: cents(1_500_001) })),
    ).total,
  ).toBe(1_500_001);
});

test('changing power leaves no price, then selects the previous package if still listed, by title too, else the first', () => {
  const away = choosePower(second(), { motor: petrol });
  expect(away).toMatchObject({ total: 0, resumen: [] });
  expect(hasPackage(away)).toBe(false);
  expect(reload(choosePower(away, { motor: hybrid })).paquete?.title).toBe('Full');
  expect(reload(away).paquete).toMatchObject({ title: 'Full', motorId: petrol.id });
  const others = packagesFor(away).map((p) => ({ ...p, title: `Otro ${p.title}` }));
  expect(receivePackages(away, others).paquete?.title).toBe('Otro Base');
});

test('a power that is not sold leaves no package and says so with the three names', () => {
  const wizard = receivePackages(choosePower(second(), { transmision: manual }), []);
  expect(wizard.paquete).toBeUndefined();
  expect(wizard.total).toBe(0);
  expect(noPackagesMessage(wizard.potencia!)).toBe(
    'Actualmente no disponemos de la versión con Motor 1.6 híbrido Transmisión manual Tracción 4x2',
  );
});

test('what was chosen before a power that is not sold is chosen again after it', () => {
  const away = receivePackages(choosePower(second(), { transmision: manual }), []);
  expect(reload(choosePower(away, { motor: petrol })).paquete).toMatchObject({ title: 'Full', motorId: petrol.id });
});

test('a part that the version lists nothing for is said to be undefined', () => {
  const parts = powerParts({ ...version(2026), transmissions: [], tractions: [] });
  expect(noPackagesMessage(parts)).toBe(
    'Actualmente no disponemos de la versión con Motor 1.6 híbrido Transmisión por definir Tracción por definir',
  );
});

test('packages that are sold out lead back to their sub-step, which is entered as ever: without accessories and kits', () => {
  const chosen = toggleCoupon(toggleAccessory(configured(), at(individuales)), at(cupones));
  const exterior = goToSubStep(chosen, 4);
  expect(receivePackages(exterior, [])).toMatchObject({
    subpaso: 2,
    total: 45_000,
    accesorios: { individuales: [], kit: [], cupones: [{ id: 301 }] },
  });
  const power = goToSubStep(chosen, 1);
  expect(receivePackages(power, []).accesorios.individuales).toHaveLength(1);
});

test('an option that the version does not offer cannot be chosen', () => {
  const before = configured();
  expect(choosePower(before, { motor: { id: 99, name: 'V12' } })).toBe(before);
});

test('packages of an earlier power that arrive late are ignored', () => {
  const late = packagesFor(configured());
  const before = choosePower(configured(), { motor: petrol });
  expect(receivePackages(before, late)).toBe(before);
  const current = reload(before);
  expect(receivePackages(current, late)).toBe(current);
});

test('the price summary replaces the line that stood for the package, without changing the total', () => {
  const before = second();
  const wizard = receivePriceSummary(before, before.paquete!.id, linesOf(before.paquete!));
  expect(before.resumen).toHaveLength(1);
  expect(wizard.resumen).toHaveLength(2);
  expect(wizard.total).toBe(before.total);
});

test('a price summary of a package no longer chosen is ignored', () => {
  const before = second();
  expect(receivePriceSummary(before, at(packagesFor(before)).id, [])).toBe(before);
});

test('a package of another power, chosen in the comparison, takes its power along', () => {
  const other = everyPackage.find((p) => p.year === 2026 && p.motorId === petrol.id && p.transmissionId === manual.id)!;
  const wizard = choosePackage(configured(), other);
  expect(wizard.potencia).toMatchObject({ motor: petrol, transmision: manual });
  expect(wizard.total).toBe(other.price);
  expect(reload(wizard).paquete?.id).toBe(other.id);
});

test('a package of another year, chosen in the comparison, stays chosen while version and packages reload', () => {
  const other = everyPackage.find((p) => p.year === 2025 && p.motorId === petrol.id && p.title === 'Full')!;
  const waiting = choosePackage({ ...configured(), subpaso: 2 }, other);
  expect(waiting).toMatchObject({ anio: 2025, total: 0, subpaso: 2 });
  const wizard = reload(receiveVersion(waiting, version(2025)));
  expect(wizard.paquete?.id).toBe(other.id);
  expect(wizard.potencia?.motor.id).toBe(petrol.id);
  expect(wizard.total).toBe(other.price);
});

test('a package of a power that the version does not offer is refused', () => {
  const before = configured();
  expect(choosePackage(before, { ...at(packagesFor(before)), id: 5, motorId: 99 })).toBe(before);
});
