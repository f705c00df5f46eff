import { isIP } from 'node:net';

/** Whose `X-Forwarded-For` is believed: nobody's, that of so many proxies in a row, or that of these addresses and networks. */
export type TrustProxy = false | number | readonly string[];

/** More proxies in a row than anybody has: a larger number is a mistake that would believe what a visitor sends. */
const MOST_HOPS = 9;

/** Names of networks that Fastify knows. */
const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** An address, or a network that is not the whole of the Internet. */
function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return longest > 0 && (bits === undefined || (Number(bits) > 0 && Number(bits) <= longest));
}

/** Reads `TRUST_PROXY`; undefined if it is none of the three. */
export function parseTrustProxy(text: string): TrustProxy | undefined {
  if (text === 'off') return false;
  if (/^\d+$/.test(text)) return Number(text) >= 1 && Number(text) <= MOST_HOPS ? Number(text) : undefined;
  const list = text.split(',').map((item) => item.trim());
  return list.every((item) => NETWORKS.has(item) || isNetwork(item)) ? list : undefined;
}

/**
 * The same as Fastify's option. It has no number of its own: Fastify takes one for 'nobody', because it cannot tell who
 * connected, and here the operator has said that only the proxy can.
 */
export const trustOf = (trust: TrustProxy) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust && [...trust];
