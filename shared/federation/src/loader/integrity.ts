import type { RemoteEntry } from '../registry-types';

/** Fails closed: a remote's file without a hash in the registry gets a digest that nothing can match. */
const NO_SUCH_HASH = `sha384-${'A'.repeat(64)}`;

const hashes = new Map<string, string>();
const exempt = new Set<string>();

const absolute = (path: string) => new URL(path, location.href).href;

/** Registers the hashes of a remote's files, including those of its earlier versions. */
export function learnIntegrity(remote: RemoteEntry): void {
  for (const { base, integrity } of [remote, ...remote.previous]) {
    for (const [file, hash] of Object.entries(integrity)) hashes.set(absolute(base + file), hash);
  }
}

/** Exempts files below this address: a developer's or a tester's own build. */
export function exemptFromIntegrity(base: string): void {
  exempt.add(absolute(base));
}

/** The digest that a file of a remote must have; '' for an exempt one. A query (of a retry) does not matter. */
export function integrityOf(url: string): string {
  const address = absolute(url).replace(/[?#].*$/, '');
  const known = hashes.get(address);
  if (known) return known;
  return [...exempt].some((base) => address.startsWith(base)) ? '' : NO_SUCH_HASH;
}
