import type { UseMutationOptions } from '@tanstack/react-query';
import { call, type PageEndpoint, queryClient } from '@vitrina/api-client';
import type { Entity } from '@vitrina/contract';
import { type Attempts, attemptsOf } from './attempts';

export { type Attempts, attemptsOf };

/** A mutation's variables: the request without the attempt id, which `mutation` adds. */
export type MutationInput<Request> = 'attempt' extends keyof Request ? Omit<Request, 'attempt'> : Request;

export type MutationOptions = {
  /** the calls whose cached answers are out of date after a success, whatever their input */
  invalidates?: readonly { path: string }[];
  /** do not show a failure as a toast: the page shows it itself */
  quiet?: boolean;
  /** the page's own attempt ids, if the request contains a secret, or one call has two purposes */
  attempts?: Attempts;
};

const ofEndpoint = new Map<string, Attempts>();

/** The attempts of a call: one object, so that two presses at once get one id. */
function attemptsFor(name: string): Attempts {
  const attempts = ofEndpoint.get(name) ?? attemptsOf(name);
  ofEndpoint.set(name, attempts);
  return attempts;
}

const carriesAttempt = (request: unknown) => 'attempt' in ((request as Partial<Entity<unknown>>).table ?? {});

/**
 * React-query options of a call that changes something: `useMutation(mutation(updatePhones, { invalidates: [phones]
 * }))`. A request that has an attempt id gets one: the same for the same variables, also after a reload, so that
 * sending again after a lost answer creates nothing twice. It is never retried automatically. A failure is shown once
 * as a toast. After a success the answers of the invalidated calls are refetched, at once if they are shown, otherwise
 * when they next are; the mutation does not wait for that.
 */
export function mutation<Request, Response>(
  endpoint: PageEndpoint<Request, Response>,
  { invalidates = [], quiet = false, attempts = attemptsFor(endpoint.name) }: MutationOptions = {},
): UseMutationOptions<Response, Error, MutationInput<Request>> {
  const send = (words: unknown) => call<Request, Response>(endpoint, words as Request, { quiet });
  const sendAttempt = async (words: object) => {
    const attempt = await attempts.of(words);
    const answer = await send({ ...words, attempt });
    await attempts.end(attempt);
    return answer;
  };
  return {
    retry: false,
    async mutationFn(input) {
      const answer = await (carriesAttempt(endpoint.request) ? sendAttempt(input as object) : send(input));
      // Not in `onSuccess`, which a page may override.
      for (const { path } of invalidates) void queryClient.invalidateQueries({ queryKey: [path] });
      return answer;
    },
  };
}
