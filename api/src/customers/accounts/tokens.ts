import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody can guess (256 bits), of characters that an Authorization value may hold. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: who reads the database cannot use it. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
