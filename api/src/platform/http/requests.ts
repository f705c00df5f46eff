import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What an id from outside may look like: those of common gateways do, and nothing that breaks a log line. */
const SANE_ID = /^[\w.-]{8,64}$/;

/** The id of a request: the one that the gateway before this server has given it, else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
}

/** Probes come every few seconds, and files of a build or pictures by the hundred a visit: they say little. */
const MANY = /^\/(healthz|readyz|media\/|shell\/|remotes\/)/;

/** The level that the line of a request is logged at. @param route pattern of the route, not the address */
export const requestLevel = (route: string, status: number): 'info' | 'debug' =>
  MANY.test(route) && status < 500 ? 'debug' : 'info';
