import { decode, type Endpoint, encode } from '@vitrina/contract';

type Handler<Request, Response> = (request: Request) => Response | Promise<Response>;
type AnyEndpoint = Endpoint<unknown, unknown>;

/** An answer with an error status: throw it from a handler. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/**
 * A server below `fetch`: requests are read and answers written by the contract, as the real one does. A call without
 * a handler fails with 501, so a test sees every call that it did not expect.
 */
export function fakeServer() {
  const handlers = new Map<string, { endpoint: AnyEndpoint; handler: Handler<unknown, unknown> }>();
  const received: { path: string; request: unknown }[] = [];

  const answer = async (path: string, body: unknown): Promise<Response> => {
    const known = handlers.get(path);
    if (!known) return json({}, 501);
    const request = decode(known.endpoint.request, body);
    received.push({ path, request });
    try {
      return json(encode(known.endpoint.response, await known.handler(request)));
    } catch (error) {
      if (error instanceof Failure) return json({ Message: error.message }, error.status);
      throw error;
    }
  };

  globalThis.fetch = async (input, init) => {
    const request = new Request(
      new URL(input instanceof Request ? input.url : input, location.origin),
      input instanceof Request ? input : init,
    );
    return answer(new URL(request.url).pathname.replace(/^\/api\//, ''), await request.json());
  };

  return {
    /** Answers a call from now on. */
    on<Req, Res>(endpoint: Endpoint<Req, Res>, handler: Handler<Req, Res>) {
      handlers.set(endpoint.path, { endpoint: endpoint as AnyEndpoint, handler: handler as Handler<unknown, unknown> });
    },
    /** What a call has been asked so far. */
    requests: <Req, Res>(endpoint: Endpoint<Req, Res>) =>
      received.filter(({ path }) => path === endpoint.path).map(({ request }) => request as Req),
  };
}

export type FakeServer = ReturnType<typeof fakeServer>;

/** A value that the test hands over when it wants to. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
