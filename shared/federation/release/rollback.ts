import type { Registry } from '../src/registry-types';
import { describeRemote, originOf } from './entries';
import { ReleaseRefused } from './refused';
import { release } from './release';
import { inStore, readRegistry, withLock } from './store';

/** Makes the last good version of a remote the live one again; the one rolled back is no fallback any more. */
export function rollback(store: string, name: string): Promise<Registry> {
  return withLock(store, async () => {
    const live = readRegistry(store);
    const entry = live?.remotes.find((remote) => remote.name === name);
    const [last, ...older] = entry?.previous ?? [];
    if (!live || !entry) throw new ReleaseRefused([`${name} is not published in ${store}`]);
    if (!last) throw new ReleaseRefused([`${name} has no earlier version to go back to`]);
    const dir = inStore(store).version(name, last.version);
    const restored = await describeRemote(dir, name, last.version, originOf({ ...entry, ...last }));
    const remotes = live.remotes.map((remote) => (remote === entry ? { ...restored, previous: older } : remote));
    const { revision: _, ...candidate } = live;
    return release(store, { ...candidate, remotes });
  });
}
