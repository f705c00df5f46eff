import type { Place } from '@vitrina/rules';
import type Feature from 'ol/Feature.js';
import OlMap from 'ol/Map.js';
import type { BaseMapData } from '../base-map-data';
import { citiesOf } from '../cities';
import { clusterAction } from '../cluster-action';
import type { Located } from '../located';
import { onSchemeChange, readPalette } from '../palette';
import { BUNDLED_SELECTION_ZOOM, SELECTION_ZOOM } from '../settings';
import { TILES } from '../tiles';
import { baseLayers } from './base-layers';
import { buyer } from './buyer';
import { camera } from './camera';
import { cityNames } from './city-names';
import { interactions } from './interactions';
import { markers } from './markers';
import { membersOf } from './members';
import { windowAnchor } from './window-anchor';

export type MapOptions = {
  target: HTMLElement;
  baseMap: BaseMapData;
  /** Name of the province to highlight. */
  province: string | undefined;
  /** No animation. */
  isStill: boolean;
  onPick(located: Located): void;
  /** A cluster has been spread or zoomed to: no dealership is shown any more. */
  onLeave(): void;
  /** Escape was pressed while the map had the focus. */
  onEscape(): void;
  onZoom(zoom: number): void;
};

/** Creates the map in its element: OpenLayers draws; all text is left to the page. */
export function createMap({ target, baseMap, province, isStill, ...told }: MapOptions) {
  const eye = camera(isStill, TILES ? SELECTION_ZOOM : BUNDLED_SELECTION_ZOOM);
  const base = baseLayers(baseMap, TILES);
  const anchor = windowAnchor(isStill);
  const self = buyer();
  const pins = markers(isStill);
  const names = cityNames();
  const map = new OlMap({
    target,
    view: eye.view,
    controls: [],
    interactions: interactions(isStill).extend([pins.spreader]),
    layers: [...base.layers, self.layer, pins.layer, ...(TILES ? [] : [names.layer])],
    overlays: [anchor.overlay],
    moveTolerance: 4,
  });
  // For the keys: OpenLayers listens to them on this element.
  target.tabIndex = 0;
  target.onkeydown = ({ key }) => {
    if (key === 'Escape') told.onEscape();
  };
  map.on('moveend', () => told.onZoom(eye.zoom()));
  map.on('pointermove', ({ pixel, dragging }) => {
    if (!dragging) target.dataset.overMarker = String(pins.at(map, pixel) !== undefined);
  });
  map.on('click', ({ pixel }) => {
    const marker = pins.at(map, pixel);
    pins.fold();
    if (marker) press(marker);
  });

  const press = (marker: Feature) => {
    const members = membersOf(marker);
    const places = members.map(({ place }) => place);
    const action = clusterAction(places, eye.zoom());
    if (action === 'choose' && members[0]) return told.onPick(members[0]);
    told.onLeave();
    if (action === 'spread') pins.spread(marker);
    else eye.fit(places);
  };

  const paint = () => {
    const palette = readPalette(target);
    base.paint(palette, province);
    pins.paint(palette);
    self.paint(palette);
    names.paint(palette);
  };
  paint();
  const unsubscribe = onSchemeChange(paint);

  return {
    camera: eye,
    anchor: anchor.element,
    setDealerships(dealerships: readonly Located[]) {
      pins.setDealerships(dealerships);
      names.setCities(citiesOf(dealerships));
    },
    setChosen: pins.setChosen,
    setBuyer: self.put,
    /** Moves to a dealership and, where there is room for it, puts the info window over it. */
    async reveal(place: Place, hasWindow: boolean) {
      pins.fold();
      anchor.put(hasWindow ? place : undefined);
      await eye.approach(place);
      // The page may have been left while the map was moving.
      if (hasWindow && map.getTarget()) anchor.bringIntoView(map);
    },
    hideWindow: () => anchor.put(undefined),
    dispose() {
      unsubscribe();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}

export type DealershipMapController = ReturnType<typeof createMap>;
