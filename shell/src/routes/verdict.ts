import { paths } from '@vitrina/navigation';
import type { SiteRoute } from './route-table';

/**
 * What to do with an address: `show` its page, `sign-in-first` (the page needs sign-in: say so and go home), `go-home`
 * (unknown path), `missing` if home itself is not in the registry and there is nowhere to go.
 */
export type Verdict = 'show' | 'sign-in-first' | 'go-home' | 'missing';

/** Specification 1, section 2: unknown paths redirect to p1; pages that need a session are not even fetched without one. */
export function verdictOn(route: SiteRoute | undefined, pathname: string, signedIn: boolean): Verdict {
  if (!route) return pathname === paths.home() ? 'missing' : 'go-home';
  return route.requiresLogin && !signedIn ? 'sign-in-first' : 'show';
}
