import { carriesConstants, decode, type Endpoint, encode } from '@vitrina/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import { ValiError } from 'valibot';
import { authenticate } from '../../customers/accounts/sessions';
import type { CatalogueCache } from '../cache/cache';
import type { Database } from '../database/schema';
import { sendEncoded } from './encoded-body';
import { BadRequest } from './errors';

declare module 'fastify' {
  interface FastifyInstance {
    /** The calls of the contract that this server answers, as they were registered. */
    answeredEndpoints: Endpoint<unknown, unknown>[];
  }
}

type Handler<Request, Response> = (words: Request, reply: FastifyReply) => Promise<Response>;

/** The address of a call. */
export const urlOf = (endpoint: Pick<Endpoint<unknown, unknown>, 'path'>): string => `/api/${endpoint.path}`;

/** Reads a request body. @throws BadRequest when it is not of the contract; the first wrong field goes to the debug log. */
function readBody<Request>(endpoint: Endpoint<Request, unknown>, body: unknown, log: FastifyInstance['log']): Request {
  try {
    const words = decode(endpoint.request, body);
    if (carriesConstants(body as object)) return words;
    log.debug({ call: endpoint.name }, 'a request came without the constants of the contract');
  } catch (error) {
    if (!(error instanceof ValiError)) throw error;
    const path = error.issues[0].path?.map(({ key }: { key: unknown }) => key).join('.') ?? '';
    log.debug({ call: endpoint.name, path }, 'a request body was refused');
  }
  throw new BadRequest();
}

const register = (app: FastifyInstance, endpoint: Endpoint<unknown, unknown>) => app.answeredEndpoints.push(endpoint);

/**
 * Answers a call of the contract: the handler takes and gives words, checked bodies and wire codes are dealt with here.
 * @param handler throws ApiError for what people should read; it may set a status other than 200 on the reply
 */
export function contractRoute<Request, Response>(
  app: FastifyInstance,
  endpoint: Endpoint<Request, Response>,
  handler: Handler<Request, Response>,
): void {
  register(app, endpoint);
  app.post(urlOf(endpoint), async (request, reply) =>
    encode(endpoint.response, await handler(readBody(endpoint, request.body, request.log), reply)),
  );
}

/**
 * The same for a call that only a signed-in customer may make: the handler also gets the id of their account.
 * Without a live session it is answered 401, whatever the body.
 */
export function customerRoute<Request, Response>(
  app: FastifyInstance,
  database: Kysely<Database>,
  endpoint: Endpoint<Request, Response>,
  handler: (words: Request, accountId: number) => Promise<Response>,
): void {
  register(app, endpoint);
  app.post(urlOf(endpoint), async (request) => {
    const accountId = await authenticate(database, request.headers.authorization);
    return encode(endpoint.response, await handler(readBody(endpoint, request.body, request.log), accountId));
  });
}

/** The same for a call whose answer depends on the catalogue and the question alone: it is kept in memory as bytes. */
export function catalogueRoute<Request, Response>(
  app: FastifyInstance,
  cache: CatalogueCache,
  endpoint: Endpoint<Request, Response>,
  handler: (words: Request) => Promise<Response>,
): void {
  register(app, endpoint);
  app.post(urlOf(endpoint), async (request, reply) => {
    const words = readBody(endpoint, request.body, request.log);
    const load = async () => encode(endpoint.response, await handler(words));
    // Words stand in the order of the entity's table, so that equal questions have equal texts.
    const body = await cache.answer(`${endpoint.path} ${JSON.stringify(words)}`, load);
    return sendEncoded(request, reply, body);
  });
}
