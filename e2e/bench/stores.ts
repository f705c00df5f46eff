import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot } from '../../scripts/lib/workspace.mjs';
import { askSources, publish } from '../../shared/federation/release';
import { writeCompressed } from '../../shared/federation/release/compress';
import { REMOTES } from '../servers/ports';

const folder = (name: string) => inRoot('.cache/bench', name);

const filesBelow = (dir: string): string[] =>
  readdirSync(dir).flatMap((name) => {
    const path = join(dir, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });

/** The composed site as `npm start` publishes it. */
export async function composedStore(): Promise<string> {
  const store = folder('composed');
  rmSync(store, { recursive: true, force: true });
  await publish({
    store,
    server: await askSources(),
    builds: Object.fromEntries(['shell', ...REMOTES].map((name) => [name, inRoot(name, 'dist')])),
  });
  return store;
}

/** The same code as one webpack build with its pages split off, in a store that the same server can show. */
export async function singleBundleStore(): Promise<string> {
  const store = folder('single-bundle');
  rmSync(store, { recursive: true, force: true });
  execFileSync(
    process.execPath,
    [inRoot('shell/node_modules/webpack/bin/webpack.js'), '--mode', 'production', '--env', 'monolith'],
    {
      cwd: inRoot('shell'),
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const build = inRoot('.cache/monolith');
  const files = join(store, 'shell/monolith');
  for (const path of filesBelow(build).filter((file) => !file.endsWith('.map'))) {
    const to = join(files, relative(build, path));
    mkdirSync(join(to, '..'), { recursive: true });
    await writeCompressed(to, readFileSync(path));
  }
  const documents = join(store, 'html-monolith');
  mkdirSync(documents, { recursive: true });
  await writeCompressed(join(documents, 'index.html'), readFileSync(join(build, 'index.html')));
  await writeCompressed(
    join(documents, 'routes.json'),
    Buffer.from(JSON.stringify([{ pattern: '^', html: 'index.html', page: 'p1', styles: [] }])),
  );
  writeFileSync(
    join(store, 'registry.json'),
    JSON.stringify({ revision: 'monolith', remotes: [], overrides: { hosts: [] } }),
  );
  return store;
}
