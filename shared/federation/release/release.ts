import type { Registry } from '../src/registry-types';
import { readShellBuild } from './builds';
import { readParts, renderDocument } from './document';
import { sha256 } from './files';
import { problemsOf } from './gate';
import { ReleaseRefused } from './refused';
import { byRank, documentName, patternOf } from './routes';
import { commit, type Documents, inStore } from './store';

/** A registry to be published; its revision is made from all that visitors will get. */
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

/** Throws ReleaseRefused when the candidate breaks a rule of the gate. */
export function assertPublishable(candidate: Candidate): void {
  const problems = problemsOf({ revision: '', ...candidate });
  if (problems.length > 0) throw new ReleaseRefused(problems);
}

/**
 * Makes the candidate what visitors get. Its version folders are in the store already. The revision is the hash of
 * all documents, so publishing the same again changes nothing.
 */
export async function release(store: string, candidate: Candidate): Promise<Registry> {
  assertPublishable(candidate);
  const draft = render(store, { revision: '', ...candidate });
  const revision = sha256(JSON.stringify([candidate, draft]), 'hex').slice(0, 10);
  const registry = { revision, ...candidate };
  await commit(store, registry, render(store, registry));
  return registry;
}
