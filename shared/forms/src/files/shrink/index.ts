import { type Drawn, draw } from './draw';
import { encode, encodesWebp } from './encode';

/** Text of 8 px is legible at both, not below. */
const GOOD = 0.8;
const LEAST = 0.7;
/** Of a file of `GOOD` quality, one of `LEAST` has about this share: what is far from the limit is not tried, it takes seconds. */
const SHARE = 0.82;
/** Rounds of fewer pixels; one is the rule. */
const MOST_ROUNDS = 6;

/**
 * Draws a picture anew until its bytes keep to a limit: with all its pixels first, in fewer only if that is not enough.
 * What is drawn carries no metadata.
 * @param type what it was: a PNG, often of text, is tried as a PNG first
 * @returns null if the device has no memory for it
 */
export async function shrink(image: HTMLImageElement, type: string, limit: number): Promise<Blob | null> {
  const lossy = (await encodesWebp()) ? 'image/webp' : 'image/jpeg';
  let drawn = draw(image, 1);
  let blob = type === 'image/png' ? await encode(drawn, 'image/png') : null;
  if (!fits(blob, limit)) blob = await encode(drawn, lossy, GOOD);
  let least = SHARE * (blob?.size ?? 0);
  if (blob && !fits(blob, limit) && least <= limit) {
    blob = await encode(drawn, lossy, LEAST);
    least = blob?.size ?? 0;
  }
  for (let round = 0; blob && !fits(blob, limit) && round < MOST_ROUNDS; round++) {
    drawn = drawAgain(image, drawn, Math.sqrt(limit / least) * 0.95);
    blob = await encode(drawn, lossy, LEAST);
    least = blob?.size ?? 0;
  }
  drawn.release();
  return fits(blob, limit) ? blob : null;
}

const fits = (blob: Blob | null, limit: number) => blob !== null && blob.size <= limit;

function drawAgain(image: HTMLImageElement, drawn: Drawn, smaller: number): Drawn {
  drawn.release();
  return draw(image, drawn.scale * smaller);
}
