import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { placeOf } from '../dealerships/place';
import type { BaseMapData } from './base-map-data';
import css from './dealership-map.module.css';
import { InfoWindow } from './info-window';
import { MapPlaces, MapZoom } from './map-controls';
import { MapNotes } from './map-notes';
import type { DealershipMapProps } from './types';
import { useIsNarrow } from './use-is-narrow';
import { useLook } from './use-look';
import { useMap } from './use-map';

/** The dealerships on a map. The list beside it has the same content as text: the map adds the positions. */
export function DealershipMap({ baseMap, ...props }: DealershipMapProps & { baseMap: BaseMapData }) {
  const help = useId();
  const target = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDialogElement>(null);
  const focused = useRef<object>(undefined);
  const isNarrow = useIsNarrow(target);
  const { look, pick, leave } = useLook(props);
  const close = () => {
    if (pane.current?.contains(document.activeElement)) target.current?.focus({ preventScroll: true });
    leave();
  };
  const showCard = useEffectEvent(props.onShowCard);
  const { map, zoom } = useMap(target, { ...props, baseMap, onPick: pick, onLeave: leave, onEscape: close });

  useEffect(() => {
    const place = look && placeOf(look.dealership);
    if (!map || !place) return map?.hideWindow();
    void map.reveal(place, !isNarrow);
    // Once: a search that finds it again must not move the focus to it.
    if (look.fromMap && focused.current !== look) {
      if (isNarrow) showCard(look.dealership);
      else pane.current?.focus({ preventScroll: true });
    }
    focused.current = look;
  }, [map, look, isNarrow]);

  return (
    <div className={css.map}>
      <div
        ref={target}
        className={css.canvas}
        role="application"
        aria-label="Mapa de concesionarios"
        aria-describedby={help}
      />
      <p id={help} hidden>
        Muévelo con las flechas y acércalo con más y menos. La lista de concesionarios tiene la misma información.
      </p>
      <MapNotes target={target} zoom={zoom} chosen={props.chosen}>
        {map && <MapPlaces camera={map.camera} {...props} />}
      </MapNotes>
      {map && <MapZoom camera={map.camera} isNarrow={isNarrow} />}
      {/* On a phone it would cover the map and say what the card below says. */}
      {map &&
        look &&
        !isNarrow &&
        createPortal(<InfoWindow ref={pane} dealership={look.dealership} onClose={close} />, map.anchor)}
    </div>
  );
}
