import type { PreviousVersion, Registry, RemoteEntry } from '../src/registry-types';
import { unmet } from './gate';
import type { ServerCalls } from './server';

/** Why an earlier version of the remote cannot run on the live shell; empty if it can be rolled back to. */
const incompatibilities = (remote: RemoteEntry, earlier: PreviousVersion, registry: Registry) =>
  unmet({ ...remote, ...earlier }, registry);

/** The command that rolls the remote back, or why it cannot be rolled back. */
function rollbackLine(remote: RemoteEntry, registry: Registry, options: string): string {
  const [last] = remote.previous;
  if (!last) return 'No rollback: there is no earlier version.';
  const problems = incompatibilities(remote, last, registry);
  return problems.length > 0
    ? `No rollback: ${problems.join('; ')}.`
    : `Roll back: pnpm release rollback ${remote.name}${options}  (to ${last.version})`;
}

/** What a release was compared with, and the previous live set. */
type Told = { before?: Registry; options?: string; server: ServerCalls };

/** The revision stands for all that visitors get: only with the same one has nothing changed. */
const alreadyLive = (name: string, version: string, { revision }: Registry, before: Registry | undefined) =>
  `${name} ${version} was already live${revision === before?.revision ? ': nothing has changed.' : '.'}`;

const overridesFrom = (hosts: readonly string[]) =>
  hosts.length > 0 ? `QA overrides are allowed from ${hosts.join(', ')}.` : 'QA overrides are not allowed any more.';

/** What else a release has changed: who may be loaded by QA, and the contract that the server answers. */
function tellRest({ overrides, contract }: Registry, before: Registry | undefined): string[] {
  const [now, then] = [overrides.hosts, before?.overrides.hosts ?? []];
  return [
    ...(now.join() === then.join() ? [] : [overridesFrom(now)]),
    ...(before && before.contract !== contract
      ? [`The wire contract is ${contract} now, ${before.contract} before.`]
      : []),
  ];
}

function tellRemote(remote: RemoteEntry, registry: Registry, { before, options = '', server }: Told): string[] {
  const { name, version, base, needs, pages } = remote;
  const old = before?.remotes.find((entry) => entry.name === name);
  if (old?.version === version && old.base === base) return [alreadyLive(name, version, registry, before)];
  return [
    `${name} ${version} is live${old ? `, replacing ${old.version === version ? `that at ${old.base}` : old.version}` : ''}.`,
    `Safe: ${server.from} answers each call it contains (contract ${server.contract}); the shell has each package it`,
    `      needs (${Object.keys(needs).length}), with each export it uses; its pages (${pages.length}) claim only their own names and paths; no page`,
    '      that others link to is lost; no file is missing.',
    rollbackLine(remote, registry, options),
  ];
}

/** What to report of a release of the shell. */
function tellShell(registry: Registry, { before, options = '', server }: Told): string[] {
  const { shell } = registry;
  const { version, previous = [] } = shell;
  if (before?.shell.version === version) return [alreadyLive('shell', version, registry, before)];
  return [
    `shell ${version} is live; it has what every live remote needs, and ${server.from} answers its calls.`,
    previous[0]
      ? `Roll back: pnpm release rollback shell${options}  (to ${previous[0].version})`
      : 'No rollback: there is no earlier version.',
  ];
}

/**
 * Reports a release: what is live, what was checked, how to roll it back.
 * @param told with `options`: options to repeat in the rollback command (' --store <folder>')
 */
export function tellRelease(names: string[], registry: Registry, told: Told): string[] {
  const lines = registry.remotes
    .filter(({ name }) => names.includes(name))
    .flatMap((remote) => tellRemote(remote, registry, told));
  return [...(names.includes('shell') ? tellShell(registry, told) : []), ...lines, ...tellRest(registry, told.before)];
}

/** Reports what is live, and which versions each remote can roll back to. */
export function tellStatus(registry: Registry): string[] {
  const { revision, shell, contract, remotes, overrides } = registry;
  const beforeShell = (shell.previous ?? []).map(({ version }) => version).join(', ');
  const before = (remote: RemoteEntry) =>
    remote.previous.map((earlier) =>
      incompatibilities(remote, earlier, registry).length > 0
        ? `${earlier.version} (incompatible with this shell)`
        : earlier.version,
    );
  return [
    `revision ${revision}`,
    `shell ${shell.version} at ${shell.base}${beforeShell && `; before: ${beforeShell}`}`,
    `wire contract ${contract}, as the server answered at the last release`,
    ...remotes.map((remote) => {
      const list = before(remote).join(', ');
      return `${remote.name} ${remote.version} at ${remote.base}${list && `; before: ${list}`}`;
    }),
    ...(overrides.hosts.length > 0 ? [`QA overrides allowed from ${overrides.hosts.join(', ')}`] : []),
  ];
}
