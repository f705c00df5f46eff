import { coarseToFine } from './load-order';

test('every frame is fetched once, the one in view first', () => {
  const order = coarseToFine(24, 5);
  expect(order[0]).toBe(5);
  expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, index) => index));
});

test('after three frames no part of the turn is further than an eighth of the set away', () => {
  expect(coarseToFine(24).slice(0, 6)).toEqual([0, 8, 16, 4, 12, 20]);
});

test('a set of any size is complete', () => {
  expect(coarseToFine(1)).toEqual([0]);
  expect(coarseToFine(7, 6)).toHaveLength(7);
  expect(coarseToFine(0)).toEqual([]);
});
