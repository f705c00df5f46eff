import { FILE_TYPES, type FileType } from '@vitrina/contract';
import { FILE_ENDINGS, fileTypeOf, safeName } from '.';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each<[string, FileType | 'heic' | null]>([
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['%PDF-1.7\n', 'application/pdf'],
  ['\0\0\0\x18ftypheic\0\0\0\0', 'heic'],
  ['\0\0\0\x18ftypmif1\0\0\0\0', 'heic'],
  ['\0\0\0\x18ftypmp42\0\0\0\0', null],
  ['RIFF\x10\0\0\0WAVEfmt ', null],
  ['GIF89a', null],
  ['<!doctype html>', null],
  [' %PDF-1.7', null],
  ['', null],
])('%j begins a file of %s', (beginning, type) => expect(fileTypeOf(bytes(beginning))).toBe(type));

test('every kind that the contract allows has its ending', () => {
  expect(Object.keys(FILE_ENDINGS)).toEqual([...FILE_TYPES]);
});

test.each([
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\ana\\año.PDF', 'año.pdf'],
  ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie_ x=1.pdf'],
  ['factura\u202efdp.exe', 'facturafdp.pdf'],
  ['n\u0303and\u00fa.pdf', 'ñandú.pdf'],
  ['..', 'archivo.pdf'],
  ['', 'archivo.pdf'],
  [`${'ñ'.repeat(300)}.pdf`, `${'ñ'.repeat(100)}.pdf`],
])('the name %j is kept as %j', (given, kept) => expect(safeName(given, 'application/pdf')).toBe(kept));

test.each<[string, FileType, string]>([
  ['IMG_1.HEIC', 'image/jpeg', 'IMG_1.jpg'],
  ['recibo.JPEG', 'image/jpeg', 'recibo.jpeg'],
  ['foto.jpg', 'image/webp', 'foto.webp'],
])('%s that is %s is called %s', (given, type, name) => expect(safeName(given, type)).toBe(name));
