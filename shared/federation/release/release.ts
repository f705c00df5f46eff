import type { Registry } from '../src/registry-types';
import { readRemoteBuild, readShellBuild } from './builds';
import { readParts, renderDocument } from './document';
import { sha256 } from './files';
import { problemsOf } from './gate';
import { ReleaseRefused } from './refused';
import { byRank, documentName, patternOf } from './routes';
import type { ServerCalls } from './server';
import { commit, type Documents, inStore } from './store';

/** A registry to be published; its revision is computed from everything that visitors will get. */
export type Candidate = Omit<Registry, 'revision'>;

/** Renders every page's document, with the given revision in its registry block. */
function render(store: string, registry: Registry): Documents {
  const { version, base } = registry.shell;
  const dir = inStore(store).version('shell', version);
  const parts = readParts(dir, { base, build: readShellBuild(dir) });
  const pages = registry.remotes
    .flatMap((remote) => remote.pages.map((page) => ({ remote, page, name: documentName(remote, page) })))
    .sort((a, b) => byRank(a.page.path, b.page.path));
  const rendered = pages.map(({ remote, page, name }) => ({
    page,
    name,
    ...renderDocument(page, remote, registry, parts),
  }));
  return {
    routes: rendered.map(({ page, name, styles }) => ({
      pattern: patternOf(page.path),
      html: name,
      page: page.name,
      styles,
    })),
    files: Object.fromEntries(rendered.map(({ name, html }) => [name, html])),
  };
}

/** What a candidate is compared with. */
type Comparison = {
  store: string;
  live: Registry | undefined;
  server: ServerCalls;
  /** Folder of each build that the release brings; '' for one already in the release store. */
  builds: Record<string, string>;
};

/** Throws ReleaseRefused if the candidate breaks a rule of the gate. */
export function assertPublishable(candidate: Candidate, { store, live, server, builds }: Comparison): void {
  const folder = (name: string, version: string) => builds[name] || inStore(store).version(name, version);
  const remotes = candidate.remotes.map(({ name, version }) => [name, readRemoteBuild(folder(name, version), name)]);
  const contents = {
    shell: readShellBuild(folder('shell', candidate.shell.version)),
    remotes: Object.fromEntries(remotes),
  };
  const registry = { revision: '', ...candidate };
  const problems = problemsOf({ registry, live, contents, server, released: Object.keys(builds) });
  if (problems.length > 0) throw new ReleaseRefused(problems);
}

/**
 * Makes the candidate, which has passed the gate, live. Its version folders are already in the release store. The
 * revision is the hash of all documents, so publishing the same again changes nothing.
 */
export async function release(store: string, candidate: Candidate): Promise<Registry> {
  const draft = render(store, { revision: '', ...candidate });
  const revision = sha256(JSON.stringify([candidate, draft]), 'hex').slice(0, 10);
  const registry = { revision, ...candidate };
  await commit(store, registry, render(store, registry));
  return registry;
}
