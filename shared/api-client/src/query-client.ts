import { QueryCache, QueryClient } from '@tanstack/react-query';
import { onPurge } from '@vitrina/session-bus';
import { ApiError, mended, showError } from './errors';

/** Catalogues change when the maker publishes new data, not while a buyer looks at them. */
const CATALOGUE_STALE_MS = 5 * 60 * 1000;
const MAX_RETRIES = 2;

/** Failures worth a retry: no answer, or a server error. A refusal or an invalid answer would not change. */
const mayRecover = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'connection' || (error.kind === 'status' && error.status >= 500));

/** Live queries that have failed since their last success: shown once, not at each poll. */
const failing = new WeakSet<object>();

/** The one cache of server data. It is cleared when the session ends. */
export const queryClient = new QueryClient({
  // Here and not in `call`: a failure that is retried is shown once, after the last try.
  queryCache: new QueryCache({
    onError: (error, query) => {
      const isKnown = query.meta?.live === true && failing.has(query);
      failing.add(query);
      if (query.meta?.quiet !== true && !isKnown) showError(error, query.queryHash);
    },
    onSuccess(_, query) {
      failing.delete(query);
      mended(query.queryHash);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: CATALOGUE_STALE_MS,
      retry: (failures, error) => failures < MAX_RETRIES && mayRecover(error),
      refetchOnWindowFocus: false,
      // Offline, a query fails with its message instead of waiting without one.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

onPurge(async () => {
  await queryClient.cancelQueries();
  queryClient.clear();
});
