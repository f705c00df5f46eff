import { FederationError } from './errors';
import type { Lifecycles } from './lifecycles';
import { withTimeLimit } from './time-limit';

/**
 * Milliseconds that each lifecycle may take. A page on a slow phone may be slow; leaving must not make the user wait.
 */
export const LIFECYCLE_LIMITS = { bootstrap: 10_000, mount: 10_000, update: 3_000, unmount: 3_000 } as const;

export type Step = keyof typeof LIFECYCLE_LIMITS;

const queues = new WeakMap<Lifecycles, Promise<unknown>>();

/** Runs the jobs of one page one at a time, in order; a failed job does not block the next. */
export function enqueue<T>(lifecycles: Lifecycles, job: () => Promise<T>): Promise<T> {
  const before = queues.get(lifecycles) ?? Promise.resolve();
  const result = before.then(job, job);
  queues.set(lifecycles, result);
  return result;
}

/** Calls one lifecycle with its time limit. Throws VIT-201 to VIT-204 with the page's own error as cause. */
export async function callStep(step: Step, call: () => Promise<unknown> | undefined): Promise<void> {
  const limit = LIFECYCLE_LIMITS[step];
  const late = () => new Error(`took more than ${limit} ms`);
  try {
    await withTimeLimit(Promise.resolve(call()), limit, late);
  } catch (error) {
    throw new FederationError(step, `${step}: ${error instanceof Error ? error.message : error}`, error);
  }
}

const bootstrapped = new WeakMap<Lifecycles, Promise<void>>();

/** Bootstraps a page once per document; a failed bootstrap is retried next time. */
export function bootstrapOnce(lifecycles: Lifecycles, call: () => Promise<unknown>): Promise<void> {
  const known = bootstrapped.get(lifecycles);
  if (known) return known;
  const first = callStep('bootstrap', call);
  bootstrapped.set(lifecycles, first);
  first.catch(() => bootstrapped.delete(lifecycles));
  return first;
}
