import { colourDistance, nearestColour } from './colour';

test.each([
  ['the same', '#a3121c', '#A3121C', 0],
  ['transparency does not count', '#a3121cff', '#a3121c00', 0],
  ['black and white', '#000000', '#ffffff', 1],
  ['red and blue', '#ff0000', '#0000ff', 0.537],
  ['unreadable', 'rojo', '#ffffff', Number.POSITIVE_INFINITY],
  ['too short', '#fff', '#ffffff', Number.POSITIVE_INFINITY],
])('distance: %s', (_name, a, b, distance) => {
  expect(colourDistance(a, b)).toBeCloseTo(distance, 3);
  expect(colourDistance(b, a)).toBeCloseTo(distance, 3);
});

const paints = [
  { name: 'blanco', hex: '#f4f4f2' },
  { name: 'rojo', hex: '#a3121c' },
  { name: 'azul', hex: '#123a78' },
  { name: 'negro', hex: '#101114' },
];

test.each([
  ['a silver', '#c9ccd0', 'blanco'],
  ['a wine red', '#6d1a2b', 'rojo'],
  ['an orange', '#d9541e', 'rojo'],
  ['a night blue', '#1b2f57', 'azul'],
  ['a graphite', '#2a2c2e', 'negro'],
  ['one that is still sold', '#123A78', 'azul'],
  ['an unknown one', undefined, 'blanco'],
  ['an unreadable one', 'perla', 'blanco'],
])('%s (%s): the nearest is %s', (_name, hex, name) => {
  expect(nearestColour(paints, hex)?.name).toBe(name);
});

test('of two equally near ones the first; of none none', () => {
  const twins = [
    { id: 1, hex: '#808080' },
    { id: 2, hex: '#808080' },
  ];
  expect(nearestColour(twins, '#7f7f7f')).toBe(twins[0]);
  expect(nearestColour([], '#7f7f7f')).toBeUndefined();
});
