import { queryOptions } from '@tanstack/react-query';
import { call, type PageEndpoint } from './call';

/**
 * React-query options of a call: keyed by path and input, so that a slow answer to an earlier input never replaces a
 * later one; aborted when no component uses it. A customer's own data are refetched each time they are shown. Usage:
 * `useQuery(query(provinces, {}))`; `quiet` leaves the failure to the caller.
 */
export const query = <Request, Response>(
  endpoint: PageEndpoint<Request, Response>,
  input: Request,
  { quiet = false }: { quiet?: boolean } = {},
) =>
  queryOptions({
    queryKey: [endpoint.path, input] as const,
    queryFn: ({ signal }): Promise<Response> => call(endpoint, input, { signal, quiet: true }),
    meta: { quiet },
    ...(endpoint.access === 'customer' ? { staleTime: 0 } : {}),
  });
