import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in sight of `root`, or less than half of its height away. */
export function useNear(element: RefObject<HTMLElement | null>, root: HTMLElement | null): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || !root) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root,
      rootMargin: '50% 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, root]);
  return isNear;
}
