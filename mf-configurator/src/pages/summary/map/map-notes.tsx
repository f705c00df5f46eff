import type { Dealership } from '@vitrina/contract';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { placeOf } from '../dealerships/place';
import { gestureHint } from './gesture-hint';
import css from './map-notes.module.css';
import { scaleBar } from './scale';
import { DETAIL_ZOOM } from './settings';
import { TILES } from './tiles';

/** How long a hint stays after the gesture, in milliseconds. */
const HINT_MS = 1500;
/** Maximum length of the scale bar, in pixels. */
const BAR_ROOM = 96;

/** The hint for the last gesture over the map, shown for a moment. */
function useGestureHint(target: RefObject<HTMLElement | null>) {
  const [hint, setHint] = useState<string>();
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    const tell = (event: WheelEvent | TouchEvent) => {
      const text = gestureHint(event);
      setHint(text);
      clearTimeout(timer);
      if (text) timer = setTimeout(() => setHint(undefined), HINT_MS);
    };
    element.addEventListener('wheel', tell, { passive: true });
    element.addEventListener('touchmove', tell, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('wheel', tell);
      element.removeEventListener('touchmove', tell);
    };
  }, [target]);
  return hint;
}

type MapNotesProps = {
  target: RefObject<HTMLElement | null>;
  zoom: number;
  chosen: Dealership | undefined;
  /** Buttons beside them. */
  children?: ReactNode;
};

/** Text on the map: how to move it, what it does not show, its scale, and its credit. */
export function MapNotes({ target, zoom, chosen, children }: MapNotesProps) {
  const hint = useGestureHint(target);
  const bar = scaleBar(zoom, BAR_ROOM);
  const isNowhere = chosen && !placeOf(chosen);
  return (
    <>
      <p className={css.hint} data-shown={hint ? true : undefined} aria-hidden="true">
        {hint}
      </p>
      <div className={css.foot}>
        {isNowhere && <p className={css.note}>{`${chosen.name} no tiene coordenadas: no está en el mapa`}</p>}
        {children}
        <p className={css.credit}>
          <span className={css.bar} style={{ inlineSize: bar.pixels }}>
            {bar.label}
          </span>
          <span>{TILES ? TILES.attribution : 'Mapa: Natural Earth'}</span>
          {!TILES && zoom >= DETAIL_ZOOM && <span>Sin calles: ábrelas con «Ver en mapa»</span>}
        </p>
      </div>
    </>
  );
}
