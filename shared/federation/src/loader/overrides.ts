import type { Registry } from '../registry-types';

/** A remote that comes from another address than the registry's, in this browser only. */
export type Override = { name: string; base: string };

/** Overrides in force, and those that were asked for but may not be. */
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
    // no storage in this browser: the override holds for this page view
  }
}

/** The folder an address means: a remoteEntry.js or a manifest may be named, and the final slash may be missing. */
const folderOf = (address: string) =>
  new URL(/\.(js|json)$/.test(address) ? '.' : address.replace(/\/*$/, '/'), new URL(address, location.href)).href;

function isAllowed(base: string, hosts: readonly string[]): boolean {
  const { protocol, host, hostname } = new URL(base);
  return /^https?:$/.test(protocol) && hosts.some((allowed) => allowed === host || allowed === hostname);
}

/**
 * Reads `?mf=<remote>@<address>` (repeatable; `?mf=<remote>@` clears one, `?mf=` clears all) and what earlier visits
 * stored. An override runs its code in the site, so it counts only for a remote that the registry knows and a host on
 * the registry's allow list: a stored one stops counting once its host has left the list.
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
    const base = URL.canParse(address, location.href) ? folderOf(address) : address;
    const known = registry.remotes.some((remote) => remote.name === name);
    const allowed = known && URL.canParse(base) && isAllowed(base, registry.overrides.hosts);
    result[allowed ? 'active' : 'refused'].push({ name, base });
  }
  save(Object.fromEntries(result.active.map(({ name, base }) => [name, base])));
  return result;
}

/** Forgets every override; the caller reloads the page. Returns the address to reload without the parameter. */
export function clearOverrides(): string {
  save({});
  const address = new URL(location.href);
  address.searchParams.delete('mf');
  return address.href;
}
