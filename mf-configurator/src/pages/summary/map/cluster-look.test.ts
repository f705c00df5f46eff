import { clusterLook } from './cluster-look';

test('a marker grows with what it stands for, and only so far', () => {
  const radii = [2, 14, 100, 5000, 1_000_000].map((count) => clusterLook(count).radius);
  expect(radii).toEqual([...radii].sort((a, b) => a - b));
  expect(Math.max(...radii)).toBe(30);
});

test.each([
  [2, '2'],
  [999, '999'],
  [1000, '999+'],
])('%p is written %p', (count, text) => {
  expect(clusterLook(count).text).toBe(text);
});
