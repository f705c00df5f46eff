import { type RefObject, useLayoutEffect } from 'react';

/** Of every bar that is mounted, in pixels; 0 for one that is hidden. */
const heights = new Map<HTMLElement, number>();
let told = 0;

function tell(): void {
  const highest = Math.max(0, ...heights.values());
  if (highest === told) return;
  told = highest;
  const { style } = document.documentElement;
  if (highest > 0) style.setProperty('--price-bar', `${highest}px`);
  else style.removeProperty('--price-bar');
}

/**
 * Keeps the height of the bar at the bottom edge in `--price-bar` on the root, from which the page knows how much of it is
 * covered (`--bottom-bar`): at a larger text size its buttons take a line of their own. Of several bars the highest counts.
 * It is told after the paint: every element inherits it, so a change has the style of the whole page computed, and what the
 * customer has just typed or pressed need not wait for that.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      heights.set(element, element.offsetHeight);
      setTimeout(tell);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      heights.delete(element);
      setTimeout(tell);
    };
  }, [bar]);
}
