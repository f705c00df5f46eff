const TWO_FINGERS = 'Usa dos dedos para mover el mapa';
const isMac = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);
const withKey = () => `Usa ${isMac() ? '⌘' : 'Ctrl'} y la rueda para acercar el mapa`;

/** Whether the wheel turns the map's zoom: with the key only, because without it the page scrolls on. */
export const isZoomWheel = ({ ctrlKey, metaKey }: Pick<WheelEvent, 'ctrlKey' | 'metaKey'>) => ctrlKey || metaKey;

/** What to tell somebody whose gesture scrolls the page where they may have meant the map; undefined when it moves the map. */
export function gestureHint(event: WheelEvent | TouchEvent): string | undefined {
  if ('touches' in event) return event.touches.length === 1 ? TWO_FINGERS : undefined;
  return isZoomWheel(event) ? undefined : withKey();
}
