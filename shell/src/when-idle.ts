/** Milliseconds after which work that waited for a quiet moment is done anyway. */
const PATIENCE = 5_000;

/** Runs `work` once the document has loaded and the browser is idle. Returns the calling off. */
export function whenIdle(work: () => void): () => void {
  let handle = 0;
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200) as unknown as number);
  const cancel = globalThis.cancelIdleCallback ?? clearTimeout;
  const start = () => {
    handle = idle(work, { timeout: PATIENCE });
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  return () => {
    removeEventListener('load', start);
    cancel(handle);
  };
}
