import { satisfy } from '@module-federation/runtime-core';
import type { Registry, RemoteEntry } from '../src/registry-types';
import { isSupportedPath, shapeOf } from './routes';

/** What a build of a remote needs that the shell does not provide, as the run time's own comparison sees it. */
export function unmet(remote: RemoteEntry, { provides, contract }: Registry): string[] {
  const label = `${remote.name}@${remote.version}`;
  const lacking = Object.entries(remote.needs)
    .filter(([name, range]) => !(name in provides && satisfy(provides[name] as string, range)))
    .map(([name, range]) => `${label} needs ${name} ${range}, the shell provides ${provides[name] ?? 'none'}`);
  return satisfy(contract, remote.contract)
    ? lacking
    : [...lacking, `${label} needs the wire contract ${remote.contract}, the shell speaks ${contract}`];
}

/** Values that more than one owner claims. */
function claimedTwice(what: string, claims: { owner: string; value: string }[]): string[] {
  const ownersOf = (value: string) => claims.filter((claim) => claim.value === value).map(({ owner }) => owner);
  const values = [...new Set(claims.map(({ value }) => value))];
  return values
    .filter((value) => ownersOf(value).length > 1)
    .map((value) => `${what} '${value}' is claimed by ${ownersOf(value).join(' and ')}`);
}

/**
 * The rules every published set keeps. Returns what breaks them, in sentences; empty when all is well.
 * - each remote gets the shared packages and the wire contract it was built for;
 * - route names, paths (whatever their parameters are called) and slots have one owner each;
 * - paths are made of static segments and parameters, which the site server can match.
 */
export function problemsOf(registry: Registry): string[] {
  const pages = registry.remotes.flatMap((remote) => remote.pages.map((page) => ({ ...page, owner: remote.name })));
  const slots = registry.remotes.flatMap((remote) =>
    remote.slots.map((slot) => ({ owner: remote.name, value: slot.name })),
  );
  return [
    ...registry.remotes.flatMap((remote) => unmet(remote, registry)),
    ...claimedTwice(
      'page name',
      pages.map(({ owner, name }) => ({ owner, value: name })),
    ),
    ...claimedTwice(
      'path',
      pages.map(({ owner, path, name }) => ({ owner: `${owner}/${name}`, value: shapeOf(path) })),
    ),
    ...claimedTwice('slot', slots),
    ...pages
      .filter(({ path }) => !isSupportedPath(path))
      .map(
        ({ owner, name, path }) =>
          `${owner}/${name} has the path '${path}': only segments and :parameters are supported`,
      ),
  ];
}
