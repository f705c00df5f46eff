import { decode, ErrorReport, encode, MAX_REPORTS, REQUEST_CONSTANTS, reportErrors } from '@vitrina/contract';
import type { ErrorReport as Failure } from '@vitrina/federation/loader';
import { routeOf, type SiteRoute } from './routes/route-table';

/** Milliseconds that a report waits for others of the same cause. */
const WAIT = 2_000;
/** Maximum number of calls per document. */
const MOST_CALLS = 5;
const MOST_TIMES = 1_000;

/** Different failures of this document, with how often each occurred since it was last sent; 0 if all were sent. */
const failures = new Map<string, ErrorReport>();
let calls = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function pathOf(address: string): string {
  try {
    return new URL(address).pathname;
  } catch {
    return '';
  }
}

/** The nearest script on the stack; its address without origin and query. */
function placeOf(stack = ''): string | undefined {
  const [, address = '', line, column] = /(https?:\/\/[^\s()]+?):(\d+):(\d+)/.exec(stack) ?? [];
  const path = pathOf(address);
  return path.endsWith('.js') ? `${path}:${line}:${column}` : undefined;
}

/** The page's declared path: an address may contain what a user typed. */
const patternOf = ({ path, route }: Failure, routes: readonly SiteRoute[]): string =>
  (path ?? routeOf(routes, route)?.path ?? '/unknown').replace(/[?#\s].*/, '');

/** The part of a failure that is sent; undefined if the contract does not allow it. */
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

/** Posts what has accumulated since the last time, also while the document is closing. */
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
 * Sends a failure to the backend, batched with others: number, remote, build, phase and declared path, never its
 * message or address. Equal ones are counted; a document sends at most 20 different ones, in at most 5 calls.
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
