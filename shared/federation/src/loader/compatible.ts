import { satisfy } from '@module-federation/enhanced/runtime';
import { FederationError } from '../errors';
import type { Registry, RemoteEntry } from '../registry-types';

/** A build of a remote, and what it was made for. */
type Build = Pick<RemoteEntry, 'name' | 'version' | 'contract' | 'needs'>;

/**
 * Throws VIT-106 if the build needs a shared package or a wire contract that this shell does not provide. Checked
 * before anything of the remote is fetched, so that the page can report it instead of failing while loading.
 */
export function assertCompatible(remote: Build, shell: Pick<Registry, 'provides' | 'contract'>): void {
  const wanted = Object.entries({ ...remote.needs, 'wire contract': remote.contract });
  const provided: Record<string, string> = { ...shell.provides, 'wire contract': shell.contract };
  const missing = wanted.filter(
    ([name, range]) => !(Object.hasOwn(provided, name) && satisfy(provided[name] as string, range)),
  );
  if (missing.length === 0) return;
  const list = missing.map(([name, range]) => `${name} ${range} (the shell provides ${provided[name] ?? 'none'})`);
  throw new FederationError('incompatible', `${remote.name}@${remote.version} needs ${list.join(', ')}`);
}
