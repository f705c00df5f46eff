/**
 * Thrown by a submit that has calculated, so that the form stays as it was typed, and its draft with it: the form ends only
 * with the application. It has a status, as a failed call that was reported.
 */
export class Stayed extends Error {
  readonly status = 0;
}
