import Feature, { type FeatureLike } from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import type { Located } from '../located';
import { toCoordinate } from './coordinates';

const KEY = 'located';

/** A dealership as a feature of the map. */
export const toFeature = (located: Located) =>
  new Feature({ geometry: new Point(toCoordinate(located.place)), [KEY]: located });

/** The dealerships of a marker; none for the lines of a spread cluster. */
export function membersOf(marker: FeatureLike): Located[] {
  const features: Feature[] = marker.get('features') ?? [];
  return features.map((feature) => feature.get(KEY));
}
