/** Thrown by a save that was not tried, because the customer was told why not: nothing is reported, everything stays. */
export class Stayed extends Error {
  readonly status = 0;
}
