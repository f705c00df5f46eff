import { clusterAction } from './cluster-action';

const at = (latitude: number, longitude = -78.47) => ({ latitude, longitude });

test.each([
  ['one dealership', [at(-0.16)], 7, 'choose'],
  ['two of one city, from afar', [at(-0.16), at(-0.18)], 7, 'approach'],
  ['two a hundred metres apart', [at(-0.16), at(-0.161)], 16, 'approach'],
  ['two at the same place', [at(-0.16), at(-0.16)], 7, 'spread'],
  ['two that no zoom keeps apart', [at(-0.16), at(-0.1601)], 16, 'spread'],
  ['two at the same place and one elsewhere', [at(-0.16), at(-0.16), at(-0.2)], 9, 'approach'],
  ['whatever is still together at the last zoom', [at(-0.16), at(-0.161)], 18, 'spread'],
])('%s', (_name, places, zoom, action) => {
  expect(clusterAction(places, zoom)).toBe(action);
});
