import { type RefObject, useEffect, useState } from 'react';

/** Narrower than this, in pixels, no window has room over its marker. */
const NARROW = 520;

/** Whether the map is too narrow for a window over a marker: then it stands at the map's foot. */
export function useIsNarrow(element: RefObject<Element | null>): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setNarrow((entry?.contentRect.width ?? NARROW) < NARROW));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNarrow;
}
