/** What was done ahead of time for one token, and until when it is good (ms since 1970) if that ends. */
export type Proof = { token(): Promise<string>; expiresAt: number | undefined };
