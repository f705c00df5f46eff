import type { Registry, RemoteEntry } from '../registry-types';
import { report } from '../report';
import type { Override } from './overrides';
import { fetchJson } from './registry';

/** What the build writes beside a container (`pages.json`). */
type Description = Pick<RemoteEntry, 'scope' | 'version' | 'contract' | 'needs' | 'pages' | 'slots'>;

const describe = async (base: string) => (await fetchJson(`${base}pages.json`)) as Partial<Description>;

/**
 * The registry with the overridden remotes: their pages, needs and version as in their own build, so that a tester also
 * sees pages that were never released. A build without a description keeps the released pages, and runs only if it is
 * the released one, because the name of its container is unknown.
 */
export async function applyOverrides(registry: Registry, overrides: readonly Override[]): Promise<Registry> {
  const remotes = registry.remotes.map(async (remote): Promise<RemoteEntry> => {
    const override = overrides.find(({ name }) => name === remote.name);
    if (!override) return remote;
    const info = { remote: remote.name, shellVersion: registry.shell.version };
    const own = await describe(override.base).catch((error) => {
      report(error, 'registry', info);
      return {} as Partial<Description>;
    });
    const { version = 'override', scope = remote.scope, contract = remote.contract, needs = {}, pages, slots } = own;
    const built = { version, scope, contract, needs, pages: pages ?? remote.pages, slots: slots ?? remote.slots };
    return { ...remote, ...built, base: override.base, previous: [], integrity: {} };
  });
  return { ...registry, remotes: await Promise.all(remotes) };
}
