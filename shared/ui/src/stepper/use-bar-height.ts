import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the height of the price bar in `--price-bar` on the root, from which the page knows how much of it is covered
 * (`--bottom-bar`): at a larger text size its buttons take a line of their own.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--price-bar', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--price-bar');
    };
  }, [bar]);
}
