import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TooManyRequests } from './errors';

/** Calls allowed per minute: of one address by kind, and of one customer. Each instance counts separately. */
export interface Rates {
  addressReads: number;
  addressWrites: number;
  addressSignIns: number;
  addressReports: number;
  addressProviders: number;
  customerReads: number;
  customerWrites: number;
}

/**
 * Kinds of rate limit. Each is counted separately, so that reading never blocks signing in. Reads are generous: pages
 * poll lists, and a mobile network puts many customers behind one address. So are the posts of card providers, who tell of
 * all payments from a few addresses.
 */
export type RateClass = 'read' | 'write' | 'sign-in' | 'report' | 'provider';

/** Counts a request. @throws TooManyRequests if there were too many in this minute */
type Count = (request: FastifyRequest) => Promise<void>;

/** Counters of one server, or of one that counts nothing. */
export interface Counters {
  /** By the caller's address, or its IPv6 network. */
  ofAddress: Record<RateClass, Count>;
  /** By the account of the session, after the request was authenticated. */
  ofCustomer: Record<'read' | 'write', Count>;
}

/** Addresses, or customers, that one counter remembers; the least recently seen is dropped first. */
const REMEMBERED = 20_000;

const unlimited: Count = async () => undefined;

/** Makes the counters of a server. @param rates undefined if a gateway enforces the limits */
export async function createCounters(app: FastifyInstance, rates: Rates | undefined): Promise<Counters> {
  await app.register(rateLimit, { global: false, cache: REMEMBERED });
  const counter = (max: number | undefined, keyGenerator?: (request: FastifyRequest) => string): Count => {
    if (max === undefined) return unlimited;
    const count = app.createRateLimit({ max, timeWindow: '1 minute', ...(keyGenerator && { keyGenerator }) });
    return async (request) => {
      const result = await count(request);
      if (!result.isAllowed && result.isExceeded) throw new TooManyRequests(result.ttlInSeconds);
    };
  };
  const account = (request: FastifyRequest) => String(request.accountId);
  return {
    ofAddress: {
      read: counter(rates?.addressReads),
      write: counter(rates?.addressWrites),
      'sign-in': counter(rates?.addressSignIns),
      report: counter(rates?.addressReports),
      provider: counter(rates?.addressProviders),
    },
    ofCustomer: { read: counter(rates?.customerReads, account), write: counter(rates?.customerWrites, account) },
  };
}
