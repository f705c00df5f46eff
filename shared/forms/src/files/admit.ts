import { LIMITS } from '@vitrina/contract';

/** What a file may be: an image or a PDF. As the `accept` of an input, and as the types that are taken. */
export const ACCEPT = 'image/*,application/pdf';
const isAccepted = ({ type }: File) => type.startsWith('image/') || type === 'application/pdf';

/** `1.5 MB`, `320 kB`; rounded up, so that one byte too many does not read as the limit. */
export const sizeText = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB` : `${Math.ceil(bytes / 1024)} kB`;

const TOO_MANY = 'Elige un solo archivo';
const WRONG_TYPE = 'El archivo debe ser una imagen o un PDF';
const tooBig = (size: number) => `El archivo pesa ${sizeText(size)} y el máximo es ${sizeText(LIMITS.fileBytes)}`;

/** Why a file is not taken; null when it is. The server judges it again, by its bytes. */
export function refusalOf(file: File): string | null {
  if (!isAccepted(file)) return WRONG_TYPE;
  return file.size > LIMITS.fileBytes ? tooBig(file.size) : null;
}

/** What was dropped, picked or photographed: the one file to take, or why none is. */
export function admit(files: readonly File[]): { file: File } | { refusal: string } | null {
  const [file, ...more] = files;
  if (!file) return null;
  if (more.length > 0) return { refusal: TOO_MANY };
  const refusal = refusalOf(file);
  return refusal === null ? { file } : { refusal };
}
