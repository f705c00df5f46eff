import { allEndpoints, decode, ErrorBody, encode, SessionUser } from '@vitrina/contract';

type Answer = { status?: number; body: unknown };
type Call = { name: string; words: Record<string, unknown> };

/** A customer as the server answers a sign-in. */
export const ANA: SessionUser = {
  id: 7,
  personId: 7,
  displayName: 'Ana Muñoz',
  accessToken: 'access',
  renewalToken: 'renewal',
  signedIn: true,
};

export const signedIn: Answer = { body: encode(SessionUser, ANA) };
export const needsValidation: Answer = {
  status: 202,
  body: encode(SessionUser, { id: 7, displayName: '', accessToken: '', renewalToken: '', signedIn: false }),
};
export const refused = (status: number, message: string, more: Omit<ErrorBody, 'message'> = {}): Answer => ({
  status,
  body: encode(ErrorBody, { message, ...more }),
});
const UNEXPECTED = refused(501, 'No esperado');
export const done: Answer = { body: {} };

type Fetch = typeof globalThis.fetch;

/**
 * The account's calls below `fetch`: answers by the name of the call, in order, the last one for good. A call without an
 * answer goes to `others`, or fails as an unknown one does.
 */
export function accountServer(answers: Record<string, Answer[]>, others?: Fetch) {
  const calls: Call[] = [];
  const held = new Map<string, Promise<void>>();
  globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const again = request.clone();
    const endpoint = allEndpoints.find(({ path }) => request.url.endsWith(`/api/${path}`));
    if (!endpoint) return Response.json({}, { status: 404 });
    calls.push({
      name: endpoint.name,
      words: decode(endpoint.request, await request.json()) as Record<string, unknown>,
    });
    await held.get(endpoint.name);
    const list = answers[endpoint.name];
    if (!list && others) return others(again);
    const { body, status = 200 } = (list && list.length > 1 ? list.shift() : list?.[0]) ?? UNEXPECTED;
    return Response.json(body, { status });
  };
  return {
    calls,
    names: () => calls.map(({ name }) => name),
    /** Holds the answers of a call until what it returns is called. */
    hold(name: string) {
      let open = () => {};
      held.set(name, new Promise((resolve) => (open = resolve)));
      return open;
    },
  };
}
