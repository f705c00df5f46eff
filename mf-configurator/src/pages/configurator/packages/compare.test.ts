import { packagesFor, sierra, versionOf } from '../../../testing/catalogue';
import { comparePackages, toggleCompared } from './compare';

const power = { versionId: 127, motorId: 1, transmissionId: 1, tractionId: 1, year: 2027 };
const [urban, adventure] = packagesFor(power) as [ReturnType<typeof packagesFor>[0], ReturnType<typeof packagesFor>[0]];
const names = versionOf(sierra, 2027);
const factsOf = (packages: Parameters<typeof comparePackages>[0], of?: typeof names) =>
  comparePackages(packages, [], of).filter(({ kind }) => kind === 'fact');

test('facts tell where packages differ', () => {
  const facts = factsOf([urban, { ...adventure, year: 2026, tractionId: 2 }], names);
  expect(facts).toEqual([
    { kind: 'fact', label: 'Año', values: ['2027', '2026'], differs: true },
    { kind: 'fact', label: 'Tracción', values: ['4x2', '4x4'], differs: true },
    { kind: 'fact', label: 'Motor', values: ['1.5 Turbo', '1.5 Turbo'], differs: false },
    { kind: 'fact', label: 'Transmisión', values: ['Manual', 'Manual'], differs: false },
  ]);
});

test('a power that the version does not know is left open, and left out when no package has a name', () => {
  const old = { ...adventure, motorId: 99, transmissionId: 99 };
  const facts = factsOf([{ ...urban, transmissionId: 98 }, old], names);
  expect(facts.map(({ label }) => label)).toEqual(['Motor', 'Año', 'Tracción']);
  expect(facts[0]).toMatchObject({ label: 'Motor', values: ['1.5 Turbo', undefined], differs: true });
  expect(factsOf([urban, old]).map(({ label }) => label)).toEqual(['Año']);
});

test('a part of which a car has one is one line, with what each package has of it; lines that differ come first', () => {
  const a = { ...urban, description: 'Cámara, aros de 17", sensores, barras.' };
  const b = { ...adventure, description: 'Aros negros de 18", camara, sensores, luces LED, luces de día.' };
  const features = comparePackages([a, b, { ...b, id: 9 }], []).filter(({ kind }) => kind === 'feature');
  expect(features.map(({ label, values, differs }) => [label, values, differs])).toEqual([
    ['Aros', ['17"', 'Negros de 18"', 'Negros de 18"'], true],
    ['Barras', [true, undefined, undefined], true],
    ['Luces', [undefined, 'LED, De día', 'LED, De día'], true],
    ['Cámara', [true, true, true], false],
    ['Sensores', [true, true, true], false],
  ]);
});

test('up to three packages are ticked, and each can be taken away again', () => {
  const three = [urban, adventure, { ...urban, id: 7 }].reduce(toggleCompared, [] as readonly (typeof urban)[]);
  expect(three).toHaveLength(3);
  expect(toggleCompared(three, { ...urban, id: 8 })).toBe(three);
  expect(toggleCompared(three, { ...adventure }).map(({ id }) => id)).toEqual([urban.id, 7]);
});
