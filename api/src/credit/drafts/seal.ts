import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
/** The form of a sealed text: this byte, 12 of a nonce, 16 of a tag, the cipher text. */
const FORM = 1;
const NONCE = 12;
const TAG = 16;

/**
 * Encrypts a text for a place: moved to another row it does not open.
 * @param key 64 hexadecimal digits
 */
export function seal(key: string, place: string, text: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(ALGORITHM, Buffer.from(key, 'hex'), nonce, { authTagLength: TAG });
  cipher.setAAD(Buffer.from(place));
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(FORM), nonce, cipher.getAuthTag(), hidden]);
}

/** The text of a sealed one; undefined if it was sealed with another key or for another place, or was changed. */
export function unseal(key: string, place: string, sealed: Buffer): string | undefined {
  if (sealed[0] !== FORM || sealed.length < 1 + NONCE + TAG) return undefined;
  const nonce = sealed.subarray(1, 1 + NONCE);
  const decipher = createDecipheriv(ALGORITHM, Buffer.from(key, 'hex'), nonce, { authTagLength: TAG });
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(sealed.subarray(1 + NONCE, 1 + NONCE + TAG));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(1 + NONCE + TAG)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Which draft it is: sealed together with it, so that no row can be passed off as another one. */
export const placeOf = ({ negotiationId, wizard, subTab }: { negotiationId: number; wizard: string; subTab: string }) =>
  `${negotiationId}/${wizard}/${subTab}`;
