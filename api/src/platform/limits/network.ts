import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/**
 * The network that limits count for an address: an IPv4 address by itself, also when it is written as IPv6; of IPv6 the
 * first 64 bits, because a provider gives each customer all addresses of at least one /64 (RFC 6177). `@fastify/rate-limit`
 * counts in the same way.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = new Address6(address);
  return parsed.isMapped4() ? parsed.to4().correctForm() : new Address6(`${address}/64`).startAddress().correctForm();
}
