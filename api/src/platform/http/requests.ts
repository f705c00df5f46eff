import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { REQUEST_ID_HEADER } from '@vitrina/contract';
import type { FastifyRequest } from 'fastify';

/** Allowed format of an id from outside: accepts those of common gateways, and nothing that breaks a log line. */
const SANE_ID = /^[\w.-]{8,64}$/;

/** The id of a request: the gateway's, or else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
}

/**
 * Probes come every few seconds, and build files and pictures by the hundred per visit: they are rarely of interest.
 */
const MANY = /^\/(healthz|readyz|media\/|shell\/|remotes\/)/;

/** The level at which a request is logged. @param route pattern of the route, not the address */
export const requestLevel = (route: string, status: number): 'info' | 'debug' =>
  MANY.test(route) && status < 500 ? 'debug' : 'info';

/** Whether a browser asks for a page to show, not for a picture, a script or data. */
export const asksForDocument = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;
