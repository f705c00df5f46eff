import { type Access, allEndpoints, type Endpoint, isBytes } from '@vitrina/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CatalogueCache } from '../cache/cache';
import { type Counters, createCounters, type Rates } from './rates';

/** A signed-in caller. */
export interface Caller {
  accountId: number;
  sessionId: string;
}

/**
 * What the server provides for its calls. The platform depends on no subject, so how to find a session is passed in.
 */
export interface CallParts {
  /** The session that an Authorization value belongs to, and its account. @throws Unauthorized if there is none */
  authenticate(authorization: string | undefined): Promise<Caller>;
  cache: CatalogueCache;
  /** Undefined: no rate limits. */
  rates: Rates | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The contract's calls that this server answers, as registered. */
    answeredEndpoints: Endpoint<unknown, unknown>[];
    /** What `route` needs to answer calls. */
    callParts: Omit<CallParts, 'rates'> & { counters: Counters };
  }
  interface FastifyRequest {
    /** The account of the request's session; known only in customers' calls. */
    accountId: number | undefined;
    /** That session; known only in customers' calls. */
    sessionId: string | undefined;
    /** What the request's token allows; known only in calls with a token. */
    grant: unknown;
  }
  interface FastifyContextConfig {
    /** The call that `route` has registered here. */
    call?: string;
  }
}

/** The address of a call. */
export const urlOf = (endpoint: Pick<Endpoint<unknown, unknown>, 'path'>): string => `/api/${endpoint.path}`;

/** Prepares a server for `route`, and lets nothing else answer below `/api/`. Await it before the first call. */
export async function acceptCalls(app: FastifyInstance, { rates, ...parts }: CallParts): Promise<void> {
  app.decorate('answeredEndpoints', []);
  app.decorateRequest('accountId', undefined);
  app.decorateRequest('sessionId', undefined);
  app.decorateRequest('grant', undefined);
  app.decorate('callParts', { ...parts, counters: await createCounters(app, rates) });
  app.addHook('onRoute', ({ url, config }) => {
    if (url.startsWith('/api/') && config?.call === undefined) {
      throw new Error(`${url} answers without a check of who calls: register it with route()`);
    }
  });
}

/** Checks that a call needs and that its types require, at run time. */
export interface GivenChecks {
  cached: boolean;
  grant: boolean;
  signature: boolean;
}

const NEEDED: Record<Access, Omit<GivenChecks, 'cached'>> = {
  public: { grant: false, signature: false },
  customer: { grant: false, signature: false },
  credentials: { grant: false, signature: false },
  token: { grant: true, signature: false },
  provider: { grant: false, signature: true },
};

/**
 * Refuses at start what the types refuse, so that a cast does not get through either. @throws Error that names the call
 */
export function refuseUnsafe(endpoint: Endpoint<unknown, unknown>, given: GivenChecks): void {
  const refuse = (why: string) => {
    throw new Error(`${endpoint.name} (${endpoint.path}) cannot be registered: ${why}`);
  };
  const known = allEndpoints.find(({ path }) => path === endpoint.path);
  if (known && known !== endpoint) refuse('it is not what the contract says of this path');
  const needed = NEEDED[endpoint.access] ?? refuse(`nobody knows the access '${endpoint.access}'`);
  if (needed.grant !== given.grant || needed.signature !== given.signature) {
    refuse(`its access is '${endpoint.access}', and the checks given are of another`);
  }
  if (given.cached && endpoint.access !== 'public') refuse('only what anybody may read is kept for everybody');
  if (given.cached && isBytes(endpoint.response)) refuse('a file is never cached');
}

/** The token of `Bearer <token>`; undefined if there is none, or something else. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer ([A-Za-z0-9\-._+/]{1,400})$/.exec(headers.authorization ?? '')?.[1];
