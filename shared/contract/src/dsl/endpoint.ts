import type { Codec } from './codec';

/**
 * Who may make a call, and how the server knows them:
 * - `public`: anybody.
 * - `customer`: a signed-in customer, by the session in the Authorization header.
 * - `credentials`: nobody yet or no longer signed in (the token paths); the session is not sent.
 * - `token`: whoever holds a token made for this one purpose (an upload, the confirmation of an e-mail), which is sent as
 *   the Authorization header; the session is not.
 * - `provider`: a payment provider's server, by its signature. Browsers never make these calls.
 */
export type Access = 'public' | 'customer' | 'credentials' | 'token' | 'provider';

/** One call of the contract: `POST /api/<path>`. */
export interface Endpoint<Request, Response, A extends Access = Access> {
  readonly name: string;
  readonly path: string;
  readonly purpose: string;
  readonly access: A;
  readonly request: Codec<Request>;
  readonly response: Codec<Response>;
  /** True if the requirement documents do not give this path and it is named here in their style. */
  readonly ours: boolean;
}

type Definition<Request, Response, A extends Access> = Omit<Endpoint<Request, Response, A>, 'access' | 'ours'> &
  Partial<Pick<Endpoint<Request, Response, A>, 'access' | 'ours'>>;

/** Defines a call; by default it is public and its path is from the documents. */
export const endpoint = <Request, Response, A extends Access = 'public'>({
  access = 'public' as A,
  ours = false,
  ...definition
}: Definition<Request, Response, A>): Endpoint<Request, Response, A> => ({ ...definition, access, ours });

/** The decoded request of a call. */
export type RequestOf<E> = E extends Endpoint<infer Request, infer _Response> ? Request : never;
