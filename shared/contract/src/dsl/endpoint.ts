import type { Codec } from './codec';

/**
 * Who may call: `public` anybody, `customer` a signed-in customer, `credentials` nobody yet or no longer signed in
 * (the token paths: no Authorization header is sent with them).
 */
export type Access = 'public' | 'customer' | 'credentials';

/** One call of the contract: `POST /api/<path>`. */
export interface Endpoint<Request, Response> {
  readonly name: string;
  readonly path: string;
  readonly purpose: string;
  readonly access: Access;
  readonly request: Codec<Request>;
  readonly response: Codec<Response>;
  /** True when the requirement documents do not give this path and it is named here in their style. */
  readonly ours: boolean;
}

type Definition<Request, Response> = Omit<Endpoint<Request, Response>, 'access' | 'ours'> &
  Partial<Pick<Endpoint<Request, Response>, 'access' | 'ours'>>;

/** Defines a call; it is public and named by the documents unless said otherwise. */
export const endpoint = <Request, Response>(
  definition: Definition<Request, Response>,
): Endpoint<Request, Response> => ({
  access: 'public',
  ours: false,
  ...definition,
});

/** The words that a call takes. */
export type RequestOf<E> = E extends Endpoint<infer Request, infer _Response> ? Request : never;
