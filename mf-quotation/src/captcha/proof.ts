/** What was prepared for one token, and until when it is valid (ms since 1970) if it expires. */
export type Proof = { token(): Promise<string>; expiresAt: number | undefined };
