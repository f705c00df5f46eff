import { documentationOf, ERROR_CODES, FederationError } from './errors';
import type { PageInfo } from './registry-types';

/** What was happening when it failed. */
export type Phase = 'registry' | 'load' | 'bootstrap' | 'mount' | 'update' | 'unmount' | 'render' | 'window';

/** One failure, with everything an operator needs to find its owner. Contains no query string and no form data. */
export type ErrorReport = Partial<PageInfo> & {
  code: string;
  /** Anchor of the code in the documentation. */
  doc: string;
  phase: Phase;
  /** Pathname at the time. */
  route: string;
  /** Name of the error: `TypeError`. */
  error: string;
  message: string;
  /** If a failed call was the cause: identifies the request in the server's log. */
  requestId?: string;
  stack?: string;
  componentStack?: string;
};

const listeners = new Set<(report: ErrorReport) => void>();

/** Calls `listener` (the shell's sink) with every report. Returns a function that unsubscribes. */
export function onReport(listener: (report: ErrorReport) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const codeOf = (error: unknown, phase: Phase) => {
  if (error instanceof FederationError) return error.code;
  if (phase === 'render') return ERROR_CODES.render;
  if (phase === 'registry') return ERROR_CODES.registryUnreadable;
  if (phase === 'load') return ERROR_CODES.loadFailed;
  return phase === 'window' ? ERROR_CODES.uncaught : ERROR_CODES[phase];
};

/** Reports a failure of `info`'s owner. Never throws. */
export function report(error: unknown, phase: Phase, info: Partial<PageInfo>, componentStack?: string): void {
  const code = codeOf(error, phase);
  const failure: Error & { requestId?: string } = error instanceof Error ? error : new Error(String(error));
  const { name, message, requestId, stack } = failure;
  const entry = {
    ...info,
    code,
    doc: documentationOf(code),
    phase,
    route: location.pathname,
    error: name,
    message,
    requestId,
    stack,
  };
  for (const listener of listeners) listener(componentStack ? { ...entry, componentStack } : entry);
}
