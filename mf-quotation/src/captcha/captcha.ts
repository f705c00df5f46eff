/**
 * Proof that a submit comes from a person's browser. The one interface that forms know; which service stands
 * behind it is chosen in `index.ts`.
 */
export interface Captcha {
  /** Does ahead of time what takes time, so that `token` answers at once. Call it when a form is first touched; never fails. */
  prepare(action: string): void;
  /** A token for one submit of `action`: every call gives another one. Rejects when none can be had; the user has been told then. */
  token(action: string): Promise<string>;
}
