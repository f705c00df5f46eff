import { useEffect, useState } from 'react';

/** The Network Information API, which only some browsers have. */
type Connection = { saveData?: boolean };

/** Whether the buyer asked the browser to save data. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/** Megabytes with one digit, '0.4 MB'; at least 0.1. */
export const megabytes = (bytes: number): string => `${Math.max(0.1, bytes / 1e6).toFixed(1)} MB`;

/**
 * Bytes of a whole turn, from its first frame times their number: all show the same car at the same size. That frame is
 * the still picture on the stage, so it comes from the browser's cache. Undefined until determined, 0 if it cannot be.
 */
export function useTurnBytes(frames: readonly string[]): number | undefined {
  const [bytes, setBytes] = useState<number>();
  const [first] = frames;
  const count = frames.length;
  useEffect(() => {
    if (!first) return;
    const abort = new AbortController();
    fetch(first, { signal: abort.signal, cache: 'force-cache' })
      .then(async (response) => (response.ok ? (await response.blob()).size * count : 0))
      .catch(() => 0)
      .then((size) => abort.signal.aborted || setBytes(size));
    return () => abort.abort();
  }, [first, count]);
  return bytes;
}
