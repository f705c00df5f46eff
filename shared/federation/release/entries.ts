import type { PreviousVersion, Registry, RemoteEntry, ShellVersion } from '../src/registry-types';
import { readRemoteBuild, readShellBuild } from './builds';
import { addressOf } from './store';
import { integrityOf } from './versions';

/** Number of versions kept for a rollback. */
const KEPT_VERSIONS = 3;

/** Origin of an address that addressOf made. */
export const originOf = ({ base, name, version }: Pick<RemoteEntry, 'base' | 'name' | 'version'>) =>
  base.slice(0, -addressOf('', name, version).length);

/** Registry entry of a build: from its output, or from its version folder in the release store. */
export async function describeRemote(dir: string, name: string, version: string, origin: string): Promise<RemoteEntry> {
  const { scope, contract, needs, pages, slots } = readRemoteBuild(dir, name);
  const base = addressOf(origin, name, version);
  return { name, scope, version, base, previous: [], contract, needs, pages, slots, integrity: await integrityOf(dir) };
}

/** The registry's entry of the shell's build in `dir`. */
export function describeShell(dir: string, version: string): Pick<Registry, 'provides' | 'shell'> {
  return { provides: readShellBuild(dir).provides, shell: { version, base: addressOf('/', 'shell', version) } };
}

const keep = <T extends { version: string }>(earlier: T[], live: { version: string }) =>
  earlier.filter(({ version }) => version !== live.version).slice(0, KEPT_VERSIONS);

/** What the remote can fall back to once `entry` is live. */
export function previousOf(entry: RemoteEntry, before: RemoteEntry | undefined): PreviousVersion[] {
  if (!before) return [];
  const { version, scope, base, integrity, contract, needs } = before;
  return keep([{ version, scope, base, integrity, contract, needs }, ...before.previous], entry);
}

/** What the shell can be rolled back to once `shell` is live. */
export function previousShells(shell: ShellVersion, { previous = [], ...before }: Registry['shell']): ShellVersion[] {
  return before.version ? keep([before, ...previous], shell) : [];
}
