import { navigate, paths, useLocation } from '@vitrina/navigation';
import { endedAt, notify, sessionAtom } from '@vitrina/session-bus';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { useSite } from '../site-context';
import { routeOf, type SiteRoute } from './route-table';
import { type Verdict, verdictOn } from './verdict';

/** The route of the current address and what to do with it; performs each redirect once. */
export function useVerdict(): { route: SiteRoute | undefined; verdict: Verdict } {
  const { routes } = useSite();
  const location = useLocation();
  const signedIn = useAtomValue(sessionAtom) !== null;
  const redirected = useRef<typeof location>(undefined);
  const route = useMemo(() => routeOf(routes, location.pathname), [routes, location.pathname]);
  const verdict = verdictOn(route, location.pathname, signedIn);

  useEffect(() => {
    if (verdict === 'show' || verdict === 'missing' || redirected.current === location) return;
    redirected.current = location;
    // Whose session has ended is told that instead.
    if (verdict === 'sign-in-first' && endedAt() === null)
      notify({ kind: 'warning', text: 'Debes Iniciar Sesión primero' });
    navigate(paths.home(), { replace: true });
  }, [verdict, location]);

  return { route, verdict };
}
