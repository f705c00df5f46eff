import { allEndpoints, decode, encode, SessionUser } from '@vitrina/contract';

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
export const refused = (status: number, message: string, more = {}): Answer => ({
  status,
  body: { Message: message, ...more },
});
export const done: Answer = { body: {} };

type Fetch = typeof globalThis.fetch;

/**
 * The account's calls below `fetch`: answers by the name of the call, in order, the last one for good. A call without an
 * answer goes to `others`, or fails as an unknown one does.
 */
export function accountServer(answers: Record<string, Answer[]>, others?: Fetch) {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const again = request.clone();
    const endpoint = allEndpoints.find(({ path }) => request.url.endsWith(`/api/${path}`));
    if (!endpoint) return Response.json({}, { status: 404 });
    calls.push({
      name: endpoint.name,
      words: decode(endpoint.request, await request.json()) as Record<string, unknown>,
    });
    const list = answers[endpoint.name];
    if (!list && others) return others(again);
    const answer = list && list.length > 1 ? list.shift() : list?.[0];
    return answer
      ? Response.json(answer.body, { status: answer.status ?? 200 })
      : Response.json({ Message: 'No esperado' }, { status: 501 });
  };
  return { calls, names: () => calls.map(({ name }) => name) };
}
