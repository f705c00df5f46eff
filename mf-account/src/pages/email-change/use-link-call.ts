import { ApiError, callWithToken, useMutation } from '@vitrina/api-client';
import type { Endpoint } from '@vitrina/contract';
import { forgetLink } from './link';

const isUsedUp = (error: unknown) => error instanceof ApiError && [401, 404, 410].includes(error.status);

/** The call that a link allows. Once it was answered, or refused for good, the link is forgotten. */
export function useLinkCall<Response>(endpoint: Endpoint<Record<string, never>, Response, 'token'>, token: string) {
  const { mutate, data, error, isPending } = useMutation({
    retry: false,
    mutationFn: () => callWithToken(endpoint, token, {}, { quiet: true }),
    onSuccess: forgetLink,
    onError: (error: unknown) => isUsedUp(error) && forgetLink(),
  });
  return {
    use: () => mutate(),
    isPending,
    answer: data,
    isUsedUp: isUsedUp(error),
    /** Why it failed, in words that may be shown; it may be tried again. */
    failure: error && !isUsedUp(error) ? (error as Error).message : undefined,
  };
}
