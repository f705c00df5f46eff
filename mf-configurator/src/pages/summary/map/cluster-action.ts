import { kilometres, type Place } from '@vitrina/rules';
import { metresAPixel } from './scale';
import { CLUSTER_DISTANCE, ZOOM_RANGE } from './settings';

/** The action of pressing a marker: choose the one dealership, zoom in, or spread those that no zoom separates. */
export type ClusterAction = 'choose' | 'approach' | 'spread';

/** Diagonal of the smallest box around all places, in metres. */
function spanOf(places: readonly Place[]): number {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const corner = (pick: (...values: number[]) => number) => ({
    latitude: pick(...latitudes),
    longitude: pick(...longitudes),
  });
  return kilometres(corner(Math.min), corner(Math.max)) * 1000;
}

/** The action for the dealerships of a pressed marker, at the map's zoom. */
export function clusterAction(places: readonly Place[], zoom: number): ClusterAction {
  if (places.length === 1) return 'choose';
  const isNearest = zoom >= ZOOM_RANGE.max - 0.01;
  return isNearest || spanOf(places) < metresAPixel(ZOOM_RANGE.max) * CLUSTER_DISTANCE ? 'spread' : 'approach';
}
