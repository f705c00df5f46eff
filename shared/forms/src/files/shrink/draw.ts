/** Pixels of a canvas at most: Safari on iPhones draws nothing on a larger one, and does not say so. */
const MOST_DRAWN = 4096 * 4096;

/** A picture on a canvas, on `scale` of its sides. `release` frees its memory at once, which iPhones have little of. */
export type Drawn = { canvas: HTMLCanvasElement; scale: number; release(): void };

/**
 * Draws an opened picture on white: what was transparent would be black in a JPEG.
 * @param asked scale of its sides, at most 1; less is taken where it has too many pixels for a canvas
 */
export function draw(image: HTMLImageElement, asked: number): Drawn {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(asked, 1, Math.sqrt(MOST_DRAWN / (naturalWidth * naturalHeight)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(naturalWidth * scale));
  canvas.height = Math.max(1, Math.floor(naturalHeight * scale));
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.imageSmoothingQuality = 'high';
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  const release = () => {
    canvas.width = canvas.height = 0;
  };
  return { canvas, scale, release };
}
