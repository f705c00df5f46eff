import type { RemoteEntry } from '../src/registry-types';
import { digest } from './files';
import { problem, ReleaseRefused } from './refused';

/** Milliseconds that a server has for one file. */
const LIMIT = 10_000;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Validates an origin given with `--base`: '/', or https (http on this machine) without a path. Returns it with a
 * trailing slash.
 */
export function parseOrigin(remote: string, address: string): string {
  if (address === '/') return address;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname));
  if (url && isSafe && url.href === `${url.origin}/` && /^[\w.:[\]-]+$/.test(url.host)) return url.href;
  throw new ReleaseRefused([
    problem(
      'originUnfit',
      `--base ${remote}=${address}: an origin is https://host[:port] (http on this machine), or '/'`,
    ),
  ]);
}

async function notServed(url: string, expected: string): Promise<string[]> {
  const check = async () => {
    const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT) });
    if (!response.ok) return [`answers ${response.status}`];
    if (response.headers.get('access-control-allow-origin') !== '*')
      return ["lacks 'Access-Control-Allow-Origin: *', without which browsers do not run it"];
    return digest(Buffer.from(await response.arrayBuffer())) === expected
      ? []
      : ['is another file than the one published'];
  };
  return check().catch((error: Error) => [
    `cannot be fetched (${error.cause instanceof Error ? error.cause.message : error.message})`,
  ]);
}

/**
 * Fetches every script and style of a remote that another server serves, as browsers will. Returns what is wrong, in
 * numbered sentences. Files of this site itself are not fetched: they are in the release store.
 */
export async function unservedFiles({ name, version, base, integrity }: RemoteEntry): Promise<string[]> {
  if (base.startsWith('/')) return [];
  const answers = Object.entries(integrity).map(async ([file, hash]) => {
    const [wrong] = await notServed(base + file, hash);
    return wrong
      ? [problem('fileNotServed', `${base}${file} ${wrong}: put remotes/${name}/${version}/ of the store there`)]
      : [];
  });
  return (await Promise.all(answers)).flat();
}
