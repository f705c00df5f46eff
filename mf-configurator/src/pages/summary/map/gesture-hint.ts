const TWO_FINGERS = 'Usa dos dedos para mover el mapa';
const isMac = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);
const withKey = () => `Usa ${isMac() ? '⌘' : 'Ctrl'} y la rueda para acercar el mapa`;

/** Whether the wheel zooms the map: only with the key, because without it the page scrolls. */
export const isZoomWheel = ({ ctrlKey, metaKey }: Pick<WheelEvent, 'ctrlKey' | 'metaKey'>) => ctrlKey || metaKey;

/** The hint for a gesture that scrolls the page but may have been meant for the map; undefined if it moves the map. */
export function gestureHint(event: WheelEvent | TouchEvent): string | undefined {
  if ('touches' in event) return event.touches.length === 1 ? TWO_FINGERS : undefined;
  return isZoomWheel(event) ? undefined : withKey();
}
