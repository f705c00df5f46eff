const KEY = 'vitrina:session-ended';

/** Notes, over the reload that follows, that the session could not be renewed, and where the customer was. */
export function noteEnded(): void {
  try {
    sessionStorage.setItem(KEY, location.pathname + location.search + location.hash);
  } catch {
    // Without storage the customer is not told.
  }
}

/** Where the customer was when their session could not be renewed; null if they have been told, or it never happened. */
export function endedAt(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The customer has been told. */
export const forgetEnded = (): void => sessionStorage.removeItem(KEY);
