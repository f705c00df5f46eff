import { type ErrorReport, onReport } from '@vitrina/federation/loader';
import { track } from '@vitrina/session-bus';

/** Phases whose errors the browser prints by itself. */
const printed = (phase: ErrorReport['phase']) => phase === 'window' || phase === 'render';

/** Sends every error report where events go, and names its documentation to whoever has the console open. */
export const sinkReports = (): (() => void) =>
  onReport((report) => {
    const { stack, componentStack, ...event } = report;
    track('app_error', event);
    if (!printed(report.phase)) console.error(`${report.message} (${report.doc})`, { ...event, stack });
  });
