import { toLonLat } from 'ol/proj.js';
import { BUNDLED_SELECTION_ZOOM } from '../settings';
import { camera } from './camera';

const quito = { latitude: -0.18, longitude: -78.48 };

test('at first the map shows the country: its middle at zoom 7', () => {
  const { view, zoom } = camera(true, 16);
  const [longitude, latitude] = toLonLat(view.getCenter()!);
  expect([latitude?.toFixed(2), longitude?.toFixed(2), zoom()]).toEqual(['-1.83', '-78.18', 7]);
});

test('on the bundled map a selected dealership is seen with its city', async () => {
  const eye = camera(true, BUNDLED_SELECTION_ZOOM);
  await eye.approach(quito);
  expect(eye.zoom()).toBe(12);
});

test('places are shown all at once, and not too near', () => {
  const eye = camera(false, 16);
  eye.fit([quito, { latitude: -0.33, longitude: -78.45 }], { maxZoom: 12, atOnce: true });
  const [longitude, latitude] = toLonLat(eye.view.getCenter()!);
  expect([latitude?.toFixed(1), longitude?.toFixed(1)]).toEqual(['-0.3', '-78.5']);
  expect(eye.zoom()).toBeGreaterThan(7);
  expect(eye.zoom()).toBeLessThanOrEqual(12);
});

test.each([
  ['from further out it comes to zoom 16', 7, 16],
  ['from just before', 15.5, 16],
  ['a nearer look is kept', 17, 17],
])('a selected dealership: %s', async (_name, from, to) => {
  const eye = camera(true, 16);
  eye.view.setZoom(from);
  await eye.approach(quito);
  expect(eye.zoom()).toBe(to);
  const [longitude, latitude] = toLonLat(eye.view.getCenter()!);
  expect([latitude?.toFixed(2), longitude?.toFixed(2)]).toEqual(['-0.18', '-78.48']);
});
