import type { PreviousVersion, RemoteEntry } from '../src/registry-types';
import { readRemoteBuild } from './builds';
import { addressOf } from './store';
import { integrityOf } from './versions';

/** Versions that a remote can fall back on. */
const KEPT_VERSIONS = 3;

/** Origin of an address that addressOf made. */
export const originOf = ({ base, name, version }: Pick<RemoteEntry, 'base' | 'name' | 'version'>) =>
  base.slice(0, -addressOf('', name, version).length);

/** Registry entry of a build: from its output, or from its version folder in the store. */
export async function describeRemote(dir: string, name: string, version: string, origin: string): Promise<RemoteEntry> {
  const { scope, contract, needs, pages, slots } = readRemoteBuild(dir, name);
  const base = addressOf(origin, name, version);
  return { name, scope, version, base, previous: [], contract, needs, pages, slots, integrity: await integrityOf(dir) };
}

/** What the remote falls back on once `entry` is live. */
export function previousOf(entry: RemoteEntry, before: RemoteEntry | undefined): PreviousVersion[] {
  if (!before) return [];
  const { version, scope, base, integrity, contract, needs } = before;
  return [{ version, scope, base, integrity, contract, needs }, ...before.previous]
    .filter((earlier) => earlier.version !== entry.version)
    .slice(0, KEPT_VERSIONS);
}
