import { matchRoutes } from 'react-router-dom';

/** The page that owns an address, with its decoded parameters. */
export type PageMatch<Page> = { page: Page; params: Record<string, string | undefined> };

const isWellEncoded = (pathname: string) => {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
};

/**
 * Finds the page whose `path` matches `pathname`; null if there is none (the shell then goes home). Static segments
 * beat parameters whatever the order of the pages, the pathname is decoded (`%C3%B1` matches `ñ`), and a trailing slash
 * and letter case do not matter. A pathname with invalid percent-encoding matches no page.
 */
export function matchPage<Page extends { path: string }>(
  pages: readonly Page[],
  pathname: string,
): PageMatch<Page> | null {
  if (!isWellEncoded(pathname)) return null;
  const routes = pages.map((page) => ({ path: page.path, handle: page }));
  const match = matchRoutes(routes, { pathname })?.at(-1);
  return match ? { page: match.route.handle, params: match.params } : null;
}
