import { ErrorBody, encode } from '@vitrina/contract';

/** A request as the fake server sees it. */
export type Received = { path: string; body: Record<string, unknown>; authorization: string | null; url: string };
type Handler = (request: Received) => Response | Promise<Response>;

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** An error answer with what the server says. */
export const refusal = (message: string, status: number) => json(encode(ErrorBody, { message }), status);

/** Puts a server in the place of the network: it answers with real `Response`s and sees real `Request`s. */
export function serve(handler: Handler): Received[] {
  const received: Received[] = [];
  globalThis.fetch = jest.fn(async (input) => {
    const request = input as Request;
    const { pathname } = new URL(request.url);
    const seen = {
      url: request.url,
      path: pathname.replace('/api/', ''),
      body: (await request.json()) as Record<string, unknown>,
      authorization: request.headers.get('authorization'),
    };
    request.signal.throwIfAborted();
    received.push(seen);
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
    aborted.catch(() => undefined);
    return Promise.race([handler(seen), aborted]);
  });
  return received;
}

/** The network is down. Like a browser it takes the body before it fails: ky waits for that. */
export const goOffline = (): void => {
  globalThis.fetch = jest.fn(async (input) => {
    await (input as Request).text();
    throw new TypeError('Failed to fetch');
  });
};

/** A gate that holds answers until it is opened. */
export function gate(): { passed: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

/** Web Locks as far as the client uses them: one holder a name, first come first served. jsdom has none. */
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
