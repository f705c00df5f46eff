import type { PreviousVersion, Registry, RemoteEntry } from '../src/registry-types';
import { unmet } from './gate';

/** What keeps an earlier version of the remote from running on the live shell; empty when it can be gone back to. */
const hindrances = (remote: RemoteEntry, earlier: PreviousVersion, registry: Registry) =>
  unmet({ ...remote, ...earlier }, registry);

/** How to take the live version of a remote back, or why it cannot be. */
function wayBack(remote: RemoteEntry, registry: Registry, options: string): string {
  const [last] = remote.previous;
  if (!last) return 'No way back: there is no earlier version.';
  const problems = hindrances(remote, last, registry);
  return problems.length > 0
    ? `No way back: ${problems.join('; ')}.`
    : `Take it back: pnpm release rollback ${remote.name}${options}  (to ${last.version})`;
}

function tellRemote(remote: RemoteEntry, registry: Registry, before: Registry | undefined, options: string): string[] {
  const { name, version, base, needs, contract, pages } = remote;
  const old = before?.remotes.find((entry) => entry.name === name);
  if (old?.version === version && old.base === base)
    return [`${name} ${version} was live already: nothing of it has changed.`];
  return [
    `${name} ${version} is live${old ? `, in place of ${old.version === version ? `that at ${old.base}` : old.version}` : ''}.`,
    `Safe: the shell has each package it needs (${Object.keys(needs).length}) and speaks its wire contract (${contract});`,
    `      its pages (${pages.length}) claim only their own names and paths; no file is missing.`,
    wayBack(remote, registry, options),
  ];
}

/**
 * What a release has done, for the one who released: what is live, what was checked, how to take it back.
 * @param options what has to be said again in the command that takes it back (' --store <folder>')
 */
export function tellRelease(names: string[], registry: Registry, before?: Registry, options = ''): string[] {
  const told = registry.remotes
    .filter(({ name }) => names.includes(name))
    .flatMap((remote) => tellRemote(remote, registry, before, options));
  const { version } = registry.shell;
  const shell =
    before?.shell.version === version
      ? `shell ${version} was live already: nothing of it has changed.`
      : `shell ${version} is live; every live remote finds in it what it needs.`;
  return names.includes('shell') ? [shell, ...told] : told;
}

/** What is live, and what each remote can go back to. */
export function tellStatus(registry: Registry): string[] {
  const { revision, shell, contract, remotes, overrides } = registry;
  const before = (remote: RemoteEntry) =>
    remote.previous.map((earlier) =>
      hindrances(remote, earlier, registry).length > 0
        ? `${earlier.version} (does not fit this shell)`
        : earlier.version,
    );
  return [
    `revision ${revision}`,
    `shell ${shell.version} (contract ${contract}) at ${shell.base}`,
    ...remotes.map((remote) => {
      const list = before(remote).join(', ');
      return `${remote.name} ${remote.version} at ${remote.base}${list && `; before: ${list}`}`;
    }),
    ...(overrides.hosts.length > 0 ? [`QA overrides allowed from ${overrides.hosts.join(', ')}`] : []),
  ];
}
