import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isCurrent } from '../../../scripts/lib/build-apps.mjs';
import { askServer, askSources, publish, ReleaseRefused, readRegistry, rollback } from './index';
import { problem } from './refused';
import { tellRelease, tellStatus } from './tell';

const ROOT = resolve(import.meta.dirname, '../../..');
const STORE = join(ROOT, '.site');

const USAGE = `Usage: pnpm release <command>
  publish <remote|shell|all>...  copy builds to the store and make them live
      --base <remote>=<origin>   the remote's files are shown by another server: https://cdn.example ('/' takes it back)
      --dist <name>=<folder>     take the build from here instead of <name>/dist
      --override-host <host>     allow QA overrides from this host[:port] (repeatable; replaces the list; '' empties it)
  rollback <remote|shell>        make its last good version live again
  status                         say what is live
Everywhere: --store <folder>     the store (.site)
            --server <address>   the live server, which is asked for the calls that it answers (http://127.0.0.1:8080);
                                 'sources' asks the backend of this checkout instead`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    store: { type: 'string', default: STORE },
    base: { type: 'string', multiple: true, default: [] },
    dist: { type: 'string', multiple: true, default: [] },
    'override-host': { type: 'string', multiple: true },
    server: { type: 'string', default: `http://127.0.0.1:${process.env.PORT || 8080}` },
  },
});

/** ['mf-x=https://cdn.example'] -> { 'mf-x': 'https://cdn.example' } */
const pairs = (list: string[]) =>
  Object.fromEntries(list.map((item) => [item.split('=')[0]!, item.split(/=(.*)/s)[1] ?? '']));

const isRemote = (name: string) => existsSync(join(ROOT, name, 'remote.ts'));
const allNames = () => ['shell', ...readdirSync(ROOT).filter((name) => name.startsWith('mf-') && isRemote(name))];

/** Builds to publish: name -> folder. Refuses a name that is neither the shell nor a remote, and a stale `dist`. */
function buildsOf(names: string[]): Record<string, string> {
  const wanted = names.includes('all') ? allNames() : names;
  const given = pairs(values.dist);
  const unknown = wanted.filter((name) => name !== 'shell' && !isRemote(name) && !given[name]);
  if (unknown.length > 0)
    throw new ReleaseRefused([
      problem('unknownName', `there is no remote ${unknown.join(', ')}; known: ${allNames().join(', ')}`),
    ]);
  const stale = wanted.filter((name) => !given[name] && !isCurrent(name));
  if (stale.length > 0)
    throw new ReleaseRefused(
      stale.map((name) =>
        problem(
          'notWhole',
          `${name}/dist is not built from the present sources, or its last build failed: pnpm build ${name}`,
        ),
      ),
    );
  return Object.fromEntries(wanted.map((name) => [name, resolve(given[name] ?? join(ROOT, name, 'dist'))]));
}

const store = resolve(values.store);

const askCalls = () => (values.server === 'sources' ? askSources() : askServer(values.server));

/** Runs the command. Returns the lines to print. */
async function run([command, ...names]: string[]): Promise<string[]> {
  const before = readRegistry(store);
  const options = values.store === STORE ? '' : ` --store ${values.store}`;
  if (command === 'publish' && names.length > 0) {
    const builds = buildsOf(names);
    const [overrideHosts, origins] = [values['override-host']?.filter(Boolean), pairs(values.base)];
    const server = await askCalls();
    const registry = await publish({ store, builds, server, origins, overrideHosts });
    return tellRelease(Object.keys(builds), registry, { before, options, server });
  }
  if (command === 'rollback' && names.length === 1) {
    const server = await askCalls();
    return tellRelease(names, await rollback(store, names[0]!, server), { before, options, server });
  }
  if (command === 'status') return before ? tellStatus(before) : [`Nothing is published in ${store}.`];
  console.error(USAGE);
  process.exitCode = 1;
  return [];
}

try {
  for (const line of await run(positionals)) console.log(line);
} catch (error) {
  if (!(error instanceof ReleaseRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
