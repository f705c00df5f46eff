/** Milliseconds after which the work runs even if the browser is not idle. */
const PATIENCE = 5_000;

/** Runs `work` once the document has loaded and the browser is idle. Returns a function that cancels. */
export function whenIdle(work: () => void): () => void {
  let handle = 0;
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200) as unknown as number);
  const cancelIdle = globalThis.cancelIdleCallback ?? clearTimeout;
  const start = () => {
    handle = idle(work, { timeout: PATIENCE });
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  return () => {
    removeEventListener('load', start);
    cancelIdle(handle);
  };
}
