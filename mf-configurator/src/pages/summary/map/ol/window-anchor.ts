import type { Place } from '@vitrina/rules';
import type OlMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import { MOVE_MS } from '../settings';
import { toCoordinate } from './coordinates';

/** Holds the info window over a position: its element contains the window, above the marker, and moves with the map. */
export function windowAnchor(isStill: boolean) {
  const element = document.createElement('div');
  const overlay = new Overlay({ element, positioning: 'bottom-center', offset: [0, -64], stopEvent: true });
  return {
    element,
    overlay,
    put: (place: Place | undefined) => overlay.setPosition(place && toCoordinate(place)),
    /** Moves the map as far as necessary to show the whole window. */
    bringIntoView(map: OlMap) {
      // The overlay's own size is known after the map has placed it.
      map.renderSync();
      overlay.panIntoView({ margin: 12, animation: { duration: isStill ? 0 : MOVE_MS } });
    },
  };
}
