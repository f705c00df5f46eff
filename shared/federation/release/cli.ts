import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Registry } from '../src/registry-types';
import { publish, ReleaseRefused, readRegistry, rollback } from './index';
import { tellRelease, tellStatus } from './tell';

const ROOT = resolve(import.meta.dirname, '../../..');
const STORE = join(ROOT, '.site');

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
    store: { type: 'string', default: STORE },
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

const store = resolve(values.store);

/** Does what was asked for. Returns the lines to print. */
async function run([command, ...names]: string[]): Promise<string[]> {
  const before = readRegistry(store);
  const told = (released: string[], after: Registry) =>
    tellRelease(released, after, before, values.store === STORE ? '' : ` --store ${values.store}`);
  if (command === 'publish' && names.length > 0) {
    const hosts = values['override-host']?.filter(Boolean);
    const builds = buildsOf(names);
    const origins = mapValues(pairs(values.base), withSlash);
    return told(Object.keys(builds), await publish({ store, builds, origins, overrideHosts: hosts }));
  }
  if (command === 'rollback' && names.length === 1) return told(names, await rollback(store, names[0]!));
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
