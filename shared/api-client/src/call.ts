import { type Access, type Endpoint, encode, type SessionUser } from '@vitrina/contract';
import { sessionAtom, store } from '@vitrina/session-bus';
import { authorization } from '@vitrina/session-bus/internal';
import { SessionLostError, showError } from './errors';
import { type Answer, post, read } from './http';
import { loseSession, renew } from './renewal';

export type CallOptions = {
  signal?: AbortSignal;
  /** do not show a failure as a toast: the caller says it in its own way */
  quiet?: boolean;
};

const UNAUTHORIZED = 401;
const customer = () => store.get(sessionAtom)?.id;

type Outgoing = { path: string; access: Access; body: unknown; signal?: AbortSignal };

/** Posts; a refused credential is renewed once and the request repeated once, for the same customer only. */
async function send({ path, access, body, signal }: Outgoing): Promise<Answer> {
  const before = customer();
  const first = access === 'credentials' ? null : authorization();
  const answer = await post({ path, body, authorization: first, signal });
  if (answer.status !== UNAUTHORIZED || first === null) return answer;

  await renew(first);
  signal?.throwIfAborted();
  const second = authorization();
  if (second === null || second === first || customer() !== before) throw new SessionLostError();
  const again = await post({ path, body, authorization: second, signal });
  if (again.status !== UNAUTHORIZED) return again;
  await loseSession(second);
  throw new SessionLostError();
}

/**
 * A call whose answer holds no credentials. Those that answer them (sign-in, one-time password, renewal) are made in
 * this package alone, so that no page gets to see a token.
 */
export type PageEndpoint<Request, Response> = Endpoint<Request, Response> &
  (Response extends Pick<SessionUser, 'renewalToken'> ? never : unknown);

/**
 * Makes a call of the contract: `POST /api/<path>` with the request's words, answered with the response's words.
 * Adds the constants and the Authorization (not on the token paths), and renews the session when needed.
 * @throws ApiError after its text has been shown as a toast (not when `quiet`); the abort reason when the signal aborts
 */
export async function call<Request, Response>(
  endpoint: PageEndpoint<Request, Response>,
  input: Request,
  options?: CallOptions,
): Promise<Response> {
  return (await callWithStatus(endpoint, input, options)).words;
}

/** The same for any call, with the status: a 202 says that a sign-in is not finished. For this package. */
export async function callWithStatus<Request, Response>(
  { path, access, request, response }: Endpoint<Request, Response>,
  input: Request,
  { signal, quiet = false }: CallOptions = {},
): Promise<{ status: number; words: Response }> {
  try {
    const answer = await send({ path, access, body: encode(request, input), signal });
    return { status: answer.status, words: read(response, answer) };
  } catch (error) {
    if (!quiet) showError(error);
    throw error;
  }
}
