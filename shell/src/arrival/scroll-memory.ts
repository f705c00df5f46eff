const KEY = 'vitrina:scroll';

const read = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

/** Where each history entry of this tab is scrolled to, by the entry's key; survives a reload. */
const positions = read();

/** Where the entry was left, in pixels from the top; 0 for a new one. */
export const rememberedScroll = (entry: string): number => positions[entry] ?? 0;

/** An entry that rewrites its address gets another key, and stays where it is. */
export function carryScroll(before: string, after: string): void {
  positions[after] = rememberedScroll(before);
}

const save = () => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(positions));
  } catch {
    // no storage: a reload starts at the top
  }
};

/**
 * Takes scrolling on navigation over from the browser, which would act before the page is there, and remembers the
 * position of the present entry (`current()` gives its key). Returns the giving back.
 */
export function ownScrolling(current: () => string): () => void {
  const remember = () => {
    positions[current()] = Math.round(scrollY);
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
