/** Milliseconds to wait for what a page has not shown yet. */
const PATIENCE = 10_000;

/**
 * Calls `use` with the first value that `find` returns, now or after a later change of the document. Gives up after ten
 * seconds, or as soon as the user scrolls, types or presses, so as not to interrupt them. Returns a function that cancels.
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
    cancel();
    use(late);
  });
  const timer = setTimeout(() => cancel(), PATIENCE);
  const cancel = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const act of acts) removeEventListener(act, cancel);
  };
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['id'] });
  for (const act of acts) addEventListener(act, cancel, { passive: true });
  return cancel;
}
