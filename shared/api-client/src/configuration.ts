/** Where the API is and what happens when a session is lost. */
export type ApiConfiguration = {
  /** what precedes `/api/`: '' for this origin, or another one, e.g. of a standalone site's backend */
  baseUrl: string;
  /** called once after a session that could not be renewed has been signed out */
  reload: () => void;
  /** time limit for a whole answer */
  timeoutMs: number;
};

/** Long enough for a 1.5 MB receipt on a slow phone. */
const TIMEOUT_MS = 30_000;

export const configuration: ApiConfiguration = {
  baseUrl: '',
  reload: () => location.reload(),
  timeoutMs: TIMEOUT_MS,
};

/** Changes the given settings; call it before the first call. */
export const configureApi = (changes: Partial<ApiConfiguration>): void => {
  Object.assign(configuration, changes);
};

/** The base URL of the contract's paths. */
export const apiAddress = (): string =>
  new URL(`${configuration.baseUrl.replace(/\/$/, '')}/api/`, location.origin).href;
