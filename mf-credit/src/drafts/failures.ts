import { ApiError } from '@vitrina/api-client';

const CONFLICT = 409;
/** Statuses that are no answer to the draft itself: a proxy's time limit, too many requests. */
const NO_ANSWER = [408, 429];
const SHORTEST_MS = 4_000;
const LONGEST_MS = 60_000;

/** Another draft, or a save, came after the one that this was typed on. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === CONFLICT;

/** Whether the same draft may be taken later: no connection, or a server in trouble. */
export const mayRecover = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || NO_ANSWER.includes(error.status));

/** How long to wait after so many failures in a row: 4 s, 8 s, up to a minute. */
export const pauseAfter = (failures: number): number => Math.min(SHORTEST_MS * 2 ** (failures - 1), LONGEST_MS);
