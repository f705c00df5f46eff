import type { RemoteEntry } from '../src/registry-types';

/** One entry of `routes.json`; the first whose pattern matches the decoded pathname is used. */
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

/**
 * Paths that pages may declare: static segments without dots (to the site server a name with a dot is a file) and
 * whole-segment parameters ('/:titulo/:id/resumen').
 */
export const isSupportedPath = (path: string) => /^\/$|^(\/(:\w+|[\p{L}\p{N}_~-]+))+$/u.test(path);

/** A key that is equal for two paths matching the same addresses. */
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

/** Orders paths so that a static segment is tried before a parameter, as the shell's router ranks them. */
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
