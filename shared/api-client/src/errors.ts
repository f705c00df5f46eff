import { decode, ErrorBody } from '@vitrina/contract';
import { notify } from '@vitrina/session-bus';

/** Why a call failed: no answer, an error status, or an answer that breaks the contract. */
export type FailureKind = 'connection' | 'timeout' | 'status' | 'contract';

const CONNECTION_TEXT = 'No pudimos conectarnos. Revisa tu conexión e inténtalo de nuevo.';
const CONTRACT_TEXT = 'Recibimos una respuesta inesperada. Inténtalo de nuevo en unos minutos.';

/** A call that failed. `message` is Spanish and may be shown; `status` is 0 if there was no answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly kind: FailureKind;
  /** identifies the request in the server's log; undefined if there was no answer */
  readonly requestId?: string;

  constructor(kind: FailureKind, status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
    this.status = status;
  }
}

/** No answer, or an incomplete one. */
export const connectionError = (cause: unknown): ApiError => {
  const isLate = (cause as { name?: string } | null)?.name === 'TimeoutError';
  return new ApiError(isLate ? 'timeout' : 'connection', 0, CONNECTION_TEXT, { cause });
};

/** An answer that does not match the contract. */
export const contractError = (status: number, cause: unknown): ApiError =>
  new ApiError('contract', status, CONTRACT_TEXT, { cause });

const errorBody = (body: unknown): ErrorBody => {
  try {
    return decode(ErrorBody, JSON.parse(body as string));
  } catch {
    return {};
  }
};

const closings = new WeakMap<ApiError, string>();

/**
 * With an active session elsewhere: the credential that closes it through the logout call. Not on the error itself,
 * which pages see.
 */
export const closingOf = (error: ApiError): string | undefined => closings.get(error);

/** An error answer, with the server's message, or else a text with the status. */
export function statusError(status: number, body: unknown): ApiError {
  const { message, text, closing } = errorBody(body);
  const error = new ApiError('status', status, message || text || `El servidor respondió con un error (${status}).`);
  if (closing) closings.set(error, closing);
  return error;
}

/** 4xx statuses that are not an answer to the request itself: a proxy's time limit and too many requests. */
const TRY_AGAIN = [408, 429];

/** Whether a retry is useless: the server has refused, or its answer breaks the contract. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'contract' || (error.kind === 'status' && error.status < 500 && !TRY_AGAIN.includes(error.status)));

/** A call whose session could not be renewed: the customer has been signed out and the page reloads. */
export class SessionLostError extends ApiError {
  constructor() {
    super('status', 401, 'Tu sesión ha terminado. Inicia sesión de nuevo.');
  }
}

/** Withdraws what the last failure of a call said, by its name. */
const withdrawals = new Map<string, () => void>();

/** The call has succeeded, or is tried again: what its last failure said is withdrawn. */
export function mended(name: string): void {
  withdrawals.get(name)?.();
  withdrawals.delete(name);
}

/**
 * Shows the error of a call as a notice, until the call is `mended`; not if the caller aborted it, nor if the session is
 * lost. `name`: the path, or the hash of a query.
 */
export function showError(error: unknown, name: string): void {
  mended(name);
  if (error instanceof ApiError && !(error instanceof SessionLostError))
    withdrawals.set(name, notify({ kind: 'error', text: error.message }));
}
