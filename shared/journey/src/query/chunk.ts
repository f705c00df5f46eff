import { useQuery } from '@vitrina/api-client';

/**
 * A part of a page whose code is a chunk of its own, loaded when it is first shown and once a document: as a query, so
 * that its waiting, failure and 'Reintentar' are those of `QueryState`.
 * @param isAsked false as long as nothing needs it
 */
export const useChunk = <Part>(name: string, load: () => Promise<Part>, isAsked = true) =>
  useQuery({
    queryKey: ['chunk', name],
    queryFn: load,
    enabled: isAsked,
    retry: false,
    meta: { quiet: true },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    refetchOnReconnect: false,
  });
