import type { RemoteEntry } from '../registry-types';

/** Fail closed: a file of a remote that the registry has no hash for gets a digest that nothing can meet. */
const NO_SUCH_HASH = `sha384-${'A'.repeat(64)}`;

const hashes = new Map<string, string>();
const exempt = new Set<string>();

const absolute = (path: string) => new URL(path, location.href).href;

/** Learns the hashes of a remote's files, those of its earlier versions included. */
export function learnIntegrity(remote: RemoteEntry): void {
  for (const { base, integrity } of [remote, ...remote.previous]) {
    for (const [file, hash] of Object.entries(integrity)) hashes.set(absolute(base + file), hash);
  }
}

/** Files below this address run without a hash: a developer's or a tester's own build. */
export function exemptFromIntegrity(base: string): void {
  exempt.add(absolute(base));
}

/** The digest that a file of a remote must have; '' for an exempt one. A query (a retry's) does not matter. */
export function integrityOf(url: string): string {
  const address = absolute(url).replace(/[?#].*$/, '');
  const known = hashes.get(address);
  if (known) return known;
  return [...exempt].some((base) => address.startsWith(base)) ? '' : NO_SUCH_HASH;
}
