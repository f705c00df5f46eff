/** Beginnings of files of each kind; the JPEG's is a whole one without metadata, of nothing but a scan. */
export const PICTURE = {
  jpeg: Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9),
  png: latin('\x89PNG\r\n\x1a\n'),
  pdf: latin('%PDF-1.7\n'),
  heic: latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  text: latin('hola'),
};

/** The bytes of a text in Latin-1. */
export function latin(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  HEIC: 'image/heic',
};

/** A file of that beginning, filled up to a size; a JPEG before its end. Its type follows its name, as browsers have it. */
export function fileOf(name: string, beginning: Uint8Array<ArrayBuffer>, size = beginning.length): File {
  const isJpeg = beginning === PICTURE.jpeg;
  const [head, tail] = isJpeg ? [beginning.slice(0, -2), beginning.slice(-2)] : [beginning, new Uint8Array()];
  const filling = new Uint8Array(size - beginning.length);
  return new File([head, filling, tail], name, { type: TYPES[name.split('.').pop() ?? ''] ?? '' });
}

/** jsdom opens no pictures: here each has so many pixels, or is broken. */
export function picturesOf({ width = 100, height = 100, broken = false }): void {
  URL.createObjectURL = jest.fn(({ size }: Blob) => `blob:${size}`);
  URL.revokeObjectURL = jest.fn();
  globalThis.Image = class {
    naturalWidth = width;
    naturalHeight = height;
    onload?: () => void;
    onerror?: (error: unknown) => void;
    set src(_url: string) {
      queueMicrotask(() => (broken ? this.onerror?.(new Error('broken')) : this.onload?.()));
    }
  } as unknown as typeof Image;
}

/** The bytes of a file. */
export const bytesOf = async (file: Blob) => [...new Uint8Array(await file.arrayBuffer())];
