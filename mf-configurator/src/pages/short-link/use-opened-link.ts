import { ApiError, query, useQuery } from '@vitrina/api-client';
import { isShortLinkCode, openShortLink } from '@vitrina/contract';
import { navigate, useLocation } from '@vitrina/navigation';
import { useEffect } from 'react';
import { linkedPath } from './linked-path';

const NOT_FOUND = 404;

/** Resolves a code and redirects, replacing this history entry: 'back' must not return here. */
export function useOpenedLink(code: string) {
  const { search } = useLocation();
  const mayExist = isShortLinkCode(code);
  const { data, error, isFetching, refetch } = useQuery({
    ...query(openShortLink, { code }, { quiet: true }),
    enabled: mayExist,
  });

  useEffect(() => {
    if (data) navigate(linkedPath(data, search), { replace: true });
  }, [data, search]);

  const isLost = !mayExist || (error instanceof ApiError && error.status === NOT_FOUND);
  const state = isLost ? 'lost' : error ? 'failed' : 'opening';
  return { state, isRetrying: isFetching, retry: refetch } as const;
}
