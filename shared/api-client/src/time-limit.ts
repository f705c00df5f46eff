/** A signal with a time limit, and the function that ends the limit. */
export type TimeLimit = { signal: AbortSignal; clear(): void };

/**
 * A signal that aborts after `ms` milliseconds with a TimeoutError, or with the caller's signal and its reason.
 * `AbortSignal.timeout` and `AbortSignal.any` would say the same, but are above the browser floor.
 */
export function timeLimit(ms: number, caller?: AbortSignal): TimeLimit {
  const controller = new AbortController();
  const follow = () => controller.abort(caller?.reason);
  const timer = setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), ms);
  if (caller?.aborted) follow();
  else caller?.addEventListener('abort', follow);
  const clear = () => {
    clearTimeout(timer);
    caller?.removeEventListener('abort', follow);
  };
  return { signal: controller.signal, clear };
}
