import { useEffect, useState } from 'react';

/** Milliseconds after which it is idle enough. */
const PATIENCE_MS = 5_000;
/** Where the browser does not say it (Safari). */
const GUESS_MS = 1_000;

/** Whether the browser has been idle since the component was first shown. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (isIdle) return;
    const idle = () => setIdle(true);
    if (!globalThis.requestIdleCallback) {
      const timer = setTimeout(idle, GUESS_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(idle, { timeout: PATIENCE_MS });
    return () => cancelIdleCallback(handle);
  }, [isIdle]);
  return isIdle;
}
