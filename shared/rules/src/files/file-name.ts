import type { FileType } from '@vitrina/contract';
import { FILE_ENDINGS } from './file-type';

const LONGEST_STEM = 100;
const ALSO_ENDINGS: Partial<Record<FileType, RegExp>> = { 'image/jpeg': /\.jpeg$/i };

/**
 * A file's name as it is kept and shown: without folders, without characters that are not seen (line breaks and those that
 * turn the direction of writing among them) or that file systems refuse, with the ending of what the file really is. Letters
 * of every language stay, ñ in one character.
 */
export function safeName(name: string, type: FileType): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const visible = last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').replace(/[<>:"|?*]/g, '_');
  const ending = ALSO_ENDINGS[type]?.exec(visible)?.[0] ?? `.${FILE_ENDINGS[type]}`;
  const stem = visible.replace(/\.[^.]{0,10}$/, '').replace(/^[.\s]+|[.\s]+$/g, '');
  const short = [...stem].slice(0, LONGEST_STEM).join('').trim();
  return `${short || 'archivo'}${ending.toLowerCase()}`;
}
