import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Registry } from '../src/registry-types';
import { publish, ReleaseRefused, readRegistry, rollback } from './index';

const ROOT = resolve(import.meta.dirname, '../../..');

const USAGE = `Usage: pnpm release <command>
  publish <remote|shell|all>...  copy builds to the store and make them live
      --base <remote>=<origin>   the remote's files are shown by another server: https://cdn.example/ ('/' takes it back)
      --dist <name>=<folder>     take the build from here instead of <name>/dist
      --override-host <host>     allow QA overrides from this host (repeatable; replaces the list; '' empties it)
  rollback <remote>              make the remote's last good version live again
  status                         say what is live
Everywhere: --store <folder>     the store (.site)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    store: { type: 'string', default: join(ROOT, '.site') },
    base: { type: 'string', multiple: true, default: [] },
    dist: { type: 'string', multiple: true, default: [] },
    'override-host': { type: 'string', multiple: true },
  },
});

/** ['mf-x=https://cdn.example'] -> { 'mf-x': 'https://cdn.example' } */
const pairs = (list: string[]) =>
  Object.fromEntries(list.map((item) => item.split(/=(.*)/s).slice(0, 2) as [string, string]));
const withSlash = (address: string) => address.replace(/\/*$/, '/');
const mapValues = (record: Record<string, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

const isRemote = (name: string) => existsSync(join(ROOT, name, 'remote.ts'));
const allNames = () => ['shell', ...readdirSync(ROOT).filter((name) => name.startsWith('mf-') && isRemote(name))];

/** Builds to publish: name -> folder. Refuses a name that is neither the shell nor a remote. */
function buildsOf(names: string[]): Record<string, string> {
  const wanted = names.includes('all') ? allNames() : names;
  const given = pairs(values.dist);
  const unknown = wanted.filter((name) => name !== 'shell' && !isRemote(name) && !given[name]);
  if (unknown.length > 0)
    throw new ReleaseRefused([`there is no remote ${unknown.join(', ')}; known: ${allNames().join(', ')}`]);
  return Object.fromEntries(wanted.map((name) => [name, resolve(given[name] ?? join(ROOT, name, 'dist'))]));
}

function show({ revision, shell, contract, remotes, overrides }: Registry) {
  console.log(`revision ${revision}`);
  console.log(`shell ${shell.version} (contract ${contract}) at ${shell.base}`);
  for (const { name, version, base, previous } of remotes) {
    const before = previous.length > 0 ? `; before: ${previous.map((earlier) => earlier.version).join(', ')}` : '';
    console.log(`${name} ${version} at ${base}${before}`);
  }
  if (overrides.hosts.length > 0) console.log(`QA overrides allowed from ${overrides.hosts.join(', ')}`);
}

async function run([command, ...names]: string[]): Promise<Registry | undefined> {
  const store = resolve(values.store);
  if (command === 'publish' && names.length > 0) {
    const hosts = values['override-host']?.filter(Boolean);
    return publish({
      store,
      builds: buildsOf(names),
      origins: mapValues(pairs(values.base), withSlash),
      overrideHosts: hosts,
    });
  }
  if (command === 'rollback' && names.length === 1) return rollback(store, names[0]!);
  if (command === 'status') return readRegistry(store);
  throw new ReleaseRefused([USAGE]);
}

try {
  const registry = await run(positionals);
  if (registry) show(registry);
  else console.log(`Nothing is published in ${resolve(values.store)}.`);
} catch (error) {
  if (!(error instanceof ReleaseRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
