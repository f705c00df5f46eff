import type { history as router } from '@vitrina/navigation';

type Entry = Pick<typeof router.location, 'key' | 'pathname' | 'search'>;

const KEY = 'vitrina:scroll';

/** The router's key of the first entry of every document. */
const NO_KEY = 'default';

const nameOf = ({ key, pathname, search }: Entry) => (key === NO_KEY ? pathname + search : key);

const read = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

/** Scroll position of each history entry of this tab; survives a reload. */
const positions = read();

const isOpenedAnew = () => {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
};

/** A newly opened address, not one gone back to or reloaded, starts at its top. */
if (isOpenedAnew()) delete positions[nameOf({ key: NO_KEY, pathname: location.pathname, search: location.search })];

/** Scroll position of the entry when it was left, in pixels from the top; 0 for a new one. */
export const rememberedScroll = (entry: Entry): number => positions[nameOf(entry)] ?? 0;

/** An entry that rewrites its address gets another key, and keeps its position. */
export function carryScroll(before: Entry, after: Entry): void {
  positions[nameOf(after)] = rememberedScroll(before);
}

const save = () => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(positions));
  } catch {
    // no storage: a reload starts at the top
  }
};

/**
 * Takes over scrolling on navigation from the browser, which would scroll before the page is rendered, and remembers the
 * position of the current entry (`current()`). Returns a function that unsubscribes and hands scrolling back.
 */
export function ownScrolling(current: () => Entry): () => void {
  const remember = () => {
    positions[nameOf(current())] = Math.round(scrollY);
  };
  history.scrollRestoration = 'manual';
  addEventListener('scroll', remember, { passive: true });
  addEventListener('pagehide', save);
  return () => {
    history.scrollRestoration = 'auto';
    removeEventListener('scroll', remember);
    removeEventListener('pagehide', save);
  };
}
