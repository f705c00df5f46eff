import { satisfy } from '@module-federation/runtime-core';
import type { Registry, RemoteEntry } from '../src/registry-types';
import type { Contents, ContentsOfAll } from './builds';
import { lostPages, lostSlots } from './losses';
import { problem } from './refused';
import { isSupportedPath, shapeOf } from './routes';
import type { ServerCalls } from './server';

/** What the gate checks: the set that would be live, and what it is compared with. */
export type Examination = {
  registry: Registry;
  /** What is live now, if anything is. */
  live?: Registry;
  contents: ContentsOfAll;
  server: ServerCalls;
  /** Whose builds this release brings: 'shell' or names of remotes. */
  released: string[];
};

const labelOf = ({ name, version }: Pick<RemoteEntry, 'name' | 'version'>) => `${name}@${version}`;

/** What a remote's build needs that the shell or the server does not have, by the same comparison as at run time. */
export function unmet(remote: RemoteEntry, { provides, contract }: Registry): string[] {
  const lacking = Object.entries(remote.needs)
    .filter(([name, range]) => !(name in provides && satisfy(provides[name] as string, range)))
    .map(([name, range]) =>
      problem(
        'packageUnmet',
        `${labelOf(remote)} needs ${name} ${range}, the shell provides ${provides[name] ?? 'none'}`,
      ),
    );
  if (satisfy(contract, remote.contract)) return lacking;
  const needed = `${labelOf(remote)} needs the wire contract ${remote.contract}, the server answers ${contract}`;
  return [...lacking, problem('contractUnmet', needed)];
}

/** Exports that a remote uses and that the shell's build of the package does not have; '*' names no particular one. */
export function lackingExports(remote: RemoteEntry, used: Contents['exports'], given: Contents['exports']): string[] {
  return Object.entries(used).flatMap(([name, exports]) => {
    const known = given[name];
    const lacking = known ? exports.filter((item) => item !== '*' && !known.includes(item)) : [];
    return lacking.map((item) =>
      problem('exportLacking', `${labelOf(remote)} uses ${item} of ${name}, which the shell's ${name} does not export`),
    );
  });
}

/** Calls of a build that the server does not answer. */
const unansweredCalls = (label: string, { calls }: Contents, server: ServerCalls) =>
  calls
    .filter((call) => !server.calls.includes(call))
    .map((call) => problem('callUnanswered', `${label} calls ${call}, which ${server.from} does not answer`));

/** Values that more than one owner claims. */
function claimedTwice(what: string, claims: { owner: string; value: string }[]): string[] {
  const ownersOf = (value: string) => claims.filter((claim) => claim.value === value).map(({ owner }) => owner);
  const values = [...new Set(claims.map(({ value }) => value))];
  return values
    .filter((value) => ownersOf(value).length > 1)
    .map((value) => problem('claimedTwice', `${what} '${value}' is claimed by ${ownersOf(value).join(' and ')}`));
}

/** Pages and slots have one owner each, and paths that the site server can match. */
function badClaims({ remotes }: Registry): string[] {
  const pages = remotes.flatMap((remote) => remote.pages.map((page) => ({ ...page, owner: remote.name })));
  const slots = remotes.flatMap((remote) => remote.slots.map((slot) => ({ owner: remote.name, value: slot.name })));
  const names = pages.map(({ owner, name }) => ({ owner, value: name }));
  const paths = pages.map(({ owner, path, name }) => ({ owner: `${owner}/${name}`, value: shapeOf(path) }));
  const unsupported = pages.filter(({ path }) => !isSupportedPath(path));
  return [
    ...claimedTwice('page name', names),
    ...claimedTwice('path', paths),
    ...claimedTwice('slot', slots),
    ...unsupported.map(({ owner, name, path }) =>
      problem(
        'pathUnsupported',
        `${owner}/${name} has the path '${path}': only segments and :parameters are supported`,
      ),
    ),
  ];
}

/**
 * The rules every published set keeps. Returns what breaks them, in numbered sentences; empty when all is well.
 * - each remote gets the versions of the shared packages and of the wire contract that it was built for, and finds in
 *   the shell's packages the exports that it uses;
 * - the server answers each call of the builds that this release brings;
 * - route names, paths (whatever their parameters are called) and slots have one owner each;
 * - paths are made of static segments and parameters, which the site server can match;
 * - the home page, pages that others link to and slots are not lost.
 */
export function problemsOf({ registry, live, contents, server, released }: Examination): string[] {
  const named = Object.fromEntries(registry.remotes.map((remote) => [remote.name, labelOf(remote)]));
  const builds = released.map((name) =>
    name === 'shell'
      ? { label: labelOf({ name, version: registry.shell.version }), contents: contents.shell }
      : { label: named[name] ?? name, contents: contents.remotes[name] },
  );
  return [
    ...registry.remotes.flatMap((remote) => unmet(remote, registry)),
    ...registry.remotes.flatMap((remote) =>
      lackingExports(remote, contents.remotes[remote.name]?.exports ?? {}, contents.shell.exports),
    ),
    ...builds.flatMap(({ label, contents: own }) => (own ? unansweredCalls(label, own, server) : [])),
    ...badClaims(registry),
    ...(live ? [...lostPages(live, registry, contents), ...lostSlots(live, registry)] : []),
  ];
}
