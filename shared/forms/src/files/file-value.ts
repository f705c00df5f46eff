import { FILE_TYPES, LIMITS } from '@vitrina/contract';
import { FILE_REFUSALS } from '@vitrina/rules';

/** The kinds that may be picked, by name: iPhones then hand in a JPEG in place of their HEIC. */
export const ACCEPT = FILE_TYPES.join();

/** `1.5 MB`, `320 kB`; rounded up, so that a file one byte too large is not shown as the limit. */
export const sizeText = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB` : `${Math.ceil(bytes / 1024)} kB`;

export const tooBig = (size: number) =>
  `El archivo pesa ${sizeText(size)} y el máximo es ${sizeText(LIMITS.fileBytes)}`;

/** What the form holds while a file is judged and made smaller: a submit must not send the one before. */
export const PENDING = new File([], '');

const isAccepted = ({ type }: File) => (FILE_TYPES as readonly string[]).includes(type);

/** Why the form's file cannot be sent; null if it can. The server judges it again, by its bytes. */
export function refusalOf(file: File): string | null {
  if (file === PENDING) return 'Espera a que el archivo esté listo';
  if (!isAccepted(file)) return FILE_REFUSALS.wrongType;
  return file.size > LIMITS.fileBytes ? tooBig(file.size) : null;
}
