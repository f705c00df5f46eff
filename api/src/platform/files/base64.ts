import { FILE_LIMIT_BYTES } from '@vitrina/contract';
import { BadRequest, Refused } from '../http/errors';

const ALPHABET = /^[A-Za-z0-9+/]*={0,2}$/;

/** What a person reads of a file that is too large. */
export const TOO_LARGE = 'El archivo supera 1.5 MB';

/**
 * The bytes of a file that came as base64 (RFC 4648, section 4, padded, without line breaks). Length and one pattern: a
 * schema's own check of two megabytes takes over a second.
 * @throws Refused for an empty or too large file, BadRequest for what is no base64
 */
export function bytesOf(base64: string): Buffer {
  if (base64.length === 0) throw new Refused('El archivo está vacío');
  if (base64.length > Math.ceil(FILE_LIMIT_BYTES / 3) * 4) throw new Refused(TOO_LARGE);
  if (base64.length % 4 !== 0 || !ALPHABET.test(base64)) throw new BadRequest();
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > FILE_LIMIT_BYTES) throw new Refused(TOO_LARGE);
  return bytes;
}
