/** The two files of the base map, as TopoJSON. */
export type BaseMapData = { provinces: object; neighbours: object };

async function fetchJson(address: URL, signal?: AbortSignal): Promise<object> {
  const response = await fetch(address, { signal, credentials: 'omit' });
  if (!response.ok) throw new Error(`${address.pathname} answered ${response.status}`);
  return response.json();
}

/** Fetches the base map from the remote's own files, wherever they are served from. */
export async function fetchBaseMap(signal?: AbortSignal): Promise<BaseMapData> {
  const [provinces, neighbours] = await Promise.all([
    fetchJson(new URL('./data/ecuador-provincias.topo.json', import.meta.url), signal),
    fetchJson(new URL('./data/vecinos.topo.json', import.meta.url), signal),
  ]);
  return { provinces, neighbours };
}
