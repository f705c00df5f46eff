/** Milliseconds after which a page that has not shown what was waited for is left alone. */
const PATIENCE = 10_000;

/**
 * Calls `use` with the first value that `find` gives, now or after a later change of the document. Gives up after ten
 * seconds, or as soon as the user acts: what they started is not taken from under them. Returns the giving up.
 */
export function when<T>(find: () => T | null | undefined | false, use: (found: T) => void): () => void {
  const found = find();
  if (found) {
    use(found);
    return () => undefined;
  }
  const acts = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
  const observer = new MutationObserver(() => {
    const late = find();
    if (!late) return;
    stop();
    use(late);
  });
  const timer = setTimeout(() => stop(), PATIENCE);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const act of acts) removeEventListener(act, stop);
  };
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['id'] });
  for (const act of acts) addEventListener(act, stop, { passive: true });
  return stop;
}
