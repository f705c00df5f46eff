import { decode, ErrorReport, encode, MAX_REPORTS, REQUEST_CONSTANTS, reportErrors } from '@vitrina/contract';
import type { ErrorReport as Failure } from '@vitrina/federation/loader';
import { routeOf, type SiteRoute } from './routes/route-table';

/** Milliseconds that reports wait for others of the same trouble. */
const WAIT = 2_000;
/** Calls of one document at most: after these it has said enough. */
const MOST_CALLS = 5;
const MOST_TIMES = 1_000;

/** Different failures of this document, with how often each came since it was sent; 0 when all of it is sent. */
const failures = new Map<string, ErrorReport>();
let calls = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Where the nearest script on the stack is; its address without origin and query. */
function placeOf(stack = ''): string | undefined {
  const [, address = '', line, column] = /(https?:\/\/[^\s()]+?):(\d+):(\d+)/.exec(stack) ?? [];
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  return path.endsWith('.js') ? `${path}:${line}:${column}` : undefined;
}

/** The path of the page as it was declared: an address may hold what somebody typed. */
const patternOf = ({ path, route }: Failure, routes: readonly SiteRoute[]): string =>
  (path ?? routeOf(routes, route)?.path ?? '/unknown').replace(/[?#\s].*/, '');

/** What is sent of a failure; undefined when it has something that the contract does not allow. */
function toReport(failure: Failure, routes: readonly SiteRoute[]): ErrorReport | undefined {
  const report: ErrorReport = {
    code: failure.code,
    phase: failure.phase,
    remote: failure.remote ?? 'shell',
    build: failure.version ?? 'unknown',
    shellBuild: failure.shellVersion ?? 'unknown',
    route: patternOf(failure, routes),
    error: /^[A-Za-z]\w{0,59}$/.test(failure.error) ? failure.error : 'Error',
    place: placeOf(failure.stack),
    times: 1,
  };
  try {
    return decode(ErrorReport, encode(ErrorReport, report));
  } catch {
    return undefined;
  }
}

/** Posts what has come since the last time, also while the document goes away. */
function post(): void {
  clearTimeout(timer);
  timer = undefined;
  const reports = [...failures.values()].filter(({ times }) => times > 0);
  if (reports.length === 0 || calls === MOST_CALLS) return;
  calls += 1;
  const body = JSON.stringify({ ...(encode(reportErrors.request, { reports }) as object), ...REQUEST_CONSTANTS });
  for (const [key, report] of failures) failures.set(key, { ...report, times: 0 });
  const address = `/api/${reportErrors.path}`;
  const type = 'application/json';
  if (navigator.sendBeacon?.(address, new Blob([body], { type }))) return;
  fetch(address, { method: 'POST', body, headers: { 'content-type': type }, keepalive: true }).catch(() => undefined);
}

addEventListener('pagehide', post);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') post();
});

/**
 * Sends a failure to the backend, with others of its time: by number, remote, build, phase and declared path, never its
 * message or address. Equal ones are counted; a document sends at most 20 different ones, in 5 calls.
 */
export function sendReport(failure: Failure, routes: readonly SiteRoute[]): void {
  const report = toReport(failure, routes);
  if (!report) return;
  const key = JSON.stringify({ ...report, times: 0 });
  const known = failures.get(key);
  if (!known && failures.size === MAX_REPORTS) return;
  failures.set(key, { ...report, times: Math.min((known?.times ?? 0) + 1, MOST_TIMES) });
  timer ??= setTimeout(post, WAIT);
}
