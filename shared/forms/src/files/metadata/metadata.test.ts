import type { FileType } from '@vitrina/contract';
import { latin } from '../pictures.fixture';
import { withoutMetadata } from '.';
import { orientationOf, tiffWith } from './tiff';

const clean = (bytes: string, type: FileType) => {
  const given = latin(bytes);
  const result = withoutMetadata(given, type);
  return result === given ? 'the same' : result && String.fromCharCode(...result);
};
const text = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** A block of Exif with a maker, an orientation and a place, in either order of bytes. */
function exif(orientation: number, isLittle = false): string {
  const view = new DataView(new ArrayBuffer(60));
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, isLittle);
  view.setUint32(4, 8, isLittle);
  view.setUint16(8, 3, isLittle);
  for (const [index, [tag, type, value]] of [
    [0x010f, 2, 0x41000000],
    [0x0112, 3, isLittle ? orientation : orientation << 16],
    [0x8825, 4, 50],
  ].entries()) {
    const at = 10 + 12 * index;
    view.setUint16(at, tag!, isLittle);
    view.setUint16(at + 2, type!, isLittle);
    view.setUint32(at + 4, 1, isLittle);
    view.setUint32(at + 8, value!, isLittle);
  }
  return text(new Uint8Array(view.buffer));
}

describe('a JPEG', () => {
  const segment = (marker: string, content: string) =>
    `\xff${marker}${String.fromCharCode((content.length + 2) >> 8, (content.length + 2) & 255)}${content}`;
  const JFIF = segment('\xe0', 'JFIF\0\x01\x01');
  const ICC = segment('\xe2', 'ICC_PROFILE\0colours');
  const TABLES = segment('\xdb', 'tables');
  const SCAN = `${segment('\xda', 'head')}\x12\xff\0\x34\xff\xd3\x56${segment('\xc4', '\xff\xd9')}${segment('\xda', 'two')}\x78`;
  const PLAIN = `\xff\xd8${JFIF}${ICC}${TABLES}${SCAN}\xff\xd9`;
  const withBlocks = (...blocks: string[]) => PLAIN.replace(JFIF, JFIF + blocks.join(''));

  test('that says nothing stays byte for byte', () => expect(clean(PLAIN, 'image/jpeg')).toBe('the same'));

  test.each([
    ['Exif of an upright picture', segment('\xe1', `Exif\0\0${exif(1)}`)],
    ['XMP', segment('\xe1', 'http://ns.adobe.com/xap/1.0/\0<exif:GPSLatitude>0,11S')],
    ['IPTC', segment('\xed', 'Photoshop 3.0\0Quito')],
    ['a comment', segment('\xfe', 'Quito')],
    ['a list of other pictures', segment('\xe2', 'MPF\0')],
    ['broken Exif', segment('\xe1', 'Exif\0\0II')],
  ])('loses %s', (_what, block) => expect(clean(withBlocks(block), 'image/jpeg')).toBe(PLAIN));

  test.each([
    [3, false],
    [6, false],
    [8, true],
  ])('that is turned (%i) keeps that alone', (orientation, isLittle) => {
    const kept = clean(withBlocks(segment('\xe1', `Exif\0\0${exif(orientation, isLittle)}`)), 'image/jpeg');
    expect(kept).toBe(withBlocks(segment('\xe1', `Exif\0\0${text(tiffWith(orientation))}`)));
    expect(orientationOf(tiffWith(orientation))).toBe(orientation);
    expect(clean(kept!, 'image/jpeg')).toBe('the same');
  });

  test('loses the film behind it', () => expect(clean(`${PLAIN}ftypmp42 +00.1-078.4/`, 'image/jpeg')).toBe(PLAIN));
  test('may have fill bytes', () =>
    expect(clean(PLAIN.replace(TABLES, `\xff\xff${TABLES}`), 'image/jpeg')).toBe(PLAIN));
  test('without an end is kept to its last byte', () =>
    expect(clean(PLAIN.slice(0, -2), 'image/jpeg')).toBe('the same'));
  test('of no structure is drawn anew', () => expect(clean('\xff\xd8\xff\xe0', 'image/jpeg')).toBeNull());
});

describe('a PNG', () => {
  const chunk = (name: string, content: string) =>
    `${text(new Uint8Array(new Uint32Array([content.length]).buffer).reverse())}${name}${content}CRC!`;
  const HEAD = `\x89PNG\r\n\x1a\n${chunk('IHDR', 'head')}`;
  const TAIL = `${chunk('IDAT', 'pixels')}${chunk('IEND', '')}`;

  test('that says nothing stays byte for byte', () => expect(clean(HEAD + TAIL, 'image/png')).toBe('the same'));
  test.each([
    chunk('eXIf', exif(1)),
    chunk('iTXt', 'XML:com.adobe.xmp\0<exif:GPSLatitude>'),
    chunk('tEXt', 'Comment\0Quito'),
    chunk('zTXt', 'zip'),
    chunk('tIME', 'now'),
  ])('loses %j', (block) => expect(clean(HEAD + block + TAIL, 'image/png')).toBe(HEAD + TAIL));
  test('loses what stands behind it', () => expect(clean(`${HEAD}${TAIL}Quito`, 'image/png')).toBe(HEAD + TAIL));
  test.each([
    ['that is turned', HEAD + chunk('eXIf', exif(6)) + TAIL],
    ['that breaks off', HEAD + TAIL.slice(0, 12)],
    ['without an end', HEAD],
  ])('%s is drawn anew', (_what, bytes) => expect(clean(bytes, 'image/png')).toBeNull());
});

describe('a WebP', () => {
  const little = (value: number) => text(new Uint8Array(new Uint32Array([value]).buffer));
  const chunk = (name: string, content: string) =>
    name + little(content.length) + content + (content.length % 2 ? '\0' : '');
  const webp = (...chunks: string[]) => `RIFF${little(4 + chunks.join('').length)}WEBP${chunks.join('')}`;
  const flags = (byte: number) => chunk('VP8X', `${String.fromCharCode(byte)}\0\0\0size..`);
  const PIXELS = chunk('VP8 ', 'pixels!');

  test('that says nothing stays byte for byte', () => {
    expect(clean(webp(PIXELS), 'image/webp')).toBe('the same');
    expect(clean(webp(flags(0x10), PIXELS), 'image/webp')).toBe('the same');
  });
  test('loses its Exif and XMP, and no longer says that it has them', () => {
    const full = webp(flags(0x1c), PIXELS, chunk('EXIF', `Exif\0\0${exif(1)}`), chunk('XMP ', '<exif:GPSLatitude>'));
    expect(clean(full, 'image/webp')).toBe(webp(flags(0x10), PIXELS));
  });
  test.each([
    ['that is turned', webp(PIXELS, chunk('EXIF', exif(6)))],
    ['that breaks off', webp(PIXELS).slice(0, -4)],
    ['of nothing', 'RIFF\0\0\0\0WEBP'],
  ])('%s is drawn anew', (_what, bytes) => expect(clean(bytes, 'image/webp')).toBeNull());
});
