import { get, getPointResolution, toLonLat } from 'ol/proj.js';
import { agencies } from '../../../../testing/catalogue';
import { markers } from './markers';
import { membersOf } from './members';

/** Metres a pixel, at the equator. */
const RESOLUTION = 100;
const WORLD = [-2e7, -2e7, 2e7, 2e7];

/** How many dealerships each marker stands for, of two so many pixels apart. */
function clustered(pixels: number) {
  const pins = markers(true);
  const [longitude = 0, latitude = 0] = toLonLat([pixels * RESOLUTION, 0]);
  const places = [
    { latitude: 0, longitude: 0 },
    { latitude, longitude },
  ];
  pins.setDealerships(places.map((place, index) => ({ dealership: agencies[index]!, place })));
  const clusters = pins.layer.getSource()!;
  clusters.loadFeatures(WORLD, RESOLUTION, get('EPSG:3857')!);
  return clusters.getFeatures().map((marker) => membersOf(marker).length);
}

test('the scale of this test is that of the map', () => {
  expect(getPointResolution('EPSG:3857', RESOLUTION, [0, 0])).toBeCloseTo(RESOLUTION, 1);
});

test.each([
  [59, [2]],
  [61, [1, 1]],
])('two dealerships %i pixels apart are markers of %j', (pixels, members) => {
  expect(clustered(pixels)).toEqual(members);
});
