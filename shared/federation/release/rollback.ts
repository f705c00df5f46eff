import type { Registry } from '../src/registry-types';
import { describeRemote, originOf } from './entries';
import { ReleaseRefused } from './refused';
import { release } from './release';
import { inStore, readRegistry, withLock } from './store';

/**
 * Makes the last good version of a remote the live one again; the one rolled back is no fallback any more. Throws
 * ReleaseRefused, with nothing changed, when there is none or when the live shell does not give it what it needs.
 */
export function rollback(store: string, name: string): Promise<Registry> {
  return withLock(store, async () => {
    const live = readRegistry(store);
    const entry = live?.remotes.find((remote) => remote.name === name);
    const [last, ...older] = entry?.previous ?? [];
    if (name === 'shell')
      throw new ReleaseRefused(['the shell has no rollback: build its earlier sources and publish them']);
    if (!live || !entry) throw new ReleaseRefused([`${name} is not published in ${store}`]);
    if (!last) throw new ReleaseRefused([`${name} has no earlier version to go back to`]);
    const dir = inStore(store).version(name, last.version);
    const restored = await describeRemote(dir, name, last.version, originOf({ ...entry, ...last }));
    const remotes = live.remotes.map((remote) => (remote === entry ? { ...restored, previous: older } : remote));
    const { revision: _, ...candidate } = live;
    return release(store, { ...candidate, remotes }).catch((error) => {
      if (!(error instanceof ReleaseRefused)) throw error;
      const advice = `${name} stays at ${entry.version}: publish a build of it that was made for the live shell`;
      throw new ReleaseRefused([...error.problems, advice]);
    });
  });
}
