import { type Bytes, orientationOf, tiffWith } from './tiff';

const [START, END, SCAN, COMMENT, EXIF] = [0xd8, 0xd9, 0xda, 0xfe, 0xe1];
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef;
/** Within a scan: a byte 0xff of the picture itself, or where it starts anew (ITU-T T.81, B.1.1.2). */
const isOfScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

const beginsWith = (segment: Bytes, text: string) =>
  [...text].every((character, index) => segment[4 + index] === character.charCodeAt(0));

/** What a picture needs to be drawn: its frame (JFIF, Adobe), and its colours (ICC). */
const isNeeded = (marker: number, segment: Bytes) =>
  marker === 0xe0 || marker === 0xee || (marker === 0xe2 && beginsWith(segment, 'ICC_PROFILE\0'));

const EXIF_MARK = 'Exif\0\0';
const exifWith = (orientation: number) => {
  const tiff = tiffWith(orientation);
  const length = 2 + EXIF_MARK.length + tiff.length;
  return Uint8Array.of(0xff, EXIF, 0, length, ...[...EXIF_MARK].map((mark) => mark.charCodeAt(0)), ...tiff);
};

/** Where the picture ends, from its first scan on; behind it telephones put films and second pictures. */
function endOf(bytes: Bytes, scan: number): number {
  let at = scan;
  while (at < bytes.length - 1) {
    if (bytes[at] !== 0xff) at += 1;
    else if (bytes[at + 1] === END) return at + 2;
    else if (bytes[at + 1] === 0xff || isOfScan(bytes[at + 1] ?? 0)) at += bytes[at + 1] === 0xff ? 1 : 2;
    else at += 2 + lengthAt(bytes, at);
  }
  return bytes.length;
}

const lengthAt = (bytes: Bytes, segment: number) => ((bytes[segment + 2] ?? 0) << 8) | (bytes[segment + 3] ?? 0);

/**
 * The parts of a JPEG without what it says about itself: Exif (all but how it is turned), XMP, comments, and whatever stands
 * behind the picture. The picture's own bytes stay. @returns null for what is no JPEG by its structure
 */
export function jpegParts(bytes: Bytes): Bytes[] | null {
  const parts = [Uint8Array.of(0xff, START)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // fill
      continue;
    }
    if (marker === SCAN) return [...parts, bytes.subarray(at, endOf(bytes, at))];
    const segment = bytes.subarray(at, at + 2 + lengthAt(bytes, at));
    if (marker === EXIF && beginsWith(segment, EXIF_MARK)) {
      const orientation = orientationOf(segment.subarray(4 + EXIF_MARK.length));
      if (orientation > 1) parts.push(exifWith(orientation));
    } else if (marker !== COMMENT && (!isApplication(marker) || isNeeded(marker, segment))) parts.push(segment);
    at += segment.length;
  }
  return null;
}
