import { ErrorBody, encode } from '@vitrina/contract';

export { deferred } from './deferred';

/** A request as received by a server; `body` is the raw body. */
export type Received = { path: string; body: Record<string, unknown>; authorization: string | null; url: string };
type Handler = (request: Received) => Response | Promise<Response>;

/** An HTTP answer. */
export const json = (body: unknown, status = 200) => Response.json(body, { status });

/** A file as an HTTP answer. Node's `Response` does not accept a Blob of jsdom, so its bytes are read first. */
export async function file(blob: Blob): Promise<Response> {
  const bytes = await new Promise<ArrayBuffer>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(blob);
  });
  return new Response(bytes, { headers: { 'content-type': blob.type } });
}

/** An error answer with the server's message. */
export const refusal = (message: string, status: number, more: Omit<ErrorBody, 'message'> = {}) =>
  json(encode(ErrorBody, { message, ...more }), status);

/**
 * Replaces the network below `fetch`: answers with real `Response`s and receives real `Request`s. For tests of the
 * client itself; a page's test uses `fakeServer`, which is typed by the contract. Returns what was received. With
 * `endsAborted` false an answer arrives although its request was aborted, like one that is already on its way.
 */
export function serve(handler: Handler, { endsAborted = true } = {}): Received[] {
  const received: Received[] = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.origin), init);
    const seen = {
      url: request.url,
      path: new URL(request.url).pathname.replace(/^\/api\//, ''),
      body: (await request.json()) as Record<string, unknown>,
      authorization: request.headers.get('authorization'),
    };
    if (endsAborted) request.signal.throwIfAborted();
    received.push(seen);
    if (!endsAborted) return handler(seen);
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
    aborted.catch(() => undefined);
    return Promise.race([handler(seen), aborted]);
  });
  return received;
}

/** The network is down. Like a browser it reads the body before it fails: ky waits for that. */
export const goOffline = (): void => {
  globalThis.fetch = jest.fn(async (input) => {
    await (input as Request).text();
    throw new TypeError('Failed to fetch');
  });
};

/** Web Locks as far as the client uses them: one holder per name, first come first served. jsdom has none. */
export function installLocks(): void {
  const tails = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>) => {
    const turn = (tails.get(name) ?? Promise.resolve()).then(work);
    tails.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}
