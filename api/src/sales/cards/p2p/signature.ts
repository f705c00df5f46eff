import { createHash, randomBytes } from 'node:crypto';
import type { P2pConfig } from '../../../platform/config/card-providers';
import { hexOf, isSameHex } from '../hashes';

/** Base64 of the SHA-256 of the nonce's bytes, the seed and the key. The nonce is hashed raw and sent as Base64. */
export const tranKeyOf = (nonce: Buffer, seed: string, secretKey: string): string =>
  createHash('sha256').update(nonce).update(seed, 'utf8').update(secretKey, 'utf8').digest('base64');

/** The credentials of one call. */
export function authOf({ login, secretKey }: P2pConfig, now = new Date()) {
  const nonce = randomBytes(16);
  const seed = now.toISOString();
  return { login, tranKey: tranKeyOf(nonce, seed, secretKey), nonce: nonce.toString('base64'), seed };
}

/** Every state of a session or a transaction that p2p documents. */
export const P2P_STATES = [
  'APPROVED',
  'PENDING',
  'PENDING_CONFIRMATION',
  'REJECTED',
  'APPROVED_PARTIAL',
  'PARTIAL_EXPIRED',
  'FAILED',
] as const;

/** What a notification's signature covers, as it came. */
export interface SignedNotification {
  readonly requestId: string;
  readonly status: { readonly status: string; readonly date: string };
  readonly signature?: string | undefined;
}

const PREFIX = 'sha256:';

/**
 * Whether p2p has signed a notification. Nothing separates what is hashed, so that request 123 with '4APPROVED' would
 * have the signature of 1234 with 'APPROVED': only known states are believed.
 */
export function isSigned(
  { secretKey, takesSha1 }: Pick<P2pConfig, 'secretKey' | 'takesSha1'>,
  { requestId, status: { status, date }, signature = '' }: SignedNotification,
): boolean {
  if (!(P2P_STATES as readonly string[]).includes(status)) return false;
  const signed = [requestId, status, date, secretKey];
  if (signature.startsWith(PREFIX)) return isSameHex(signature.slice(PREFIX.length), hexOf('sha256', ...signed));
  return takesSha1 && isSameHex(signature, hexOf('sha1', ...signed));
}
