import { createHash } from 'node:crypto';
import { P2P_CREDENTIALS } from '../provider-credentials';

/** How far the caller's clock may be off. */
const WINDOW_MS = 5 * 60_000;

/** Proof of a caller: the digest of the raw nonce, the seed as it is written and the key, in Base64. */
export const tranKeyOf = (nonce: Buffer, seed: string, secretKey: string): string =>
  createHash('sha256').update(nonce).update(seed).update(secretKey).digest('base64');

/** What a notification says, as far as it is signed. `date` is hashed as it is written. */
interface Signed {
  requestId: string;
  status: string;
  date: string;
}

/** Signature of a notification; in the form before 2.30.0 it is SHA-1 without a prefix. */
export function signatureOf(
  { requestId, status, date }: Signed,
  secretKey: string,
  form: 'sha256' | 'sha1' = 'sha256',
) {
  const digest = createHash(form).update(`${requestId}${status}${date}${secretKey}`).digest('hex');
  return form === 'sha256' ? `sha256:${digest}` : digest;
}

/**
 * The number of the error that a call's `auth` is refused with: 100 something is missing, 101 login, 102 tranKey, 103 seed.
 */
export function authErrorOf(auth: unknown, now: Date): 100 | 101 | 102 | 103 | undefined {
  const { login, tranKey, nonce, seed } = Object(auth) as Record<string, unknown>;
  for (const part of [login, tranKey, nonce, seed]) if (typeof part !== 'string' || part === '') return 100;
  if (login !== P2P_CREDENTIALS.login) return 101;
  const at = Date.parse(String(seed));
  if (Number.isNaN(at) || Math.abs(at - now.getTime()) > WINDOW_MS) return 103;
  const expected = tranKeyOf(Buffer.from(String(nonce), 'base64'), String(seed), P2P_CREDENTIALS.secretKey);
  return tranKey === expected ? undefined : 102;
}
