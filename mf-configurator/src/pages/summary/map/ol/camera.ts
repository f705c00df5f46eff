import type { Place } from '@vitrina/rules';
import { boundingExtent, type Extent } from 'ol/extent.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import View from 'ol/View.js';
import { DEFAULT_VIEW, MOVE_MS, REACH, ZOOM_RANGE } from '../settings';
import { toCoordinate } from './coordinates';

/** Clear of the controls at the map's edges. */
const MARGIN = [88, 64, 104, 56];

type FitOptions = { maxZoom?: number; atOnce?: boolean };

/**
 * The map's view, and the moves between views. A new move replaces the current one. `selectionZoom` is how near a chosen
 * dealership is seen.
 */
export function camera(isStill: boolean, selectionZoom: number) {
  const duration = isStill ? 0 : MOVE_MS;
  const center = fromLonLat([DEFAULT_VIEW.longitude, DEFAULT_VIEW.latitude]);
  const view = new View({
    center,
    zoom: DEFAULT_VIEW.zoom,
    minZoom: ZOOM_RANGE.min,
    maxZoom: ZOOM_RANGE.max,
    enableRotation: false,
    constrainOnlyCenter: true,
    extent: transformExtent([REACH.west, REACH.south, REACH.east, REACH.north], 'EPSG:4326', 'EPSG:3857'),
  });
  const move = (to: Parameters<View['animate']>[0]) =>
    new Promise<void>((resolve) => {
      view.cancelAnimations();
      view.animate({ ...to, duration }, () => resolve());
    });

  return {
    view,
    zoom: () => view.getZoom() ?? DEFAULT_VIEW.zoom,
    /** The whole country, as initially. */
    home: () => move({ center, zoom: DEFAULT_VIEW.zoom }),
    zoomBy: (steps: number) =>
      move({ zoom: view.getConstrainedZoom((view.getZoom() ?? 0) + steps, steps > 0 ? 1 : -1) }),
    /** Moves to a chosen dealership; a closer zoom is kept. */
    approach: (place: Place) =>
      move({ center: toCoordinate(place), zoom: Math.max(selectionZoom, view.getZoom() ?? 0) }),
    /** Shows all of these places, no closer than `maxZoom`; `atOnce` without a move, for the first view. */
    fit(places: readonly Place[], { maxZoom = ZOOM_RANGE.max, atOnce = false }: FitOptions = {}) {
      const extent: Extent = boundingExtent(places.map(toCoordinate));
      view.cancelAnimations();
      view.fit(extent, { duration: atOnce ? 0 : duration, padding: MARGIN, maxZoom });
    },
  };
}
