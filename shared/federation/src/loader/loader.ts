import { FederationError } from '../errors';
import type { Lifecycles } from '../lifecycles';
import type { PreviousVersion, Registry, RemoteEntry } from '../registry-types';
import { type Phase, report } from '../report';
import { withTimeLimit } from '../time-limit';
import { addressOf, askAnew } from './addresses';
import { assertCompatible } from './compatible';
import { learnIntegrity } from './integrity';
import { LOAD_LIMIT } from './registry';
import type { Runtime } from './runtime';
import { dropStaleTags } from './stale-tags';

/** A loaded page or slot, and the build it actually came from. */
export type Loaded = { lifecycles: Lifecycles; version: string };

export type LoadOptions = {
  /** Read the registry again, register the remote again, and fall back to its last good versions. */
  retry?: boolean;
  /** With `retry`: a version that has already failed; it is tried only if there is no other. */
  avoid?: string;
};

export type Loader = {
  /** A page or slot that is already loaded. */
  peek(name: string, expose: string): Loaded | undefined;
  /**
   * Loads a page ('./p1') or slot ('./slot-login') of a remote. A retry requests another URL, because a browser may
   * still be waiting for the first one; if the current version fails again, the earlier ones are tried, newest first,
   * skipping builds that this shell cannot run. Throws the first FederationError after reporting every failed build.
   */
  load(name: string, expose: string, options?: LoadOptions): Promise<Loaded>;
};

type Build = Omit<PreviousVersion, 'integrity'>;

type Parts = {
  registry: Registry;
  runtime: Runtime;
  /** Reads the registry again for a retry. */
  refresh: () => Promise<Registry>;
  /** Remotes under a QA override: changes of the registry do not apply to them. */
  overridden?: ReadonlySet<string>;
};

const isLifecycles = (module: unknown): module is Lifecycles => {
  const { bootstrap, mount, unmount } = (module ?? {}) as Partial<Lifecycles>;
  return [bootstrap, mount, unmount].every((lifecycle) => typeof lifecycle === 'function');
};

/** Builds to try, in order. */
function candidates(entry: RemoteEntry, good: Build | undefined, { retry, avoid }: LoadOptions): Build[] {
  if (!retry) return [good ?? entry];
  const all = [entry, ...entry.previous];
  const rest = all.filter((build) => build.version !== avoid);
  return rest.length > 0 ? rest : all;
}

/** Loads pages and slots of remotes: one registration per remote, one result per page; a retry clears failures. */
export function createLoader({ registry, runtime, refresh, overridden = new Set() }: Parts): Loader {
  const remotes = new Map(registry.remotes.map((remote) => [remote.name, remote]));
  const registered = new Map<string, string>();
  const scopes = new Set<string>();
  const good = new Map<string, Build>();
  const failed = new Set<string>();
  const loaded = new Map<string, Loaded>();
  const pending = new Map<string, Promise<Loaded>>();
  let retries = 0;
  for (const remote of registry.remotes) learnIntegrity(remote);

  const remoteNamed = (name: string) => {
    const entry = remotes.get(name);
    if (!entry) throw new FederationError('unknownPage', `the registry has no remote ${name}`);
    return entry;
  };

  const reportFailure = (
    error: unknown,
    phase: Phase,
    { name, version, pages, slots }: RemoteEntry,
    expose: string,
  ) => {
    const page = [...pages, ...slots].find((item) => item.expose === expose)?.name ?? expose;
    report(error, phase, { remote: name, version, shellVersion: registry.shell.version, page });
  };

  const renew = async (name: string) => {
    const fresh = (await refresh()).remotes.find((entry) => entry.name === name);
    if (!fresh) return;
    remotes.set(name, fresh);
    learnIntegrity(fresh);
  };

  const register = (name: string, { base, scope }: Build) => {
    const anew = failed.delete(name);
    if (!anew && registered.get(name) === base) return;
    if (anew) {
      dropStaleTags(base);
      askAnew(base, ++retries);
    }
    runtime.register(scope, addressOf(`${base}remoteEntry.js`), scopes.has(scope));
    scopes.add(scope);
    registered.set(name, base);
    for (const key of loaded.keys()) if (key.startsWith(`${name}/`)) loaded.delete(key);
  };

  const loadFrom = async (name: string, build: Build, expose: string): Promise<Loaded> => {
    const id = `${build.scope}/${expose.replace('./', '')}`;
    const late = () => new FederationError('loadTimeout', `${id} did not arrive within ${LOAD_LIMIT} ms`);
    register(name, build);
    const module = await withTimeLimit(runtime.load(id), LOAD_LIMIT, late).catch((error) => {
      throw error instanceof FederationError ? error : new FederationError('loadFailed', `${id}: ${error}`, error);
    });
    if (!isLifecycles(module)) throw new FederationError('notAPage', `${id} exports no lifecycles`);
    return { lifecycles: module, version: build.version };
  };

  const attempt = async (name: string, expose: string, options: LoadOptions): Promise<Loaded> => {
    if (options.retry) {
      failed.add(name);
      const renewal = overridden.has(name) ? undefined : renew(name);
      await renewal?.catch((error) => reportFailure(error, 'registry', remoteNamed(name), expose));
    }
    const entry = remoteNamed(name);
    let first: unknown;
    for (const build of candidates(entry, good.get(name), options)) {
      try {
        assertCompatible({ ...entry, ...build }, registry);
        const result = await loadFrom(name, build, expose);
        good.set(name, build);
        return result;
      } catch (error) {
        reportFailure(error, 'load', { ...entry, version: build.version }, expose);
        first ??= error;
        failed.add(name);
      }
    }
    throw first;
  };

  return {
    peek: (name, expose) => loaded.get(`${name}/${expose}`),
    async load(name, expose, options = {}) {
      const key = `${name}/${expose}`;
      const known = loaded.get(key) ?? pending.get(key);
      if (known && !options.retry) return known;
      const work = attempt(name, expose, options);
      pending.set(key, work);
      try {
        const result = await work;
        loaded.set(key, result);
        return result;
      } finally {
        if (pending.get(key) === work) pending.delete(key);
      }
    },
  };
}
