import { LIMITS } from '@vitrina/contract';

/** Accepted files: images and PDF, as the `accept` of an input and as media types. */
export const ACCEPT = 'image/*,application/pdf';
const isAccepted = ({ type }: File) => type.startsWith('image/') || type === 'application/pdf';

/** `1.5 MB`, `320 kB`; rounded up, so that a file one byte too large is not shown as the limit. */
export const sizeText = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB` : `${Math.ceil(bytes / 1024)} kB`;

const TOO_MANY = 'Elige un solo archivo';
const WRONG_TYPE = 'El archivo debe ser una imagen o un PDF';
const tooBig = (size: number) => `El archivo pesa ${sizeText(size)} y el máximo es ${sizeText(LIMITS.fileBytes)}`;

/** Why a file is refused; null if it is accepted. The server checks it again, by its bytes. */
export function refusalOf(file: File): string | null {
  if (!isAccepted(file)) return WRONG_TYPE;
  return file.size > LIMITS.fileBytes ? tooBig(file.size) : null;
}

/** Selects the one file to accept from what was dropped, picked or photographed, or says why there is none. */
export function admit(files: readonly File[]): { file: File } | { refusal: string } | null {
  const [file, ...more] = files;
  if (!file) return null;
  if (more.length > 0) return { refusal: TOO_MANY };
  const refusal = refusalOf(file);
  return refusal === null ? { file } : { refusal };
}
