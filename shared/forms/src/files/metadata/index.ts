import type { FileType } from '@vitrina/contract';
import { pngParts, webpParts } from './chunks';
import { jpegParts } from './jpeg';
import type { Bytes } from './tiff';

const partsOf: Partial<Record<FileType, (bytes: Bytes) => Bytes[] | null>> = {
  'image/jpeg': jpegParts,
  'image/png': pngParts,
  'image/webp': webpParts,
};

/**
 * A picture without what it says about place, time and device; its pixels stay byte for byte.
 * @returns the same bytes if it says nothing, null if that cannot be done without drawing it anew
 */
export function withoutMetadata(bytes: Bytes, type: FileType): Bytes | null {
  const parts = partsOf[type]?.(bytes);
  if (!parts) return null;
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  // A part that says how the picture is turned is as long as the one in its place only if that says no more.
  if (size === bytes.length) return bytes;
  const clean = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    clean.set(part, at);
    at += part.length;
  }
  return clean;
}
