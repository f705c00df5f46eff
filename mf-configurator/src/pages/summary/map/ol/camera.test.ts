import { toLonLat } from 'ol/proj.js';
import { camera } from './camera';

const quito = { latitude: -0.18, longitude: -78.48 };

test('at first the map shows the country: its middle at zoom 7', () => {
  const { view, zoom } = camera(true);
  const [longitude, latitude] = toLonLat(view.getCenter()!);
  expect([latitude?.toFixed(2), longitude?.toFixed(2), zoom()]).toEqual(['-1.83', '-78.18', 7]);
});

test.each([
  ['from further out it comes to zoom 16', 7, 16],
  ['from just before', 15.5, 16],
  ['a nearer look is kept', 17, 17],
])('a selected dealership: %s', async (_name, from, to) => {
  const eye = camera(true);
  eye.view.setZoom(from);
  await eye.approach(quito);
  expect(eye.zoom()).toBe(to);
  const [longitude, latitude] = toLonLat(eye.view.getCenter()!);
  expect([latitude?.toFixed(2), longitude?.toFixed(2)]).toEqual(['-0.18', '-78.48']);
});
