import { markerAt } from './hit';

const pin = { x: 100, y: 100, count: 1 };
const cluster = { x: 100, y: 150, count: 14 };
const markers = [pin, cluster];

test.each([
  ['the head of the pin', { x: 100, y: 76 }, pin],
  ['beside it, as far as a finger reaches', { x: 121, y: 76 }, pin],
  ['its very tip', { x: 100, y: 98 }, pin],
  ['below the tip', { x: 100, y: 110 }, undefined],
  ['the cluster', { x: 95, y: 155 }, cluster],
  ['nothing', { x: 200, y: 200 }, undefined],
])('a press on %s', (_name, at, marker) => {
  expect(markerAt(markers, at)).toBe(marker);
});

test('of two within reach the nearer one is meant, whatever their order', () => {
  const other = { ...pin, x: 130 };
  expect(markerAt([pin, other], { x: 118, y: 76 })).toBe(other);
  expect(markerAt([other, pin], { x: 112, y: 76 })).toBe(pin);
});
