import { type Bytes, orientationOf } from './tiff';

const nameAt = (bytes: Bytes, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const TEXTS = ['tEXt', 'zTXt', 'iTXt', 'tIME'];

/**
 * The parts of a PNG without its texts (XMP is one) and its Exif. @returns null for what is no PNG by its structure, or is
 * turned by its Exif, which not every reader heeds
 */
export function pngParts(bytes: Bytes): Bytes[] | null {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const name = nameAt(bytes, at + 4);
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return null;
    if (name === 'eXIf' && orientationOf(bytes.subarray(at + 8, end - 4)) > 1) return null;
    if (name !== 'eXIf' && !TEXTS.includes(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return parts;
    at = end;
  }
  return null;
}

/** Bits of VP8X that say that there is Exif, and XMP. */
const METADATA_FLAGS = 0x08 | 0x04;

/** The parts of a WebP without its Exif and XMP. @returns null as `pngParts` does */
export function webpParts(bytes: Bytes): Bytes[] | null {
  const view = viewOf(bytes);
  if (bytes.length < 20) return null;
  const chunks: Bytes[] = [];
  const whole = Math.min(bytes.length, 8 + view.getUint32(4, true));
  for (let at = 12; at + 8 <= whole; ) {
    const name = nameAt(bytes, at);
    const size = view.getUint32(at + 4, true);
    const chunk = bytes.subarray(at, at + 8 + size + (size % 2));
    if (at + 8 + size > bytes.length) return null;
    if (name === 'EXIF' && orientationOf(withoutMark(chunk.subarray(8))) > 1) return null;
    if (name === 'VP8X')
      chunks.push(Uint8Array.from(chunk, (byte, index) => (index === 8 ? byte & ~METADATA_FLAGS : byte)));
    else if (name !== 'EXIF' && name !== 'XMP ') chunks.push(chunk);
    at += chunk.length;
  }
  const head = bytes.slice(0, 12);
  viewOf(head).setUint32(4, 4 + chunks.reduce((sum, chunk) => sum + chunk.length, 0), true);
  return [head, ...chunks];
}

/** Some writers put the mark of JPEG's Exif before it. */
const withoutMark = (exif: Bytes) => (nameAt(exif, 0) === 'Exif' ? exif.subarray(6) : exif);
