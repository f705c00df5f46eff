import type { RemoteEntry } from '../src/registry-types';

/** One line of `routes.json`; the first whose pattern meets the decoded pathname answers. */
export type Route = {
  /** Source of a case-insensitive regular expression. */
  pattern: string;
  /** Document, a file beside `routes.json`. */
  html: string;
  page: string;
  /** Digests of the document's inline styles, for the Content-Security-Policy. */
  styles: string[];
};

const segments = (path: string) => path.split('/').filter(Boolean);
const isParameter = (segment: string) => segment.startsWith(':');

/** Paths as pages may declare them: static segments without dots (a name with a dot is a file's to the site server) and
 * whole-segment parameters ('/:titulo/:id/resumen'). */
export const isSupportedPath = (path: string) => /^\/$|^(\/(:\w+|[\p{L}\p{N}_~-]+))+$/u.test(path);

/** What two paths that would claim the same addresses have in common. */
export const shapeOf = (path: string) =>
  `/${segments(path.toLowerCase())
    .map((segment) => (isParameter(segment) ? ':' : segment))
    .join('/')}`;

/** Regular expression of a path: case and a trailing slash do not matter, as in the shell's own router. */
export const patternOf = (path: string) =>
  `^${segments(path)
    .map((segment) => `/${isParameter(segment) ? '[^/]+' : literal(segment)}`)
    .join('')}/?$`;

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');

/** Orders paths so that a static segment is asked before a parameter, as the shell's router ranks them. */
export function byRank(a: string, b: string): number {
  const [left, right] = [segments(a), segments(b)];
  for (const [index, segment] of left.entries()) {
    const other = right[index];
    if (other !== undefined && isParameter(segment) !== isParameter(other)) return isParameter(segment) ? 1 : -1;
  }
  return right.length - left.length || a.localeCompare(b);
}

/** File name of a page's document: 'mf-account.datos-personales.html'. */
export const documentName = (remote: RemoteEntry, page: { expose: string }) =>
  `${remote.name}.${page.expose.replace('./', '')}.html`;
