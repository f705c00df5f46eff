import { packagesFor, sierra, versionOf } from '../../../testing/catalogue';
import { comparePackages, toggleCompared } from './compare';

const power = { versionId: 127, motorId: 1, transmissionId: 1, tractionId: 1, year: 2027 };
const [urban, adventure] = packagesFor(power) as [ReturnType<typeof packagesFor>[0], ReturnType<typeof packagesFor>[0]];
const names = versionOf(sierra, 2027);

test('facts tell where packages differ', () => {
  const { facts } = comparePackages([urban, { ...adventure, year: 2026, tractionId: 2 }], [], names);
  expect(facts).toEqual([
    { label: 'Año', values: ['2027', '2026'], differs: true },
    { label: 'Motor', values: ['1.5 Turbo', '1.5 Turbo'], differs: false },
    { label: 'Transmisión', values: ['Manual', 'Manual'], differs: false },
    { label: 'Tracción', values: ['4x2', '4x4'], differs: true },
  ]);
});

test('a power that the version does not know is left open, and left out when no package has a name', () => {
  const old = { ...adventure, motorId: 99, transmissionId: 99 };
  const { facts } = comparePackages([{ ...urban, transmissionId: 98 }, old], [], names);
  expect(facts.map(({ label }) => label)).toEqual(['Año', 'Motor', 'Tracción']);
  expect(facts[1]).toEqual({ label: 'Motor', values: ['1.5 Turbo', undefined], differs: true });
  expect(comparePackages([urban, old], []).facts.map(({ label }) => label)).toEqual(['Año']);
});

test('features are matched by their words, and those that all have come first', () => {
  const a = { ...urban, description: 'Cámara, aros de 17", climatizador.' };
  const b = { ...adventure, description: 'Aros de 18", camara, climatizador.' };
  const { features } = comparePackages([a, b, { ...b, id: 9 }], []);
  expect(features.map(({ label, included, differs }) => [label.toLowerCase(), included, differs])).toEqual([
    ['camara', [true, true, true], false],
    ['climatizador', [true, true, true], false],
    ['aros de 17"', [true, false, false], true],
    ['aros de 18"', [false, true, true], true],
  ]);
});

test('up to three packages are ticked, and each can be taken away again', () => {
  const three = [urban, adventure, { ...urban, id: 7 }].reduce(toggleCompared, [] as readonly (typeof urban)[]);
  expect(three).toHaveLength(3);
  expect(toggleCompared(three, { ...urban, id: 8 })).toBe(three);
  expect(toggleCompared(three, { ...adventure }).map(({ id }) => id)).toEqual([urban.id, 7]);
});
