import { clusterLook } from '../cluster-look';
import type { Palette } from '../palette';
import { drawing } from './drawing';

const RING = 3;

/** The disc of several dealerships, with their number; a ring in the text colour if the chosen one is among them. */
export function clusterDisc(count: number, hasChosen: boolean, palette: Palette) {
  const { radius, text } = clusterLook(count);
  const middle = Math.ceil(radius + RING);
  const icon = drawing(middle * 2, middle * 2, (context) => {
    context.beginPath();
    context.arc(middle, middle, radius, 0, 2 * Math.PI);
    context.fillStyle = palette.marker;
    context.fill();
    context.lineWidth = RING;
    context.strokeStyle = hasChosen ? palette.ink : palette.onMarker;
    context.stroke();
    context.font = '700 13px "Manrope Variable", system-ui, sans-serif';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = palette.onMarker;
    context.fillText(text, middle, middle + 0.5);
  });
  return icon([0.5, 0.5]);
}
