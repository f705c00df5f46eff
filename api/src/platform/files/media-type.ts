import type { FileType } from '@vitrina/contract';
import sharp from 'sharp';
import { Refused } from '../http/errors';

/** Kinds of file that customers may hand in, with the ending of their names. */
export const ENDINGS: Record<FileType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** A photo of a telephone that fits into the limit of bytes has fewer; one with more is made to fill somebody's memory. */
const MOST_PIXELS = 30_000_000;

const WRONG_TYPE = 'El archivo debe ser una imagen (JPG, PNG o WebP) o un PDF';
const HEIC =
  'Las fotos HEIC no se pueden abrir en todas partes. Expórtala como JPG y vuelve a adjuntarla (en el iPhone: Ajustes, Cámara, Formatos, Más compatible)';
const DAMAGED = 'El archivo está dañado o incompleto';
const TOO_MANY_PIXELS = 'La imagen es demasiado grande. Redúcela y vuelve a adjuntarla';

/** Reads the picture's head, not its pixels: a few bytes may stand for gigabytes of them. */
async function checkPicture(bytes: Buffer, type: FileType): Promise<void> {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refused(DAMAGED);
    });
  if (`image/${format}` !== type) throw new Refused(DAMAGED);
  if (width * height > MOST_PIXELS) throw new Refused(TOO_MANY_PIXELS);
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
    throw new Refused(DAMAGED);
  }
}

/** How each kind begins, in Latin-1. What a picture really is, sharp says afterwards. */
const BEGINNINGS: readonly (readonly [(beginning: string) => boolean, FileType])[] = [
  [(beginning) => beginning.startsWith('\xff\xd8\xff'), 'image/jpeg'],
  [(beginning) => beginning.startsWith('\x89PNG\r\n\x1a\n'), 'image/png'],
  [(beginning) => beginning.startsWith('RIFF') && beginning.slice(8, 12) === 'WEBP', 'image/webp'],
  [(beginning) => beginning.startsWith('%PDF-'), 'application/pdf'],
];
/** Brands of HEIF with HEVC pictures (ISO/IEC 23008-12): what telephones call HEIC. */
const HEIC_BEGINNING = /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s;

/**
 * What a file is, by its bytes alone: neither its name nor what the sender says of it counts.
 * @throws Refused for any other kind, a damaged file, or a picture of too many pixels
 */
export async function mediaTypeOf(bytes: Buffer): Promise<FileType> {
  const beginning = bytes.subarray(0, 16).toString('latin1');
  if (HEIC_BEGINNING.test(beginning)) throw new Refused(HEIC);
  const type = BEGINNINGS.find(([matches]) => matches(beginning))?.[1];
  if (!type) throw new Refused(WRONG_TYPE);
  if (type === 'application/pdf') checkPdf(bytes);
  else await checkPicture(bytes, type);
  return type;
}
