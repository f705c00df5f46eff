import { ApiError, query, useQuery } from '@vitrina/api-client';
import { storedFile } from '@vitrina/contract';

const NOT_FOUND = 404;
const GONE = 410;

/** The bytes of a customer's file, with the media type that the server found in them. It never changes under its id. */
export function useStoredFile(id: string) {
  const options = query(storedFile, { id }, { quiet: true });
  const { data, error, refetch } = useQuery({ ...options, staleTime: Number.POSITIVE_INFINITY });
  const isMissing = error instanceof ApiError && [NOT_FOUND, GONE].includes(error.status);
  return { blob: data, isMissing, hasFailed: error !== null && !isMissing, refetch };
}
