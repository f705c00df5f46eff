import type { Endpoint } from '@vitrina/contract';
import { bodyOf } from './backend';

/** A call with a body that the server accepts: its name, the call, the body. */
export const given = <Request>(
  endpoint: Endpoint<Request, unknown>,
  words: Request,
): [string, Endpoint<unknown, unknown>, object] => [
  endpoint.name,
  endpoint as Endpoint<unknown, unknown>,
  bodyOf(endpoint, words),
];
