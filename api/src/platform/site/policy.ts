/** Third-party origins whose code pages may run: scripts, frames, what they may call, and where forms may be sent. */
export type ThirdParty = {
  scripts: readonly string[];
  frames: readonly string[];
  calls: readonly string[];
  forms?: readonly string[];
};

/** Documents of some addresses that may run more third-party code than the others. */
export type Variant = {
  thirdParty: ThirdParty;
  /** Whether it is for an address: its decoded pathname, and its query. */
  meets(pathname: string, query: URLSearchParams): boolean;
};

/** What both may run. */
export const joined = (one: ThirdParty | undefined, other: ThirdParty): ThirdParty => ({
  scripts: [...(one?.scripts ?? []), ...other.scripts],
  frames: [...(one?.frames ?? []), ...other.frames],
  calls: [...(one?.calls ?? []), ...other.calls],
  forms: [...(one?.forms ?? []), ...(other.forms ?? [])],
});

/**
 * Origins of code besides the site itself, each parsed (`platform/origins.ts`): of remotes, of QA overrides, and others by
 * configuration.
 */
export type Sources = { remotes: readonly string[]; overrides: readonly string[]; thirdParty?: ThirdParty };

const NOBODY = ["'none'"];

const directive = (name: string, sources: readonly string[]) => [name, ...sources].join(' ');

/**
 * Content-Security-Policy of a document. Nothing inline runs: the only inline styles are those with a digest. Every kind of
 * resource has a line of its own, so that `default-src` is for what has none: Firefox asks it about prefetches (ADR 0070).
 * @param styles digests of the document's own styles ('sha256-…')
 */
export function contentSecurityPolicy({ remotes, overrides, thirdParty }: Sources, styles: string[]): string {
  const files = ["'self'", ...new Set([...remotes, ...overrides])];
  // A developer's server sends its changes over a socket.
  const sockets = overrides.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    directive('default-src', files),
    directive('script-src', [...files, ...(thirdParty?.scripts ?? [])]),
    directive('style-src', [...files, ...styles.map((style) => `'${style}'`)]),
    directive('connect-src', [...files, ...sockets, ...(thirdParty?.calls ?? [])]),
    directive('frame-src', thirdParty?.frames ?? NOBODY),
    directive('worker-src', files),
    directive('media-src', NOBODY),
    directive('img-src', [...files, 'data:', 'blob:']),
    directive('font-src', files),
    directive('manifest-src', ["'self'"]),
    directive('object-src', NOBODY),
    directive('base-uri', NOBODY),
    directive('form-action', ["'self'", ...(thirdParty?.forms ?? [])]),
    directive('frame-ancestors', NOBODY),
  ].join('; ');
}

/** Headers of every document, besides its policy. */
export const DOCUMENT_HEADERS = {
  'cache-control': 'no-cache',
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  vary: 'accept-encoding',
  'x-frame-options': 'DENY',
};

/** Of documents too, where the origin is secure: elsewhere browsers ignore it, and say so on the console. */
export const OPENER_POLICY = { 'cross-origin-opener-policy': 'same-origin' };
