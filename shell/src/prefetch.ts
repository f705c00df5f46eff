import { sessionAtom, store } from '@vitrina/session-bus';
import { routeOf } from './routes/route-table';
import { verdictOn } from './routes/verdict';
import type { Site } from './site-context';

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The path a link leads to, when it is one of this site and in this tab. */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isOurs = link?.href && link.origin === location.origin && !link.target && !link.hasAttribute('download');
  return isOurs ? link.pathname : undefined;
}

/**
 * Starts to load the page of a path, unless the guard would refuse it. A failure is not reported here: opening the page
 * tries again and reports it.
 */
export function loadAhead({ routes, loader }: Pick<Site, 'routes' | 'loader'>, path: string): void {
  const route = routeOf(routes, path);
  if (!route || verdictOn(route, path, store.get(sessionAtom) !== null) !== 'show') return;
  loader.load(route.remote, route.expose).catch(() => undefined);
}

/**
 * Loads the page behind a link when the user is about to follow it (pointer over it, finger on it, focus on it), so
 * that it opens at once. Loads nothing that the guard would refuse, and nothing for users who save data.
 * Returns a function that unsubscribes.
 */
export function prefetchOnIntent(site: Pick<Site, 'routes' | 'loader'>): () => void {
  const events = ['pointerover', 'touchstart', 'focusin'] as const;
  const tried = new Set<string>(); // a remote that is down is not asked again at every move of the pointer
  const onIntent = (event: Event) => {
    const path = pathOf(event.target);
    if (!path || tried.has(path) || savesData()) return;
    tried.add(path);
    loadAhead(site, path);
  };
  for (const event of events) addEventListener(event, onIntent, { passive: true });
  return () => {
    for (const event of events) removeEventListener(event, onIntent);
  };
}
