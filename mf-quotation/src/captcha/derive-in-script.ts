import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { DeriveKeyFunction } from 'altcha-lib/types';

/** How long one slice of the work may hold up the page, in milliseconds. */
const SLICE_MS = 8;

/**
 * PBKDF2/SHA-256 without WebCrypto: a proof of work is no secret, so nothing is lost by doing it in script.
 * @throws Error for another algorithm; the server asks for this one
 */
export const deriveInScript: DeriveKeyFunction = async ({ algorithm, cost, keyLength = 32 }, salt, password) => {
  if (algorithm !== 'PBKDF2/SHA-256') throw new Error(`captcha: ${algorithm} is not known without WebCrypto`);
  const derivedKey = await pbkdf2Async(sha256, password, salt, { c: cost, dkLen: keyLength, asyncTick: SLICE_MS });
  return { parameters: {}, derivedKey };
};
