import type { Registry } from '../src/registry-types';
import { readRemoteBuild, readShellBuild } from './builds';
import { describeRemote, originOf, previousOf } from './entries';
import { ReleaseRefused } from './refused';
import { assertPublishable, type Candidate, release } from './release';
import { addressOf, inStore, readRegistry, withLock } from './store';
import { installVersion, versionOf } from './versions';

export type PublishOptions = {
  /** Folder of the store. */
  store: string;
  /** What to publish: name ('shell' or a remote's) -> folder of its build. */
  builds: Record<string, string>;
  /** Origins of remotes whose files another server shows: name -> 'https://cdn.example/'; '/' takes one back. */
  origins?: Record<string, string>;
  /** Hosts from which QA overrides may load, from now on; what was published before stays when left out. */
  overrideHosts?: string[];
};

async function withRemote(
  candidate: Candidate,
  name: string,
  dir: string,
  origins: Record<string, string>,
): Promise<Candidate> {
  const before = candidate.remotes.find((remote) => remote.name === name);
  const origin = origins[name] ?? (before ? originOf(before) : '/');
  const version = await versionOf(dir, readRemoteBuild(dir, name).version);
  const entry = await describeRemote(dir, name, version, origin);
  const remotes = [
    ...candidate.remotes.filter((remote) => remote !== before),
    { ...entry, previous: previousOf(entry, before) },
  ];
  return { ...candidate, remotes: remotes.sort((a, b) => a.name.localeCompare(b.name)) };
}

async function withShell(candidate: Candidate, dir: string): Promise<Candidate> {
  const { contract, provides, version: semver } = readShellBuild(dir);
  const version = await versionOf(dir, semver);
  return { ...candidate, contract, provides, shell: { version, base: addressOf('/', 'shell', version) } };
}

/** The live registry, or an empty one for a store's first release. */
function startingPoint(store: string, names: string[]): Candidate {
  const live = readRegistry(store);
  if (live) {
    const { revision: _, ...candidate } = live;
    return candidate;
  }
  if (!names.includes('shell')) throw new ReleaseRefused([`${store} has no shell yet: publish 'shell' or 'all' first`]);
  return { contract: '', shell: { version: '', base: '' }, provides: {}, remotes: [], overrides: { hosts: [] } };
}

/**
 * Publishes builds of the shell and of remotes as one release. Throws ReleaseRefused, with nothing changed, when a
 * build is not whole or the gate finds a problem. Releases of several processes follow one another.
 */
export function publish({ store, builds, origins = {}, overrideHosts }: PublishOptions): Promise<Registry> {
  return withLock(store, async () => {
    const { shell, ...remotes } = builds;
    let candidate = startingPoint(store, Object.keys(builds));
    if (overrideHosts) candidate = { ...candidate, overrides: { hosts: overrideHosts } };
    if (shell) candidate = await withShell(candidate, shell);
    for (const [name, dir] of Object.entries(remotes)) candidate = await withRemote(candidate, name, dir, origins);
    assertPublishable(candidate);
    const versions = new Map([
      ['shell', candidate.shell],
      ...candidate.remotes.map((remote) => [remote.name, remote] as const),
    ]);
    const paths = inStore(store);
    for (const [name, dir] of Object.entries(builds)) {
      const { version } = versions.get(name)!;
      await installVersion(dir, paths.version(name, version), paths.maps(name, version));
    }
    return release(store, candidate);
  });
}
