// Runs in the page before anything else: the milliseconds from the choice of a radio until the price bar shows, painted,
// the total that it then keeps.
globalThis.totalTimes = (() => {
  let chosenAt = 0;
  let shown = [];
  const total = () => document.querySelector('[data-price-bar] data')?.textContent ?? '';
  /** After the frame that paints what stands now. */
  const painted = (tell) => requestAnimationFrame(() => setTimeout(tell));

  addEventListener(
    'change',
    ({ timeStamp }) => {
      chosenAt = timeStamp;
      shown = [];
    },
    true,
  );
  new MutationObserver(() => {
    const text = total();
    if (chosenAt > 0 && shown.at(-1)?.text !== text) {
      const entry = { text, at: Number.POSITIVE_INFINITY };
      shown.push(entry);
      painted(() => {
        entry.at = performance.now();
      });
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  return {
    /** The last choice's time, once its total has stood for a while; -1 before that. */
    last() {
      const entry = shown.at(-1);
      const isKept = entry && performance.now() - entry.at > 300;
      return isKept ? entry.at - chosenAt : -1;
    },
  };
})();
