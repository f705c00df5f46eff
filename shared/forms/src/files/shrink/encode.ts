import type { Drawn } from './draw';

/** What is drawn as a file; null if there is no memory for it. */
export const encode = ({ canvas }: Pick<Drawn, 'canvas'>, type: string, quality?: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

/** Safari reads WebP but cannot write it: it would write a PNG instead. */
export async function encodesWebp(): Promise<boolean> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  return (await encode({ canvas }, 'image/webp'))?.type === 'image/webp';
}
