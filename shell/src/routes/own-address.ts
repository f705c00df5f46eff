import { routeOf, type SiteRoute } from './route-table';

/** What a browser takes for a path, not for a host: it reads a backslash as a slash, and passes over tabs and line ends. */
const PATH = /^\/(?![/\\])[^\t\n\r]*$/;

/**
 * An address to go to after signing in, if it is that of a page of this site; else undefined. Whoever asks for the dialog
 * names it, and it may come from the address bar: it must lead nobody to another site.
 */
export function ownAddress(routes: readonly SiteRoute[], asked: string | undefined): string | undefined {
  if (!asked || !PATH.test(asked)) return undefined;
  const { pathname, search, hash } = new URL(asked, location.origin);
  // Its dots may have made a host of it: `/.//other.example` is `//other.example`.
  return pathname.startsWith('//') || !routeOf(routes, pathname) ? undefined : pathname + search + hash;
}
