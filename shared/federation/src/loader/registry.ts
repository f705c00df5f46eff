import { FederationError } from '../errors';
import type { Registry } from '../registry-types';
import { withTimeLimit } from '../time-limit';

/** Time limit in milliseconds for anything loaded over the network. */
export const LOAD_LIMIT = 10_000;

const ADDRESS = '/registry.json';

const isRegistry = (data: unknown): data is Registry =>
  typeof data === 'object' && data !== null && Array.isArray((data as Registry).remotes) && 'provides' in data;

/**
 * Fetches JSON, bypassing every cache; fails after the time limit, on an error status and on a body that is not JSON.
 */
export async function fetchJson(address: string, limit = LOAD_LIMIT): Promise<unknown> {
  const abort = new AbortController();
  const read = async () => {
    const response = await fetch(address, { cache: 'no-store', signal: abort.signal });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.json();
  };
  try {
    return await withTimeLimit(read(), limit, () => new Error(`${address} did not answer within ${limit} ms`));
  } finally {
    abort.abort();
  }
}

/** Reads the registry from the server. Throws VIT-101. */
export async function fetchRegistry(): Promise<Registry> {
  const data = await fetchJson(ADDRESS).catch((error) => {
    throw new FederationError('registryUnreadable', 'the registry cannot be read', error);
  });
  if (!isRegistry(data)) throw new FederationError('registryUnreadable', `${ADDRESS} is not a registry`);
  return data;
}

/** The registry embedded in the page (`<script type="application/json" id="mf-registry">`), or else the server's. */
export async function readRegistry(): Promise<Registry> {
  const inline = document.getElementById('mf-registry')?.textContent;
  if (!inline) return fetchRegistry();
  const data: unknown = JSON.parse(inline);
  return isRegistry(data) ? data : fetchRegistry();
}
