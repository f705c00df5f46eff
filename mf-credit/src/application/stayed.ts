/**
 * Thrown by a submit that sends nothing for good: a save that comes too early, of which the customer was told, or a
 * calculation. Everything stays as it was typed, and its draft with it. It has a status, as a failed call that was reported.
 */
export class Stayed extends Error {
  readonly status = 0;
}
