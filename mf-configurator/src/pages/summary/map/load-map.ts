import { fetchBaseMap } from './base-map-data';

/** Time limit for loading the map, in milliseconds. */
const PATIENCE_MS = 10_000;

const tooLate = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Loads what only the map needs: its code, a separate chunk, and the base map, in parallel. */
export async function loadMap() {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const [{ DealershipMap }, baseMap] = await Promise.race([
    Promise.all([import(/* webpackChunkName: "map" */ './dealership-map'), fetchBaseMap(signal)]),
    tooLate(signal),
  ]);
  return { DealershipMap, baseMap };
}
