import { type Query, queryOptions } from '@tanstack/react-query';
import { call, type PageEndpoint, query } from '@vitrina/api-client';
import { sessionAtom, store } from '@vitrina/session-bus';

/** Including the time for an answer, a change on the server is seen within 5 s. */
const POLL_MS = 4_000;
const LONGEST_MS = 60_000;

/** After a failure the pause is as long as the call has been failing, so that each pause is twice the one before. */
const pauseOf = ({ status, errorUpdatedAt, dataUpdatedAt }: Query['state']) =>
  status === 'error' ? Math.min(Math.max(errorUpdatedAt - dataUpdatedAt, POLL_MS), LONGEST_MS) : POLL_MS;

/**
 * React-query options of a call whose answer changes by itself on the server (a payment that is being confirmed):
 * `useQuery(live(quotations, input))`. Refetched every 4 s while the page is visible, at once when it becomes visible or
 * the network is back; never while it is hidden. An equal answer keeps the data as they are, so that nothing renders. A
 * failure is shown once until the next success, and the pauses grow to a minute. A customer's data stop with the session.
 */
export const live = <Request, Response>(
  endpoint: PageEndpoint<Request, Response>,
  input: Request,
  { quiet = false }: { quiet?: boolean } = {},
) => {
  const isOver = () => endpoint.access === 'customer' && store.get(sessionAtom) === null;
  return queryOptions({
    ...query(endpoint, input),
    // A timer set before the session ended fires once more: it sends nothing and ends the polling.
    queryFn: async ({ signal }): Promise<Response> => {
      if (isOver()) throw new DOMException('The session has ended', 'AbortError');
      return call(endpoint, input, { signal, quiet: true });
    },
    refetchInterval: ({ state }) => !isOver() && pauseOf(state as Query['state']),
    refetchOnWindowFocus: 'always',
    // A network that is back is asked at once, but by the page that is seen only.
    refetchOnReconnect: () => !isOver() && document.visibilityState === 'visible' && 'always',
    meta: { quiet, live: true },
  });
};
