import type { Registry } from '../registry-types';

/** A remote loaded from another address than the registry's, in this browser only. */
export type Override = { name: string; base: string };

/** Active overrides, and requested ones that are not allowed. */
export type Overrides = { active: Override[]; refused: Override[] };

const KEY = 'vitrina:overrides';

type Stored = Record<string, string>;

function readStored(): Stored {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Stored) : {};
  } catch {
    return {};
  }
}

function save(overrides: Stored): void {
  try {
    if (Object.keys(overrides).length > 0) localStorage.setItem(KEY, JSON.stringify(overrides));
    else localStorage.removeItem(KEY);
  } catch {
    // no storage in this browser: the override applies to this page view
  }
}

/**
 * The folder of an address, which may name a remoteEntry.js or a manifest, or lack the trailing slash; undefined if it
 * is no address.
 */
function folderOf(address: string): URL | undefined {
  try {
    const folder = /\.(js|json)$/.test(address) ? '.' : address.replace(/\/*$/, '/');
    return new URL(folder, new URL(address, location.href));
  } catch {
    return undefined;
  }
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** A host on the list stands for one origin: https, on this machine http. The documents' policy allows no other. */
const isAllowed = ({ protocol, host, hostname }: URL, hosts: readonly string[]): boolean =>
  protocol === (LOOPBACK.test(hostname) ? 'http:' : 'https:') && hosts.includes(host);

/**
 * Reads `?mf=<remote>@<address>` (repeatable; `?mf=<remote>@` clears one, `?mf=` clears all) and what earlier visits
 * stored. An override runs its code in the site, so it counts only for a remote in the registry and a host on the
 * registry's allow list: a stored one stops counting once its host is removed from the list.
 */
export function readOverrides(registry: Registry, search = location.search): Overrides {
  const asked = new URLSearchParams(search).getAll('mf');
  const wanted = asked.includes('') ? {} : readStored();
  for (const value of asked.filter(Boolean)) {
    const [name = '', address] = value.split(/@(.*)/s);
    if (address) wanted[name] = address;
    else delete wanted[name];
  }
  const result: Overrides = { active: [], refused: [] };
  for (const [name, address] of Object.entries(wanted)) {
    const folder = folderOf(address);
    const known = registry.remotes.some((remote) => remote.name === name);
    const allowed = known && folder && isAllowed(folder, registry.overrides.hosts);
    result[allowed ? 'active' : 'refused'].push({ name, base: folder?.href ?? address });
  }
  save(Object.fromEntries(result.active.map(({ name, base }) => [name, base])));
  return result;
}

/** Removes every override; the caller reloads the page. Returns the address to load, without the parameter. */
export function clearOverrides(): string {
  save({});
  const address = new URL(location.href);
  address.searchParams.delete('mf');
  return address.href;
}
