import type { FastifyInstance } from 'fastify';

/** The address at which this machine reaches a server. @throws Error while it does not listen */
export function ownAddress({ server }: FastifyInstance): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('this server does not listen on a port');
  const { port, address: host } = address;
  const isAny = host === '0.0.0.0' || host === '::';
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isAny ? '127.0.0.1' : name}:${port}`;
}
