import { createHash, timingSafeEqual } from 'node:crypto';

/** Hex digest of the UTF-8 bytes of texts, glued together as the providers do. */
export const hexOf = (algorithm: 'sha1' | 'sha256' | 'sha512', ...texts: readonly string[]): string =>
  createHash(algorithm).update(texts.join(''), 'utf8').digest('hex');

/** Whether a given hex digest is the expected one, in constant time; upper and lower case are the same. */
export function isSameHex(given: string, expected: string): boolean {
  const [one, other] = [given.toLowerCase(), expected].map((text) => Buffer.from(text, 'utf8')) as [Buffer, Buffer];
  return one.length === other.length && timingSafeEqual(one, other);
}
