import type { Dealership } from '@vitrina/contract';
import type { Place } from '@vitrina/rules';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BaseMapData } from './base-map-data';
import { located } from './located';
import { createMap, type DealershipMapController } from './ol/create-map';
import { DEFAULT_VIEW, DETAIL_ZOOM } from './settings';
import type { DealershipMapProps } from './types';

/** Number of dealerships shown with the buyer's location; the list has them nearest first. */
const NEAREST = 3;

type UseMapOptions = Omit<DealershipMapProps, 'onChoose' | 'onShowCard' | 'asked'> & {
  baseMap: BaseMapData;
  onPick(dealership: Dealership): void;
  onLeave(): void;
  onEscape(): void;
};

/** Creates the map once its element exists, and keeps it in sync with the page. */
export function useMap(target: RefObject<HTMLElement | null>, options: UseMapOptions) {
  const { baseMap, province, dealerships, chosen, buyer } = options;
  const [map, setMap] = useState<DealershipMapController>();
  const shownFor = useRef<Place>(undefined);
  const openedOn = useRef<DealershipMapController>(undefined);
  const [zoom, setZoom] = useState<number>(DEFAULT_VIEW.zoom);
  const pick = useEffectEvent(options.onPick);
  const leave = useEffectEvent(options.onLeave);
  const leaveByKey = useEffectEvent(options.onEscape);
  const showNearest = useEffectEvent((on: DealershipMapController) => {
    const nearest = located(dealerships).slice(0, NEAREST);
    if (buyer && !chosen) on.camera.fit([buyer, ...nearest.map(({ place }) => place)], { maxZoom: DETAIL_ZOOM });
  });

  useEffect(() => {
    if (!target.current) return;
    const made = createMap({
      target: target.current,
      baseMap,
      province,
      isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
      onPick: ({ dealership }) => pick(dealership),
      onLeave: () => leave(),
      onEscape: () => leaveByKey(),
      onZoom: setZoom,
    });
    setMap(made);
    return () => {
      setMap(undefined);
      made.dispose();
    };
  }, [target, baseMap, province]);

  useEffect(() => map?.setDealerships(located(dealerships)), [map, dealerships]);
  useEffect(() => map?.setChosen(chosen?.id), [map, chosen]);
  useEffect(() => {
    map?.setBuyer(buyer);
  }, [map, buyer]);
  useEffect(() => {
    // Once per map, which is made anew for another province: a search must not move it.
    const places = located(dealerships).map(({ place }) => place);
    if (!map || places.length === 0 || openedOn.current === map) return;
    openedOn.current = map;
    map.camera.fit(places, { maxZoom: DETAIL_ZOOM, atOnce: true });
  }, [map, dealerships]);
  useEffect(() => {
    // Once per location: the dealerships may arrive after it, and a search must not move the map.
    if (!map || !buyer || dealerships.length === 0 || shownFor.current === buyer) return;
    shownFor.current = buyer;
    showNearest(map);
  }, [map, buyer, dealerships]);
  return { map, zoom };
}
