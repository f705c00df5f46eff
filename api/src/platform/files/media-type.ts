import type { FileType } from '@vitrina/contract';
import { FILE_REFUSALS, fileTypeOf, MOST_PIXELS } from '@vitrina/rules';
import sharp from 'sharp';
import { Refused } from '../http/errors';

/** Reads the picture's head, not its pixels: a few bytes may stand for gigabytes of them. */
async function checkPicture(bytes: Buffer, type: FileType): Promise<void> {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refused(FILE_REFUSALS.damaged);
    });
  if (`image/${format}` !== type) throw new Refused(FILE_REFUSALS.damaged);
  if (width * height > MOST_PIXELS) throw new Refused(FILE_REFUSALS.tooManyPixels);
}

/**
 * A PDF begins with its header and ends with the place of its table of contents (ISO 32000-1, 7.5.2 and 7.5.5); a download
 * that broke off has no end. What is inside is not looked for: scripts can be hidden in compressed parts, so a PDF is never
 * opened on this site (see `fileHeaders`).
 */
function checkPdf(bytes: Buffer): void {
  const end = bytes.subarray(-2048).toString('latin1');
  const place = Number(/startxref\s+(\d{1,10})\s+%%EOF/.exec(end)?.[1] ?? Number.NaN);
  if (!/^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1')) || !(place < bytes.length)) {
    throw new Refused(FILE_REFUSALS.damaged);
  }
}

/**
 * What a file is, by its bytes alone: neither its name nor what the sender says of it counts.
 * @throws Refused for any other kind, a damaged file, or a picture of too many pixels
 */
export async function mediaTypeOf(bytes: Buffer): Promise<FileType> {
  const type = fileTypeOf(bytes);
  if (type === 'heic') throw new Refused(FILE_REFUSALS.heic);
  if (!type) throw new Refused(FILE_REFUSALS.wrongType);
  if (type === 'application/pdf') checkPdf(bytes);
  else await checkPicture(bytes, type);
  return type;
}
