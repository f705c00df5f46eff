import { type ErrorReport, onReport } from '@vitrina/federation/loader';
import { track } from '@vitrina/session-bus';
import type { SiteRoute } from './routes/route-table';

/** Phases whose errors the browser prints by itself. */
const printed = (phase: ErrorReport['phase']) => phase === 'window' || phase === 'render';

/**
 * Sends every error report to the backend and where events go, and prints its documentation link to the console. The code
 * that sends is loaded with the first report, so a page without failures never loads it. Returns a function that
 * unsubscribes.
 * @param routes those that are known at the time; none before the registry has been read
 */
export const sinkReports = (routes: () => readonly SiteRoute[]): (() => void) =>
  onReport((report) => {
    const { stack, componentStack, ...event } = report;
    track('app_error', event);
    if (!printed(report.phase)) console.error(`${report.message} (${report.doc})`, { ...event, stack });
    // Without its chunk there is nobody to report to.
    void import('./send-reports').then(({ sendReport }) => sendReport(report, routes())).catch(() => undefined);
  });
