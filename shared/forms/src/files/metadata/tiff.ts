export type Bytes = Uint8Array<ArrayBuffer>;

const ORIENTATION = 0x0112;

const endiannessOf = (mark: number) => (mark === 0x4949 ? true : mark === 0x4d4d ? false : null);

/** How a picture is turned, 1 (upright) to 8, by a block of Exif without its `Exif\0\0` (TIFF 6.0); 1 if it does not say. */
export function orientationOf(tiff: Bytes): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (view.byteLength < 10) return 1;
  const isLittle = endiannessOf(view.getUint16(0));
  if (isLittle === null) return 1;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > view.byteLength) return 1;
  const count = view.getUint16(directory, isLittle);
  for (let entry = directory + 2; entry < directory + 2 + 12 * count && entry + 12 <= view.byteLength; entry += 12) {
    if (view.getUint16(entry, isLittle) !== ORIENTATION) continue;
    const turned = view.getUint16(entry + 8, isLittle);
    return turned >= 1 && turned <= 8 ? turned : 1;
  }
  return 1;
}

/** A block of Exif that says nothing but how the picture is turned. */
export const tiffWith = (orientation: number): Bytes =>
  Uint8Array.of(0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0);
