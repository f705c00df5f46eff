import { create } from 'content-disposition';
import type { ServedFile } from './store';

/**
 * Headers of a file for a customer: of the type that its bytes show or that we wrote, never guessed anew by a browser; saved
 * rather than opened, so that neither a script in a PDF nor a page hidden in a picture runs on this site; in nobody's cache.
 */
export const fileHeaders = ({ name, mediaType }: Pick<ServedFile, 'name' | 'mediaType'>): Record<string, string> => ({
  'content-type': mediaType,
  'x-content-type-options': 'nosniff',
  // With the name in ASCII too, for what does not read RFC 8187.
  'content-disposition': create(name),
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
});
