import type { RemoteEntry } from '../src/registry-types';
import { digest } from './files';
import { problem, ReleaseRefused } from './refused';

/** Milliseconds that a server has for one file. */
const LIMIT = 10_000;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** What a host may be spelled with: nothing that a policy reads as a wildcard or as the end of a directive. */
const HOST = /^[\w.:[\]-]+$/;

/** The origin that an address spells, if it spells nothing else: https, or http on this machine. */
function originIn(address: string): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname));
  return url && isSafe && url.href === `${url.origin}/` && HOST.test(url.host) ? url : undefined;
}

/**
 * Validates an origin given with `--base`: '/', or https (http on this machine) without a path. Returns it with a
 * trailing slash.
 */
export function parseOrigin(remote: string, address: string): string {
  const origin = address === '/' ? address : originIn(address)?.href;
  if (origin !== undefined) return origin;
  throw new ReleaseRefused([
    problem(
      'originUnfit',
      `--base ${remote}=${address}: an origin is https://host[:port] (http on this machine), or '/'`,
    ),
  ]);
}

/**
 * Validates a host given with `--override-host`: one host, with its port unless it is https's own. It stands for one
 * origin: https, on this machine http. Returns it as browsers spell it.
 */
export function parseOverrideHost(text: string): string {
  const [, name = ''] = /^(\[[^\]]*\]|[^:]*)/.exec(text) ?? [];
  const host = originIn(`${LOOPBACK.test(name) ? 'http' : 'https'}://${text}`)?.host;
  if (host !== undefined) return host;
  throw new ReleaseRefused([
    problem('originUnfit', `--override-host ${text}: a host is one name or address, with or without a port`),
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
