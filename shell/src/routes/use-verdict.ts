import { navigate, paths, useLocation } from '@vitrina/navigation';
import { emit, endedAt, forgetEnded, notify, sessionAtom } from '@vitrina/session-bus';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { useSite } from '../site-context';
import { routeOf, type SiteRoute } from './route-table';
import { useEnded } from './use-ended';
import { type Verdict, verdictOn } from './verdict';

/** Tells a guest why they are at home, and asks them to sign in there, to go on where they wanted to. */
function askToSignIn(returnTo: string): void {
  const wasLost = endedAt() !== null;
  if (wasLost) forgetEnded();
  const text = wasLost
    ? 'Tu sesión ha terminado. Inicia sesión para continuar donde estabas.'
    : 'Debes Iniciar Sesión primero';
  notify({ kind: 'warning', text });
  emit('sign-in-requested@1', { returnTo });
}

/** The route of the current address and what to do with it; performs each redirect once. */
export function useVerdict(): { route: SiteRoute | undefined; verdict: Verdict } {
  const { routes } = useSite();
  const location = useLocation();
  const signedIn = useAtomValue(sessionAtom) !== null;
  const redirected = useRef<typeof location>(undefined);
  const howEnded = useEnded();
  const route = useMemo(() => routeOf(routes, location.pathname), [routes, location.pathname]);
  const verdict = verdictOn(route, location.pathname, signedIn);

  useEffect(() => {
    if (verdict === 'show' || verdict === 'missing' || redirected.current === location) return;
    const ended = howEnded();
    // Its address stays for the reload that follows: what it asks for then is asked here.
    if (ended === 'lost') return;
    redirected.current = location;
    navigate(paths.home(), { replace: true });
    if (verdict !== 'sign-in-first' || ended === 'left') return;
    // Whoever has signed out is not asked to come back, nor is the next one at this computer led to their page.
    if (ended === 'elsewhere') notify({ kind: 'info', text: 'Tu sesión se cerró en otra pestaña' });
    else askToSignIn(location.pathname + location.search + location.hash);
  }, [verdict, location, howEnded]);

  return { route, verdict };
}
