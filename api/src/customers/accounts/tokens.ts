import { createHash, randomBytes } from 'node:crypto';

/** An unguessable secret (256 bits), of characters allowed in an Authorization value. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token: useless to whoever reads the database. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
