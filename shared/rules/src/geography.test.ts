import fc from 'fast-check';
import { kilometres, type Place, sortByDistance } from './geography';

const quito = { latitude: -0.1807, longitude: -78.4678 };
const guayaquil = { latitude: -2.1709, longitude: -79.9224 };
const cuenca = { latitude: -2.9001, longitude: -79.0059 };

test('Quito to Guayaquil is about 273 km', () => {
  expect(kilometres(quito, guayaquil)).toBeGreaterThan(270);
  expect(kilometres(quito, guayaquil)).toBeLessThan(276);
});

test('distance is symmetric, zero at home and at most half the globe', () => {
  const place = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(kilometres(a, a)).toBe(0);
      expect(kilometres(a, b)).toBeCloseTo(kilometres(b, a), 6);
      expect(kilometres(a, b)).toBeLessThanOrEqual(20_016);
    }),
  );
});

test('nearest first; without a place last, in their order; the list given is left alone', () => {
  const list: { name: string; place?: Place }[] = [
    { name: 'sin dirección 1' },
    { name: 'Quito', place: quito },
    { name: 'sin dirección 2' },
    { name: 'Cuenca', place: cuenca },
    { name: 'Guayaquil', place: guayaquil },
  ];
  const before = [...list];
  expect(sortByDistance(list, guayaquil, ({ place }) => place).map(({ name }) => name)).toEqual([
    'Guayaquil',
    'Cuenca',
    'Quito',
    'sin dirección 1',
    'sin dirección 2',
  ]);
  expect(list).toEqual(before);
});
