import type { Registry } from '../src/registry-types';
import { describeRemote, describeShell, originOf } from './entries';
import { unservedFiles } from './origin';
import { problem, ReleaseRefused } from './refused';
import { assertPublishable, type Candidate, release } from './release';
import type { ServerCalls } from './server';
import { inStore, readRegistry, withLock } from './store';

const nothingBefore = (name: string) =>
  new ReleaseRefused([problem('nothingBefore', `${name} has no earlier version to go back to`)]);

/** The live set with the shell's previous version. */
function withShellBefore(store: string, live: Registry): Candidate {
  const { revision: _, ...candidate } = live;
  const [last, ...older] = live.shell.previous ?? [];
  if (!last) throw nothingBefore('shell');
  const { provides, shell } = describeShell(inStore(store).version('shell', last.version), last.version);
  return { ...candidate, provides, shell: { ...shell, previous: older } };
}

/** The live set with a remote's previous version. */
async function withRemoteBefore(store: string, live: Registry, name: string): Promise<Candidate> {
  const { revision: _, ...candidate } = live;
  const entry = live.remotes.find((remote) => remote.name === name);
  if (!entry) throw new ReleaseRefused([problem('unknownName', `${name} is not published in ${store}`)]);
  const [last, ...older] = entry.previous;
  if (!last) throw nothingBefore(name);
  const dir = inStore(store).version(name, last.version);
  const restored = await describeRemote(dir, name, last.version, originOf({ ...entry, ...last }));
  const unserved = await unservedFiles(restored);
  if (unserved.length > 0) throw new ReleaseRefused(unserved);
  const remotes = live.remotes.map((remote) => (remote === entry ? { ...restored, previous: older } : remote));
  return { ...candidate, remotes };
}

/**
 * Makes the last good version of the shell or of a remote live again; the version rolled back from is no longer
 * available for a rollback. Throws ReleaseRefused, with nothing changed, if there is none, or if the gate finds a
 * problem: it needs something that the other live builds lack, or lacks something that they need.
 */
export function rollback(store: string, name: string, server: ServerCalls): Promise<Registry> {
  return withLock(store, async () => {
    const live = readRegistry(store);
    if (!live) throw new ReleaseRefused([problem('unknownName', `nothing is published in ${store}`)]);
    const before = name === 'shell' ? withShellBefore(store, live) : await withRemoteBefore(store, live, name);
    const candidate = { ...before, contract: server.contract };
    const version = name === 'shell' ? live.shell.version : live.remotes.find((entry) => entry.name === name)?.version;
    try {
      assertPublishable(candidate, { store, live, server, builds: { [name]: '' } });
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      const advice = `${name} stays at ${version}: publish a build of it that was made for what is live now`;
      throw new ReleaseRefused([...error.problems, advice]);
    }
    return release(store, candidate);
  });
}
