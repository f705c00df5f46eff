import type { IncomingHttpHeaders } from 'node:http';
import { type Access, carriesConstants, decode, type Endpoint, encode, isBytes } from '@vitrina/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ValiError } from 'valibot';
import { fileHeaders } from '../files/headers';
import type { ServedFile } from '../files/store';
import { bearerOf, type Caller, refuseUnsafe, urlOf } from './calls';
import { sendEncoded } from './encoded-body';
import { BadRequest, LinkOver, Unauthorized } from './errors';
import type { RateClass } from './rates';

/** Room for a file of 1.5 MB as base64 (2,097,152 characters) with the words around it, in bytes. */
export const FILE_BODY_LIMIT = 2_300_000;

/** What a handler receives besides the decoded request. */
export interface Call {
  /** The caller's address. */
  readonly address: string;
  /** To set a status other than 200. */
  readonly reply: FastifyReply;
}

// In brackets: an endpoint whose access has been widened gets the strictest of everything.
type CallOf<A extends Access, Grant> = [A] extends ['customer']
  ? Call & Readonly<Caller>
  : [A] extends ['token']
    ? Call & { readonly grant: Grant }
    : Call;

/** What a handler returns: the response's words or, if the response is bytes, a file of one of its media types. */
export type Given<Response> = [Response] extends [Blob] ? ServedFile : Response;

type Handler<Request, Response, A extends Access, Grant> = (
  words: Request,
  call: CallOf<A, Grant>,
) => Promise<Given<Response>>;

/** How a caller is authenticated other than by the session. */
type Proof<Request, A extends Access, Grant> = [A] extends ['token']
  ? {
      /** What a token allows; undefined if it is not a token for this purpose, has expired, or was already used. */
      grant: (token: string) => Promise<Grant | undefined>;
    }
  : [A] extends ['provider']
    ? {
        /** Whether the provider has signed this request. */
        signature: (words: Request, headers: IncomingHttpHeaders) => boolean | Promise<boolean>;
      }
    : unknown;

type Options<Request, A extends Access, Grant> = Proof<Request, A, Grant> & {
  /** The rate limit that applies; a customer's calls are counted per address and per customer. */
  rate: [A] extends ['customer'] ? 'read' | 'write' : RateClass;
  /** Largest body in bytes; by default the server's limit (64 KiB). */
  bodyLimit?: number;
};

/** All possible options, as they are at run time. */
interface AnyOptions {
  cached?: true;
  rate?: RateClass;
  bodyLimit?: number;
  grant?: (token: string) => Promise<unknown>;
  signature?: (words: unknown, headers: IncomingHttpHeaders) => boolean | Promise<boolean>;
}

/**
 * Reads a request body. @throws BadRequest if it does not match the contract; the first wrong field goes to the debug
 * log. A provider's body has none of our constants.
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

/** Counts the request and authenticates the caller, before the body is read. */
function guardOf({ callParts }: FastifyInstance, { access }: Endpoint<unknown, unknown>, options: AnyOptions) {
  const { authenticate, counters } = callParts;
  const rate = options.rate ?? 'read';
  return async (request: FastifyRequest) => {
    await counters.ofAddress[rate](request);
    if (access === 'customer') {
      Object.assign(request, await authenticate(request.headers.authorization));
      await counters.ofCustomer[rate === 'read' ? 'read' : 'write'](request);
    }
    if (access === 'token') {
      const token = bearerOf(request);
      request.grant = token && (await options.grant?.(token));
      if (request.grant === undefined) throw new LinkOver();
    }
  };
}

/**
 * Answers a call of the contract: the handler receives the decoded request and returns the response; authentication,
 * rate limits, validation and wire codes are handled here, by the endpoint's access. For a response of bytes it returns
 * a file, which is sent with `fileHeaders`. A customer's handler receives `accountId` and `sessionId`, a token's its
 * `grant`, and
 * a provider's runs only for a signed request; without the proof the answer is 401, whatever the body. It throws
 * HttpError for a text that the user should read. With `cached` the answer depends only on the catalogue and the
 * question, and is cached in memory as bytes.
 * @throws Error if the call may not be registered this way: the server does not start
 */
export function route<Request, Response>(
  app: FastifyInstance,
  endpoint: Endpoint<Request, Response, 'public'>,
  options: { cached: true },
  handler: (words: Request) => Promise<Response extends Blob ? never : Response>,
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
  handler: (words: unknown, call: Call & Caller & { grant: unknown }) => Promise<unknown>,
): void {
  const { cached = false, grant, signature, bodyLimit } = options;
  const fileTypes = isBytes(endpoint.response) ? endpoint.response.mediaTypes : undefined;
  refuseUnsafe(endpoint, { cached, grant: grant !== undefined, signature: signature !== undefined });
  app.answeredEndpoints.push(endpoint);

  const answer = async (words: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { ip: address, accountId = 0, sessionId = '', grant } = request;
    const given = await handler(words, { address, reply, accountId, sessionId, grant });
    if (!fileTypes) return encode(endpoint.response, given);
    const file = given as ServedFile;
    if (!fileTypes.includes(file.mediaType)) throw new Error(`${endpoint.name} sends no ${file.mediaType}`);
    reply.headers(fileHeaders(file));
    return file.bytes;
  };
  const config = { call: endpoint.name };

  if (cached) {
    const { cache, counters } = app.callParts;
    app.post(urlOf(endpoint), { config }, async (request, reply) => {
      const words = readBody(endpoint, request);
      // Fields are in the order of the entity's table, so that equal questions have equal texts.
      const question = `${endpoint.path} ${JSON.stringify(words)}`;
      // Sending cached bytes costs less than counting the caller.
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
