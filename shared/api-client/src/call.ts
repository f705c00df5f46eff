import type { Endpoint, SessionUser } from '@vitrina/contract';
import { sessionAtom, store } from '@vitrina/session-bus';
import { authorization } from '@vitrina/session-bus/internal';
import { mended, SessionLostError, showError } from './errors';
import { type Answer, post, read } from './http';
import { loseSession, renew } from './renewal';

export type CallOptions = {
  signal?: AbortSignal;
  /** do not show a failure: the caller shows it itself */
  quiet?: boolean;
};

const UNAUTHORIZED = 401;
const customer = () => store.get(sessionAtom)?.id;

/** Callers that a page can be: the customer of the session, or anybody. */
type PageAccess = 'public' | 'customer' | 'credentials';

/**
 * Posts a request. If the credentials are refused, renews them once and repeats the request once, for the same customer
 * only.
 */
async function send<Request>(
  endpoint: Endpoint<Request, unknown>,
  input: Request,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const { access } = endpoint;
  const before = customer();
  const first = access === 'public' || access === 'customer' ? authorization() : null;
  const answer = await post(endpoint, input, { authorization: first, signal });
  if (answer.status !== UNAUTHORIZED || first === null) return answer;

  await renew(first);
  signal?.throwIfAborted();
  const second = authorization();
  if (second === null || second === first || customer() !== before) throw new SessionLostError();
  const again = await post(endpoint, input, { authorization: second, signal });
  if (again.status !== UNAUTHORIZED) return again;
  await loseSession(second);
  throw new SessionLostError();
}

/**
 * Shows a failure of `work` as a notice, unless `quiet`, and rethrows it. The notice goes with the next try, or with a
 * success.
 */
async function showing<T>(path: string, quiet: boolean | undefined, work: () => Promise<T>): Promise<T> {
  if (!quiet) mended(path);
  try {
    const result = await work();
    mended(path);
    return result;
  } catch (error) {
    if (!quiet) showError(error, path);
    throw error;
  }
}

/**
 * A call whose answer contains no credentials. Those that do (sign-in, one-time password, renewal) are made only in
 * this package, so that no page sees a token.
 */
export type PageEndpoint<Request, Response> = Endpoint<Request, Response, PageAccess> &
  (Response extends Pick<SessionUser, 'renewalToken'> ? never : unknown);

/**
 * Makes a call of the contract: `POST /api/<path>` with the encoded request; returns the decoded response, which is a
 * Blob if the response is bytes. Adds the constants and the Authorization (not on the token paths), and renews the
 * session when needed.
 * @throws ApiError after its text has been shown as a notice (not when `quiet`); the abort reason when the signal aborts
 */
export async function call<Request, Response>(
  endpoint: PageEndpoint<Request, Response>,
  input: Request,
  options?: CallOptions,
): Promise<Response> {
  return (await callWithStatus(endpoint, input, options)).words;
}

/** The same for any call, with the status: 202 means that a sign-in is not finished. For this package only. */
export async function callWithStatus<Request, Response>(
  endpoint: Endpoint<Request, Response, PageAccess>,
  input: Request,
  { signal, quiet }: CallOptions = {},
): Promise<{ status: number; words: Response }> {
  return showing(endpoint.path, quiet, async () => {
    const answer = await send(endpoint, input, signal);
    return { status: answer.status, words: read(endpoint.response, answer) };
  });
}

/**
 * Makes a call that a single-purpose token allows (the link of an upload, of a confirmation). The token is sent instead
 * of the session, which is neither sent nor renewed: whoever opens the link need not be its customer.
 * @throws ApiError as `call` does; status 401 when the token is no longer valid
 */
export async function callWithToken<Request, Response>(
  { path, request, response }: Endpoint<Request, Response, 'token'>,
  token: string,
  input: Request,
  { signal, quiet }: CallOptions = {},
): Promise<Response> {
  const authorization = `Bearer ${token}`;
  return showing(path, quiet, async () =>
    read(response, await post({ path, request, response }, input, { authorization, signal })),
  );
}
