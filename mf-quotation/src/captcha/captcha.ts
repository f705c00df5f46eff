/**
 * Proof that a submit comes from a person's browser. The only interface that forms use; the service behind it is chosen
 * in `index.ts`.
 */
export interface Captcha {
  /** Prepares a token, so that `token` returns quickly. Call it when a form is first touched; never fails. */
  prepare(action: string): void;
  /**
   * A token for one submit of `action`: every call returns another one. Rejects if none can be obtained, after telling
   * the user.
   */
  token(action: string): Promise<string>;
}
