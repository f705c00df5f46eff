import type { NavigateOptions, To } from 'react-router-dom';
import { history, navigate, subscribe } from './history';

let visits = 0;
let { pathname, search } = history.location;

/**
 * Path and query that this document was loaded for: by them the server chose its Content-Security-Policy. `history` may
 * be elsewhere by now.
 */
export const loadedFor: string = pathname + search;

const moves = new Set<() => void>();
subscribe(() => {
  const { location, action } = history;
  // A replacement is the program's own redirect (a guest's page, once they are signed in), not the customer moving on.
  const isOtherPage = location.pathname !== pathname && action !== 'REPLACE';
  const isBack = action === 'POP' && location.search !== search;
  ({ pathname, search } = location);
  if (isOtherPage) visits += 1;
  if (isOtherPage || isBack) for (const listener of [...moves]) listener();
});

/**
 * Calls back when another page has been opened, or the browser has gone back or forward within one (a sub-step): what
 * lies over the page, such as a dialog, closes then. A redirect and a hash are no move. Returns a function that
 * unsubscribes.
 */
export function onMove(listener: () => void): () => void {
  moves.add(listener);
  return () => void moves.delete(listener);
}

/**
 * Remembers the page that is open now and tells later whether it is still open, to skip what must not happen to a
 * customer who has moved on. A page left and opened again is another visit; another query or hash is the same visit,
 * and so is the target of a redirect.
 */
export function currentVisit(): () => boolean {
  const visit = visits;
  return () => visits === visit;
}

type Later = Pick<NavigateOptions, 'replace' | 'state'> & {
  afterMs: number;
  /** The visit that the navigation belongs to: of the moment when its reason arose, e.g. before a call. */
  isHere: () => boolean;
};

/** Navigates after a delay, unless the customer has moved on by then. */
export function navigateLater(to: To, { afterMs, isHere, ...options }: Later): void {
  setTimeout(() => isHere() && navigate(to, options), afterMs);
}
