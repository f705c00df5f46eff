import type { Registry } from '../src/registry-types';
import { readRemoteBuild, readShellBuild } from './builds';
import { describeRemote, describeShell, originOf, previousOf, previousShells } from './entries';
import { parseOrigin, parseOverrideHost, unservedFiles } from './origin';
import { problem, ReleaseRefused } from './refused';
import { assertPublishable, type Candidate, release } from './release';
import type { ServerCalls } from './server';
import { inStore, readRegistry, withLock } from './store';
import { installVersion, versionOf } from './versions';

export type PublishOptions = {
  /** Folder of the release store. */
  store: string;
  /** What to publish: name ('shell' or a remote's) -> folder of its build. */
  builds: Record<string, string>;
  /** The calls of the server that the site will use. */
  server: ServerCalls;
  /** Origins of released remotes whose files another server serves: name -> 'https://cdn.example'; '/' resets one. */
  origins?: Record<string, string>;
  /** Hosts from which QA overrides may load from now on; by default the published list stays. */
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
  const { provides, shell } = describeShell(dir, await versionOf(dir, readShellBuild(dir).version));
  return { ...candidate, provides, shell: { ...shell, previous: previousShells(shell, candidate.shell) } };
}

/** The live registry, or an empty one for the store's first release. */
function startingPoint(store: string, live: Registry | undefined, names: string[]): Candidate {
  if (live) {
    const { revision: _, ...candidate } = live;
    return candidate;
  }
  if (!names.includes('shell'))
    throw new ReleaseRefused([problem('unknownName', `${store} has no shell yet: publish 'shell' or 'all' first`)]);
  return { contract: '', shell: { version: '', base: '' }, provides: {}, remotes: [], overrides: { hosts: [] } };
}

/** The origins as parsed. Refuses one for a remote that is not released: it would have no effect. */
function originsFor(builds: PublishOptions['builds'], origins: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(origins).map(([name, address]) => {
      if (name in builds && name !== 'shell') return [name, parseOrigin(name, address)];
      throw new ReleaseRefused([problem('unknownName', `--base ${name}=…: no remote ${name} is published here`)]);
    }),
  );
}

/**
 * Publishes builds of the shell and of remotes as one release. Throws ReleaseRefused, with nothing changed for
 * visitors, if a build is incomplete, the gate finds a problem, or another server does not serve the files that it
 * should, or an address is unfit. Concurrent releases run one after the other.
 */
export async function publish(options: PublishOptions): Promise<Registry> {
  const { store, builds, server } = options;
  const origins = originsFor(builds, options.origins);
  const overrideHosts = options.overrideHosts && [...new Set(options.overrideHosts.map(parseOverrideHost))];
  return withLock(store, async () => {
    const { shell, ...remotes } = builds;
    const live = readRegistry(store);
    let candidate = { ...startingPoint(store, live, Object.keys(builds)), contract: server.contract };
    if (overrideHosts) candidate = { ...candidate, overrides: { hosts: overrideHosts } };
    if (shell) candidate = await withShell(candidate, shell);
    for (const [name, dir] of Object.entries(remotes)) candidate = await withRemote(candidate, name, dir, origins);
    assertPublishable(candidate, { store, live, server, builds });
    const brought = candidate.remotes.filter(({ name }) => name in remotes);
    const paths = inStore(store);
    for (const { name, version } of [
      ...(shell ? [{ name: 'shell', version: candidate.shell.version }] : []),
      ...brought,
    ])
      await installVersion(builds[name]!, paths.version(name, version), paths.maps(name, version));
    const unserved = (await Promise.all(brought.map(unservedFiles))).flat();
    if (unserved.length > 0) throw new ReleaseRefused(unserved);
    return release(store, candidate);
  });
}
