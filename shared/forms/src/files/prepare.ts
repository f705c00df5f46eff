import { type FileType, LIMITS } from '@vitrina/contract';
import { BEGINNING_BYTES, FILE_REFUSALS, fileTypeOf, MOST_PIXELS, safeName } from '@vitrina/rules';
import { tooBig } from './file-value';
import { withoutMetadata } from './metadata';
import { type Opened, openPicture } from './picture';

/** A file that may be handed in, with its bytes before it was made smaller; or what a person should read instead. */
export type Prepared = { file: File; before?: number } | { refusal: string };

const TOO_MANY = 'Elige un solo archivo';
const UNREADABLE = 'No pudimos leer el archivo. Vuelve a elegirlo';
const NOT_SHRUNK = 'No pudimos reducir la foto. Revisa tu conexión y vuelve a elegirla';
/** Of a picture before it is shrunk: more of them do not fit into a telephone's memory. The largest cameras have 108 million. */
const MOST_SHRUNK = 120_000_000;

/** A file of what its bytes are, under a name that says so; the same file if it was that already. */
const named = (file: File, type: FileType, content: Blob = file): File => {
  const name = safeName(file.name, type);
  const isSame = content === file && name === file.name && type === file.type;
  return isSame ? file : new File([content], name, { type, lastModified: file.lastModified });
};

/**
 * Judges what was dropped, picked or photographed by its bytes. A picture loses what it says about place, time and device;
 * one that is too big is made smaller, which `onShrink` announces.
 */
export async function prepare([file, ...more]: readonly File[], onShrink: () => void): Promise<Prepared> {
  if (!file || more.length > 0) return { refusal: TOO_MANY };
  const beginning = await bytesOf(file.slice(0, BEGINNING_BYTES)).catch(() => null);
  if (!beginning) return { refusal: UNREADABLE };
  const type = fileTypeOf(beginning);
  if (type === null) return { refusal: FILE_REFUSALS.wrongType };
  if (type === 'heic') return { refusal: FILE_REFUSALS.heic };
  const typed = named(file, type);
  if (type === 'application/pdf')
    return file.size > LIMITS.fileBytes ? { refusal: tooBig(file.size) } : { file: typed };

  const picture = await openPicture(typed).catch(() => null);
  if (!picture) return { refusal: FILE_REFUSALS.damaged };
  try {
    return await preparePicture(typed, type, picture, onShrink);
  } finally {
    picture.close();
  }
}

async function preparePicture(
  file: File,
  type: FileType,
  { image, pixels }: Opened,
  onShrink: () => void,
): Promise<Prepared> {
  if (pixels > MOST_SHRUNK) return { refusal: FILE_REFUSALS.tooManyPixels };
  if (file.size <= LIMITS.fileBytes && pixels <= MOST_PIXELS) {
    const bytes = await bytesOf(file);
    const clean = withoutMetadata(bytes, type);
    if (clean === bytes) return { file };
    if (clean) return { file: named(file, type, new Blob([clean])) };
  }
  onShrink();
  try {
    const { shrink } = await import('./shrink');
    const blob = await shrink(image, type, LIMITS.fileBytes);
    return blob
      ? { file: named(file, blob.type as FileType, blob), before: file.size }
      : { refusal: FILE_REFUSALS.tooManyPixels };
  } catch {
    return { refusal: NOT_SHRUNK };
  }
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
