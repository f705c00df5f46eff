import type { IncomingHttpHeaders } from 'node:http';
import { type Access, carriesConstants, decode, type Endpoint, encode } from '@vitrina/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ValiError } from 'valibot';
import { bearerOf, refuseUnsafe, urlOf } from './calls';
import { sendEncoded } from './encoded-body';
import { BadRequest, Unauthorized } from './errors';
import type { RateClass } from './rates';

/** Room for a file of 1.5 MB as base64 (2,097,152 characters) with the words around it, in bytes. */
export const FILE_BODY_LIMIT = 2_300_000;

/** What a handler gets beside the words. */
export interface Call {
  /** The caller's address. */
  readonly address: string;
  /** To set a status other than 200. */
  readonly reply: FastifyReply;
}

// In brackets: an endpoint whose access has been widened gets the strictest of everything.
type CallOf<A extends Access, Grant> = [A] extends ['customer']
  ? Call & { readonly accountId: number }
  : [A] extends ['token']
    ? Call & { readonly grant: Grant }
    : Call;

type Handler<Request, Response, A extends Access, Grant> = (
  words: Request,
  call: CallOf<A, Grant>,
) => Promise<Response>;

/** How a caller proves who they are, where the session does not. */
type Proof<Request, A extends Access, Grant> = [A] extends ['token']
  ? {
      /** What a token is good for; undefined when it is no token of this purpose, is over, or has served. */
      grant: (token: string) => Promise<Grant | undefined>;
    }
  : [A] extends ['provider']
    ? {
        /** Whether the provider has signed these words. */
        signature: (words: Request, headers: IncomingHttpHeaders) => boolean | Promise<boolean>;
      }
    : unknown;

type Options<Request, A extends Access, Grant> = Proof<Request, A, Grant> & {
  /** What a call is counted as; a customer's are counted for the address and for the customer. */
  rate: [A] extends ['customer'] ? 'read' | 'write' : RateClass;
  /** Longest body in bytes; the server's own limit (64 KiB) when it is not given. */
  bodyLimit?: number;
};

/** All options that there are, as they stand at run time. */
interface AnyOptions {
  cached?: true;
  rate?: RateClass;
  bodyLimit?: number;
  grant?: (token: string) => Promise<unknown>;
  signature?: (words: unknown, headers: IncomingHttpHeaders) => boolean | Promise<boolean>;
}

/**
 * Reads a request body. @throws BadRequest when it is not of the contract; the first wrong field goes to the debug log.
 * A provider's body is its own, without our constants.
 */
function readBody<Request>(endpoint: Endpoint<Request, unknown>, { body, log }: FastifyRequest): Request {
  try {
    const words = decode(endpoint.request, body);
    if (endpoint.access === 'provider' || carriesConstants(body as object)) return words;
    log.debug({ call: endpoint.name }, 'a request came without the constants of the contract');
  } catch (error) {
    if (!(error instanceof ValiError)) throw error;
    const path = error.issues[0].path?.map(({ key }: { key: unknown }) => key).join('.') ?? '';
    log.debug({ call: endpoint.name, path }, 'a request body was refused');
  }
  throw new BadRequest();
}

/** Counts the request and finds out who calls, before the body is read. */
function guardOf({ callParts }: FastifyInstance, { access }: Endpoint<unknown, unknown>, options: AnyOptions) {
  const { authenticate, counters } = callParts;
  const rate = options.rate ?? 'read';
  return async (request: FastifyRequest) => {
    await counters.ofAddress[rate](request);
    if (access === 'customer') {
      request.accountId = await authenticate(request.headers.authorization);
      await counters.ofCustomer[rate === 'read' ? 'read' : 'write'](request);
    }
    if (access === 'token') {
      const token = bearerOf(request);
      request.grant = token && (await options.grant?.(token));
      if (request.grant === undefined) throw new Unauthorized('Este enlace ya no es válido');
    }
  };
}

/**
 * Answers a call of the contract: the handler takes and gives words; who calls, how often, bodies and wire codes are dealt
 * with here, by the endpoint's access. A customer's handler gets `accountId`, a token's its `grant`, and a provider's runs
 * for signed words alone; without the proof the answer is 401, whatever the body. It throws HttpError for what people
 * should read. With `cached` the answer depends on the catalogue and the question alone, and is kept in memory as bytes.
 * @throws Error when the call may not be registered so: the server does not start
 */
export function route<Request, Response>(
  app: FastifyInstance,
  endpoint: Endpoint<Request, Response, 'public'>,
  options: { cached: true },
  handler: (words: Request) => Promise<Response>,
): void;
export function route<Request, Response, A extends Access, Grant>(
  app: FastifyInstance,
  endpoint: Endpoint<Request, Response, A>,
  options: Options<Request, A, Grant>,
  handler: Handler<Request, Response, A, Grant>,
): void;
export function route(
  app: FastifyInstance,
  endpoint: Endpoint<unknown, unknown>,
  options: AnyOptions,
  handler: (words: unknown, call: Call & { accountId: number; grant: unknown }) => Promise<unknown>,
): void {
  const { cached = false, grant, signature, bodyLimit } = options;
  refuseUnsafe(endpoint, { cached, grant: grant !== undefined, signature: signature !== undefined });
  app.answeredEndpoints.push(endpoint);

  const answer = async (words: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { ip: address, accountId = 0, grant } = request;
    return encode(endpoint.response, await handler(words, { address, reply, accountId, grant }));
  };
  const config = { call: endpoint.name };

  if (cached) {
    const { cache, counters } = app.callParts;
    app.post(urlOf(endpoint), { config }, async (request, reply) => {
      const words = readBody(endpoint, request);
      // Words stand in the order of the entity's table, so that equal questions have equal texts.
      const question = `${endpoint.path} ${JSON.stringify(words)}`;
      // Bytes from memory cost less than counting who gets them.
      if (!cache.has(question)) await counters.ofAddress.read(request);
      return sendEncoded(request, reply, await cache.answer(question, () => answer(words, request, reply)));
    });
    return;
  }

  app.post(
    urlOf(endpoint),
    { config, bodyLimit, onRequest: guardOf(app, endpoint, options) },
    async (request, reply) => {
      const words = readBody(endpoint, request);
      if (signature && !(await signature(words, request.headers))) throw new Unauthorized();
      return answer(words, request, reply);
    },
  );
}
