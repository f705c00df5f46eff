const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** What a host may be spelled with: nothing that a policy reads as a wildcard or as the end of a directive. */
const HOST = /^[\w.:[\]-]+$/;

/** The origin of an absolute address from which a page may load code: https, or http on this machine; else undefined. */
export function codeOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, hostname, origin } = new URL(address);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  return isSafe && HOST.test(host) ? origin : undefined;
}

/** The one origin that a host of QA overrides stands for, as the release tool and the shell take it; else undefined. */
export function overrideOrigin(host: string): string | undefined {
  const [name = ''] = /^(\[[^\]]*\]|[^:]*)/.exec(host) ?? [];
  const origin = codeOrigin(`${LOOPBACK.test(name) ? 'http' : 'https'}://${host}`);
  return origin?.endsWith(`//${host}`) ? origin : undefined;
}
