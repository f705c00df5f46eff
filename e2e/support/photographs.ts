import type { Page } from '@playwright/test';

/** A photograph as a test wants it, drawn by the browser. */
export type Photograph = {
  width: number;
  height: number;
  type: 'image/jpeg' | 'image/png';
  quality?: number;
  /** Written from its upper left corner, of capitals this many pixels high. */
  text?: { lines: string; pixels: number };
  /** How much its pixels differ by chance, as those of a camera do; below `from` only. */
  noise: { amount: number; from?: number };
  /** Its upper half is red and its left edge blue, as it is to be seen; stored turned by this orientation of Exif. */
  arrow?: 3 | 6;
};

/** Capitals of DejaVu Sans are this share of its size. */
const CAPITALS = 0.729;

/** Draws a photograph. @returns its bytes, without metadata */
export async function photograph(page: Page, wanted: Photograph): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ({ width, height, type, quality, text, noise, arrow, share }) => {
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
      pen.fillStyle = '#e8e4da';
      pen.fillRect(0, 0, width, height);
      if (arrow) {
        const [seenWidth, seenHeight] = arrow === 6 ? [height, width] : [width, height];
        pen.save();
        pen.translate(width / 2, height / 2);
        pen.rotate(arrow === 6 ? -Math.PI / 2 : Math.PI);
        pen.translate(-seenWidth / 2, -seenHeight / 2);
        pen.fillStyle = '#c01020';
        pen.fillRect(0, 0, seenWidth, seenHeight / 2);
        pen.fillStyle = '#1020c0';
        pen.fillRect(0, 0, seenWidth / 4, seenHeight);
        pen.restore();
      }
      if (text) {
        const size = text.pixels / share;
        pen.fillStyle = '#555';
        pen.font = `${size}px "DejaVu Sans"`;
        for (const [index, line] of text.lines.split('\n').entries()) pen.fillText(line, 40, 60 + index * size * 1.9);
      }
      const drawn = pen.getImageData(0, 0, width, height);
      let seed = 12_345;
      const chance = () => {
        seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
        return seed / 2 ** 32 - 0.5;
      };
      for (let at = (noise.from ?? 0) * width * 4; at < drawn.data.length; at += 4) {
        const light = (chance() + chance() + chance()) * noise.amount;
        for (let part = 0; part < 3; part++)
          drawn.data[at + part] = (drawn.data[at + part] ?? 0) + light + (chance() * noise.amount) / 3;
      }
      pen.putImageData(drawn, 0, 0);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
      const reader = new FileReader();
      await new Promise((resolve) => {
        reader.onload = resolve;
        reader.readAsDataURL(blob as Blob);
      });
      return (reader.result as string).split(',')[1] as string;
    },
    { ...wanted, share: CAPITALS },
  );
  return Buffer.from(base64, 'base64');
}

/** A JPEG with the Exif of a telephone: how it is turned, and the place where it was taken. */
export function withExif(jpeg: Buffer, orientation: number): Buffer {
  const exif = Buffer.alloc(120);
  exif.write('Exif\0\0MM\0*\0\0\0\x08\0\x02', 'latin1');
  exif.writeUInt16BE(0x0112, 16);
  exif.set([0, 3, 0, 0, 0, 1, 0, orientation], 18);
  exif.writeUInt16BE(0x8825, 28);
  exif.set([0, 4, 0, 0, 0, 1, 0, 0, 0, 38], 30);
  exif.write('\0\x01\0\x01\0\x02\0\0\0\x02S\0', 44, 'latin1'); // a place south of the equator
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}
