import type { NavigateOptions, To } from 'react-router-dom';
import { history, navigate, subscribe } from './history';

let visits = 0;
let { pathname } = history.location;
subscribe(() => {
  if (history.location.pathname === pathname) return;
  pathname = history.location.pathname;
  // What replaces is the program's own redirect (a guest's page, once they are signed in), not the customer going on.
  if (history.action !== 'REPLACE') visits += 1;
});

/**
 * Remembers the page that is open now; tells later whether it is open still, for what must not happen to a customer who
 * has gone on. Left and opened again is another visit; another query or hash is the same,
 * and so is where a redirect leads.
 */
export function currentVisit(): () => boolean {
  const visit = visits;
  return () => visits === visit;
}

type Later = Pick<NavigateOptions, 'replace' | 'state'> & {
  afterMs: number;
  /** The visit that the navigation belongs to: of the moment when its reason began, e.g. before a call. */
  isHere: () => boolean;
};

/** Goes to a path after a time, unless the customer has gone elsewhere by then. */
export function navigateLater(to: To, { afterMs, isHere, ...options }: Later): void {
  setTimeout(() => isHere() && navigate(to, options), afterMs);
}
