import { fetchBaseMap } from './base-map-data';

/** Time limit for loading the map, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Loads what only the map needs: its code, a separate chunk, and the base map, in parallel. */
export async function loadMap() {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DOMException('the map took too long', 'TimeoutError'));
      controller.abort();
    }, PATIENCE_MS);
  });
  const loading = Promise.all([
    import(/* webpackChunkName: "map" */ './dealership-map'),
    fetchBaseMap(controller.signal),
  ]);
  try {
    const [{ DealershipMap }, baseMap] = await Promise.race([loading, tooLate]);
    return { DealershipMap, baseMap };
  } finally {
    clearTimeout(timer);
  }
}
