import { never } from 'ol/events/condition.js';
import { buffer } from 'ol/extent.js';
import type Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import type OlMap from 'ol/Map.js';
import type { Pixel } from 'ol/pixel.js';
import Cluster from 'ol/source/Cluster.js';
import VectorSource from 'ol/source/Vector.js';
import SelectCluster from 'ol-ext/interaction/SelectCluster.js';
import AnimatedCluster from 'ol-ext/layer/AnimatedCluster.js';
import { markerAt } from '../hit';
import type { Located } from '../located';
import type { Palette } from '../palette';
import { CLUSTER_DISTANCE, MOVE_MS } from '../settings';
import { type MarkerStyles, markerStyles } from './marker-styles';
import { membersOf, toFeature } from './members';

/** Maximum extent of a marker's picture from its position, in pixels. */
const LARGEST = 64;
/**
 * Distance beyond the edge, in pixels, within which markers are ready to be dragged into view: new ones are prepared
 * after the drag.
 */
const READY = 200;
/** Distance between a spread cluster's markers, in pixels. */
const APART = 40;

/** The markers of a source near a coordinate, with their pixels. */
function markersNear(map: OlMap, source: VectorSource | null, coordinate: number[]) {
  const reach = LARGEST * (map.getView().getResolution() ?? 1);
  const near: Feature[] = source?.getFeaturesInExtent(buffer([...coordinate, ...coordinate], reach)) ?? [];
  return near.flatMap((feature) => {
    const place = feature.getGeometry();
    const count = membersOf(feature).length;
    if (count === 0 || !(place instanceof Point)) return [];
    const [x = 0, y = 0] = map.getPixelFromCoordinate(place.getCoordinates());
    return [{ x, y, count, feature }];
  });
}

/**
 * The dealerships as clustered markers. Clusters are recomputed when zoom or dealerships change, never while the map is
 * panned. The pressed marker is determined from positions: OpenLayers would draw them once more for it, and measure the
 * browser first, for 150 ms.
 */
export function markers(isStill: boolean) {
  const source = new VectorSource();
  let styles: MarkerStyles | undefined;
  let chosenId: number | undefined;
  const style: Parameters<AnimatedCluster['setStyle']>[0] = (feature) => styles?.(feature, chosenId);
  const options = { animationDuration: isStill ? 0 : MOVE_MS, renderBuffer: READY };
  const layer = new AnimatedCluster(options);
  layer.setStyle(style);
  layer.setSource(new Cluster({ distance: CLUSTER_DISTANCE, source }));
  // Spreads what it is told to. Its animation would put the markers back when it is ended early.
  const spreader = new SelectCluster({
    condition: never,
    style: null,
    featureStyle: style,
    pointRadius: APART,
    animate: false,
  });

  return {
    layer,
    spreader,
    /** The marker at a pixel, those of a spread cluster first. */
    at(map: OlMap, [x = 0, y = 0]: Pixel): Feature | undefined {
      const coordinate = map.getCoordinateFromPixel([x, y]);
      const sources = [spreader.getLayer().getSource(), layer.getSource()];
      return sources
        .map((near) => markerAt(markersNear(map, near, coordinate), { x, y })?.feature)
        .find((marker) => marker !== undefined);
    },
    setDealerships(located: readonly Located[]) {
      spreader.clear();
      source.clear(true);
      source.addFeatures(located.map(toFeature));
    },
    setChosen(id: number | undefined) {
      chosenId = id;
      layer.changed();
    },
    paint(palette: Palette) {
      styles = markerStyles(palette);
      layer.changed();
    },
    /** Shows every dealership of a cluster beside it. */
    spread: (cluster: Feature) => spreader.selectCluster(cluster),
    fold: () => spreader.clear(),
  };
}
