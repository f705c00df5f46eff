import type { Place } from '@vitrina/rules';
import { boundingExtent, type Extent } from 'ol/extent.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import View from 'ol/View.js';
import { DEFAULT_VIEW, MOVE_MS, REACH, SELECTION_ZOOM, ZOOM_RANGE } from '../settings';
import { toCoordinate } from './coordinates';

const MARGIN = [72, 56, 56, 56];

/** The map's view, and the moves between views. A new move replaces the current one. */
export function camera(isStill: boolean) {
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
      move({ center: toCoordinate(place), zoom: Math.max(SELECTION_ZOOM, view.getZoom() ?? 0) }),
    /** Shows all of these places, no closer than `maxZoom`. */
    fit(places: readonly Place[], maxZoom: number = ZOOM_RANGE.max) {
      const extent: Extent = boundingExtent(places.map(toCoordinate));
      view.cancelAnimations();
      view.fit(extent, { duration, padding: MARGIN, maxZoom });
    },
  };
}
