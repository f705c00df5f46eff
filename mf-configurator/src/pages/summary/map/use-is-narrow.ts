import { type RefObject, useEffect, useState } from 'react';

/** Below this width, in pixels, there is no room for a window above its marker. */
const NARROW = 520;

/** Whether the map is too narrow for a window above a marker. */
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
