import type { Locator } from '@playwright/test';
import jsqr from 'jsqr';

type Chunk = { type: string; text?: string; bytes?: number[] };

/** Letters are Latin-1 unless a code says otherwise (ISO/IEC 18004); jsqr reads UTF-8 alone, and leaves out what is none. */
const textOf = ({ text = '', bytes = [] }: Chunk): string => text || Buffer.from(bytes).toString('latin1');

/** What a telephone reads from a QR code, as it is drawn on the page. */
export async function readQr(code: Locator): Promise<string | undefined> {
  const picture = (await code.screenshot()).toString('base64');
  const { pixels, width, height } = await code.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const { width, height } = image;
    const pen = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
    pen.drawImage(image, 0, 0);
    return { pixels: Array.from(pen.getImageData(0, 0, width, height).data), width, height };
  }, picture);
  return jsqr(Uint8ClampedArray.from(pixels), width, height)?.chunks.map(textOf).join('');
}
