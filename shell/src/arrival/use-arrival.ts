import { history, useLocation } from '@vitrina/navigation';
import { track } from '@vitrina/session-bus';
import { useEffect, useRef } from 'react';
import { type SiteRoute, titleOf } from '../routes/route-table';
import { arrive } from './arrive';
import { carryScroll, ownScrolling, rememberedScroll } from './scroll-memory';

type Location = typeof history.location;

/** A page that only rewrites its own query has not navigated. */
const isRewrite = (last: Location, next: Location) =>
  history.action === 'REPLACE' && last.pathname === next.pathname && last.hash === next.hash;

/** Whether it goes from one part of a page to another, named in its query. */
const isWithinPage = (last: Location | undefined, next: Location) =>
  last?.pathname === next.pathname && last.search !== next.search;

/**
 * After every navigation that ends on a page (redirects do not): title, page view, scroll and focus (specification 1,
 * section 2). On the first page of a visit the focus stays where the browser puts it, and within a page (a sub-step)
 * the page itself sets it.
 */
export function useArrival(route: SiteRoute | undefined): void {
  const location = useLocation();
  const last = useRef<Location>(undefined);
  const arrived = useRef(false);
  const pending = useRef<() => void>(undefined);

  useEffect(() => ownScrolling(() => history.location), []);

  useEffect(() => {
    if (last.current === location) return;
    const before = last.current;
    last.current = location;
    if (!route) return;
    const title = titleOf(route);
    document.title = title;
    if (before && isRewrite(before, location)) return carryScroll(before, location);
    track('page_view', { page: route.name, path: location.pathname, title });
    pending.current?.();
    pending.current = arrive({
      hash: location.hash,
      restore: history.action === 'POP' ? rememberedScroll(location) : 0,
      moveFocus: arrived.current && !isWithinPage(before, location),
    });
    arrived.current = true;
  }, [location, route]);
}
