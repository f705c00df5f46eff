/**
 * Thrown by a submit that did not pay, so that the form stays as it was typed, and its draft with it: the customer has
 * said no, was told why, or is on the way elsewhere. It has a status, as a failed call that was reported.
 */
export class Stayed extends Error {
  readonly status = 0;
}
