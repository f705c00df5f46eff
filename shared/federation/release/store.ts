import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import type { Registry, RemoteEntry } from '../src/registry-types';
import { writeCompressed } from './compress';
import { createFolder, replaceFile } from './files';
import type { Route } from './routes';

/** A set of documents and their routes. */
export type Documents = { routes: Route[]; files: Record<string, string> };

/** Number of earlier revisions' documents to keep, for a server that is still reading one. */
const KEPT_REVISIONS = 3;

/** Paths in a release store. `registry.json` names the revision, and with it everything a visitor gets. */
export const inStore = (store: string) => ({
  registry: join(store, 'registry.json'),
  documents: (revision: string) => join(store, `html-${revision}`),
  version: (name: string, version: string) => join(store, ...folderOf(name), version),
  maps: (name: string, version: string) => join(store, 'maps', name, version),
});

const folderOf = (name: string) => (name === 'shell' ? ['shell'] : ['remotes', name]);

/** Address of a version folder below an origin: '/' or 'https://cdn.example/'. */
export const addressOf = (origin: string, name: string, version: string) =>
  `${origin}${[...folderOf(name), version].join('/')}/`;

/** Builds from before containers had their own names all used the remote's name. */
const withScopes = (remote: RemoteEntry): RemoteEntry => {
  const scope = remote.name.replaceAll('-', '_');
  return { ...remote, previous: remote.previous.map((earlier) => ({ ...earlier, scope: earlier.scope ?? scope })) };
};

/** The published registry; undefined if nothing has been published yet. */
export function readRegistry(store: string): Registry | undefined {
  const file = inStore(store).registry;
  if (!existsSync(file)) return undefined;
  const registry = JSON.parse(readFileSync(file, 'utf8')) as Registry;
  return { ...registry, remotes: registry.remotes.map(withScopes) };
}

/** Ensures one release at a time. The lock of a process that died is taken over after 10 s without a heartbeat. */
export async function withLock<T>(store: string, work: () => Promise<T>): Promise<T> {
  await mkdir(store, { recursive: true });
  const release = await lock(store, {
    lockfilePath: join(store, '.lock'),
    stale: 10_000,
    retries: { retries: 200, factor: 1.2, minTimeout: 50, maxTimeout: 500 },
  });
  try {
    return await work();
  } finally {
    await release();
  }
}

/**
 * Publishes documents and registry: everything is written beside the live files first, then one rename switches
 * visitors over.
 */
export async function commit(store: string, registry: Registry, { routes, files }: Documents): Promise<void> {
  const paths = inStore(store);
  const folder = paths.documents(registry.revision);
  if (!existsSync(folder)) {
    const all = { ...files, 'routes.json': JSON.stringify(routes, null, 1) };
    await createFolder(folder, async (beside) => {
      for (const [file, text] of Object.entries(all)) await writeCompressed(join(beside, file), Buffer.from(text));
    });
  }
  await replaceFile(paths.registry, `${JSON.stringify(registry, null, 1)}\n`);
  await removeOldDocuments(store, registry.revision);
}

async function removeOldDocuments(store: string, live: string): Promise<void> {
  const names = (await readdir(store)).filter((name) => name.startsWith('html-') && name !== `html-${live}`);
  const dated = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(store, name))).mtimeMs })));
  const old = dated.sort((a, b) => b.at - a.at).slice(KEPT_REVISIONS);
  await Promise.all(old.map(({ name }) => rm(join(store, name), { recursive: true, force: true })));
}
