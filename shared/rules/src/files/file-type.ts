import type { FileType } from '@vitrina/contract';

/** The ending of a file's name for each kind that customers may hand in. */
export const FILE_ENDINGS: Record<FileType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** Why a file cannot be handed in: the same words in the form and from the server, which judges every file again. */
export const FILE_REFUSALS = {
  wrongType: 'El archivo debe ser una imagen (JPG, PNG o WebP) o un PDF',
  heic: 'Las fotos HEIC no se pueden abrir en todas partes. Expórtala como JPG y vuelve a adjuntarla (en el iPhone: Ajustes, Cámara, Formatos, Más compatible)',
  damaged: 'El archivo está dañado o incompleto',
  tooManyPixels: 'La imagen es demasiado grande. Redúcela y vuelve a adjuntarla',
} as const;

/** Pixels of a picture at most: one that fits into the limit of bytes has fewer, unless it is made to fill a memory. */
export const MOST_PIXELS = 30_000_000;

/** How many bytes of a file's beginning `fileTypeOf` looks at. */
export const BEGINNING_BYTES = 16;

/** How each kind begins, in Latin-1. */
const BEGINNINGS: readonly (readonly [(beginning: string) => boolean, FileType])[] = [
  [(beginning) => beginning.startsWith('\xff\xd8\xff'), 'image/jpeg'],
  [(beginning) => beginning.startsWith('\x89PNG\r\n\x1a\n'), 'image/png'],
  [(beginning) => beginning.startsWith('RIFF') && beginning.slice(8, 12) === 'WEBP', 'image/webp'],
  [(beginning) => beginning.startsWith('%PDF-'), 'application/pdf'],
];
/** Brands of HEIF with HEVC pictures (ISO/IEC 23008-12): what telephones call HEIC. */
const HEIC_BEGINNING = /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s;

/**
 * What a file claims to be by its first bytes: neither its name nor what the sender says of it counts.
 * @returns null for what is neither picture nor PDF
 */
export function fileTypeOf(bytes: Uint8Array): FileType | 'heic' | null {
  const beginning = String.fromCharCode(...bytes.subarray(0, BEGINNING_BYTES));
  if (HEIC_BEGINNING.test(beginning)) return 'heic';
  return BEGINNINGS.find(([matches]) => matches(beginning))?.[1] ?? null;
}
