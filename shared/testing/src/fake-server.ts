import { allEndpoints, decode, type Endpoint, type ErrorBody, encode, isBytes } from '@vitrina/contract';
import { file, json, type Received, refusal, serve } from './network';

/** Throw it from a handler to answer with an error: a failure of the server or of the network. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly more: Omit<ErrorBody, 'message'> = {},
  ) {
    super(message);
  }
}

/** Throw it from a handler: the answer is lost, as when the network fails after the request was received. */
export const LOST = Symbol('the answer gets lost');

/** Throw it from a handler: an answer that breaks the contract, or one with a special status. */
export class Raw {
  constructor(
    readonly body: unknown,
    readonly status = 200,
  ) {}
}

type Handler<Request, Response> = (words: Request, received: Received) => Response | Promise<Response>;

const failed = (error: unknown): Response => {
  if (error instanceof Failure) return refusal(error.message, error.status, error.more);
  if (error instanceof Raw) return json(error.body, error.status);
  if (error === LOST) throw new TypeError('Failed to fetch');
  throw error;
};

/**
 * Replaces `fetch` with a server that decodes requests and encodes answers by the contract's codecs, like the real one.
 * A call without a handler fails with 501, so that a test notices every unexpected call. An answer also arrives after
 * its request was abandoned: it must have no effect then.
 */
export function fakeServer() {
  const handlers = new Map<string, Handler<unknown, unknown>>();
  const held = new Map<string, Promise<void>>();
  const received: { name: string; words: unknown }[] = [];

  serve(
    async (request) => {
      const endpoint = allEndpoints.find(({ path }) => path === request.path);
      if (!endpoint) return refusal('No existe', 404);
      const words = decode(endpoint.request, request.body);
      received.push({ name: endpoint.name, words });
      await held.get(request.path);
      const handler = handlers.get(request.path);
      if (!handler) return refusal('No esperado', 501);
      try {
        const answer = encode(endpoint.response, await handler(words, request));
        return isBytes(endpoint.response) ? file(answer as Blob) : json(answer);
      } catch (error) {
        return failed(error);
      }
    },
    { endsAborted: false },
  );

  return {
    /**
     * Answers a call from now on. The handler returns a response (a Blob if it is bytes), throws a `Failure`, `LOST` or a
     * `Raw`, or takes its time.
     */
    on<Req, Res>(endpoint: Endpoint<Req, Res>, handler: Handler<Req, Res>) {
      handlers.set(endpoint.path, handler as Handler<unknown, unknown>);
    },
    /** The requests of a call so far. */
    requests: <Req, Res>(endpoint: Endpoint<Req, Res>) =>
      received.filter(({ name }) => name === endpoint.name).map(({ words }) => words as Req),
    /** Every call so far, by name and request, in order. */
    calls: received,
    /** Holds the answers of a call until the returned function is called. */
    hold({ path }: { path: string }) {
      let open = () => {};
      held.set(path, new Promise((resolve) => (open = resolve)));
      return open;
    },
  };
}

export type FakeServer = ReturnType<typeof fakeServer>;
