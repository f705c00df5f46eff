import { FederationError } from './errors';
import type { Lifecycles } from './lifecycles';
import { withTimeLimit } from './time-limit';

/** Milliseconds each lifecycle may take. A page on a slow phone is allowed to be slow; leaving is not worth a wait. */
export const LIFECYCLE_LIMITS = { bootstrap: 10_000, mount: 10_000, update: 3_000, unmount: 3_000 } as const;

export type Step = keyof typeof LIFECYCLE_LIMITS;

const queues = new WeakMap<Lifecycles, Promise<unknown>>();

/** Runs the jobs of one page one at a time, in the order asked for; a failed job does not hold up the next. */
export function enqueue<T>(lifecycles: Lifecycles, job: () => Promise<T>): Promise<T> {
  const before = queues.get(lifecycles) ?? Promise.resolve();
  const result = before.then(job, job);
  queues.set(lifecycles, result);
  return result;
}

/** Calls one lifecycle under its time limit. Throws VIT-201 to VIT-204 with the page's own error as cause. */
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

/** Bootstraps a page once in the life of the document; a failed bootstrap is tried again next time. */
export function bootstrapOnce(lifecycles: Lifecycles, call: () => Promise<unknown>): Promise<void> {
  const known = bootstrapped.get(lifecycles);
  if (known) return known;
  const first = callStep('bootstrap', call);
  bootstrapped.set(lifecycles, first);
  first.catch(() => bootstrapped.delete(lifecycles));
  return first;
}
