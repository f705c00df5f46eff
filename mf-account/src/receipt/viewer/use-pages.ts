import { useEffect, useMemo, useState } from 'react';

const pageOf = (node: HTMLElement | null, number: number) =>
  node?.querySelector<HTMLElement>(`[data-page="${number}"]`);

/**
 * Which page stands in the middle of the stage, and the way to another.
 * @param count of pages; with one there is nothing to turn
 */
export function usePages(node: HTMLElement | null, count: number) {
  const [current, setCurrent] = useState(1);
  useEffect(() => {
    if (!node || count < 2) return;
    const seen = (entries: IntersectionObserverEntry[]) => {
      const page = entries.findLast(({ isIntersecting }) => isIntersecting)?.target as HTMLElement | undefined;
      if (page) setCurrent(Number(page.dataset.page));
    };
    const observer = new IntersectionObserver(seen, { root: node, rootMargin: '-50% 0px' });
    for (const page of node.querySelectorAll('[data-page]')) observer.observe(page);
    return () => observer.disconnect();
  }, [node, count]);

  return useMemo(() => {
    const go = (number: number) => {
      const page = pageOf(node, Math.min(count, Math.max(1, number)));
      if (node && page) node.scrollTop += page.getBoundingClientRect().top - node.getBoundingClientRect().top;
    };
    return { current, count, turn: (pages: number) => go(current + pages) };
  }, [node, count, current]);
}

export type Pages = ReturnType<typeof usePages>;
