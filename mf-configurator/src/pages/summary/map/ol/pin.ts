import type { Palette } from '../palette';
import { drawing } from './drawing';

const WIDTH = 32;
const HEIGHT = 42;
const SHAPE = 'M16 40C16 40 4 25.5 4 15.5A12 12 0 0 1 28 15.5C28 25.5 16 40 16 40Z';
/** The tip of the shape. */
const TIP: [number, number] = [0.5, 40 / HEIGHT];

/**
 * The pin of one dealership, with its tip on the position; the chosen one is larger and has a ring in the text colour.
 */
export function pin(palette: Palette, isChosen: boolean) {
  const scale = isChosen ? 1.3 : 1;
  const icon = drawing(WIDTH * scale, HEIGHT * scale, (context) => {
    context.scale(scale, scale);
    const shape = new Path2D(SHAPE);
    context.lineWidth = 3;
    context.lineJoin = 'round';
    context.strokeStyle = isChosen ? palette.ink : palette.onMarker;
    context.stroke(shape);
    context.fillStyle = isChosen ? palette.chosen : palette.marker;
    context.fill(shape);
    context.beginPath();
    context.arc(16, 15.5, 4.5, 0, 2 * Math.PI);
    context.fillStyle = palette.onMarker;
    context.fill();
  });
  return icon(TIP);
}
